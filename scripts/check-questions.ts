import { readTexts } from '../apps/server/src/platform/ai/builtin/report/texts.ts';
import type { ModuleDefinition, Question } from '../packages/domain/src/modules/define-module.ts';
import { registry } from '../packages/domain/src/modules/registry.ts';
import { root } from './root.ts';
import { readSources, type Sources } from './sources.ts';

/**
 * Finds questions whose answers nothing uses: no draft, no prompt, not the maturity rule or the figures behind it.
 * Every prompt also includes all answers as data; that alone does not count as use.
 */

const writers = /^(?:apps\/server\/src\/platform\/ai|packages\/domain\/src\/(?:modules\/maturity|ledger\/read))\//u;
const isTest = /\.test\.ts$|\/(?:testing|__snapshots__)\//u;

/**
 * @param reports the texts of the built-in reports, which name an answer as 'said.module.question'
 * @returns the questions nobody uses, as 'module.question'
 */
export function unusedQuestions(modules: readonly ModuleDefinition[], sources: Sources, reports = ''): string[] {
  const texts = [...sources].filter(([path]) => writers.test(path) && !isTest.test(path));
  return modules.flatMap(({ key, questions }) => {
    const own = texts.filter(([path]) => path.split('/').some((part) => part === key || part === `${key}.ts`));
    const isUsed = (id: string) => {
      // In a module's own files the id is enough; elsewhere another module may have a question with the same name.
      const named = new RegExp(`'${id}'|\\b${id}:|\\.${id}\\b`, 'u');
      // As two arguments, as one key ('finances/fixedCosts'), or as a property (list.marketing?.contentStrategy).
      const placed = new RegExp(`'${key}',(?:\\s*'\\w+',)*\\s*'${id}'|'${key}/${id}'|\\.${key}\\??\\.${id}\\b`, 'u');
      if (new RegExp(`(?:said|list|choice)\\.${key}\\.${id}\\b`, 'u').test(reports)) return true;
      return own.some(([, text]) => named.test(text)) || texts.some(([, text]) => placed.test(text));
    };
    // What a select states is read into the ledger, and what figures a text says is declared for its reader.
    const isRead = (question: Question) =>
      question.kind === 'select' ? question.states !== undefined : question.figures !== undefined;
    return questions.filter((question) => !isRead(question) && !isUsed(question.id)).map(({ id }) => `${key}.${id}`);
  });
}

if (import.meta.main) {
  const unused = unusedQuestions(Object.values(registry), readSources(root), Object.values(readTexts('en')).join('\n'));
  for (const question of unused) {
    process.stdout.write(`${question} is used by no draft, prompt or maturity rule; use its answer or do not ask.\n`);
  }
  process.exitCode = unused.length === 0 ? 0 : 1;
}
