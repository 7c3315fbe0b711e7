import { readTexts } from '../apps/server/src/platform/ai/builtin/report/texts.ts';
import { languages } from '../packages/domain/src/locale.ts';
import type { ModuleDefinition, Question } from '../packages/domain/src/modules/define-module.ts';
import { registry } from '../packages/domain/src/modules/registry.ts';
import { root } from './root.ts';
import { readSources, type Sources } from './sources.ts';

/**
 * Finds questions whose answers nothing uses: no draft, no prompt, not the maturity rule or the figures behind it.
 * Every prompt also includes all answers as data; that alone does not count as use. And the reverse: names in the texts
 * of the reports that no questionnaire has.
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
      // As two arguments, as one key ('finances/fixedCosts'), or as a property (lines.marketing?.contentStrategy).
      const placed = new RegExp(`'${key}',(?:\\s*'\\w+',)*\\s*'${id}'|'${key}/${id}'|\\.${key}\\??\\.${id}\\b`, 'u');
      if (new RegExp(`(?:said|lines|choice)\\.${key}\\.${id}\\b`, 'u').test(reports)) return true;
      return own.some(([, text]) => named.test(text)) || texts.some(([, text]) => placed.test(text));
    };
    // What a select states is read into the ledger, and what figures a text says is declared for its reader.
    const isRead = (question: Question) =>
      question.kind === 'select' ? question.states !== undefined : question.figures !== undefined;
    return questions.filter((question) => !isRead(question) && !isUsed(question.id)).map(({ id }) => `${key}.${id}`);
  });
}

const named = /\b(?:said|lines|choice)\.(\w+)\.(\w+)/gu;
const compared = /\bchoice\.(\w+)\.(\w+) [!=]= "([^"]*)"/gu;
const cases = /\{% case choice\.(\w+)\.(\w+) %\}(.*?)\{% endcase %\}/gsu;

/**
 * Finds what a report's text names although no questionnaire has it: the engine would only leave out the block below a
 * question, or an option's value, that was renamed.
 * @param text with Liquid tags
 * @returns each as 'module.question' or 'module.question.value', once
 */
export function unknownNames(modules: readonly ModuleDefinition[], text: string): string[] {
  const questionOf = (module: string, id: string) =>
    modules.find(({ key }) => key === module)?.questions.find((question) => question.id === id);
  const questions = [...text.matchAll(named)].flatMap(([, module = '', id = '']) =>
    questionOf(module, id) === undefined ? [`${module}.${id}`] : [],
  );
  const values = [
    ...[...text.matchAll(compared)].map(([, module = '', id = '', value = '']) => ({ module, id, value })),
    ...[...text.matchAll(cases)].flatMap(([, module = '', id = '', inside = '']) =>
      [...inside.matchAll(/\{% when ([^%]*)%\}/gu)]
        .flatMap(([, list = '']) => [...list.matchAll(/"([^"]*)"/gu)])
        .map(([, value = '']) => ({ module, id, value })),
    ),
  ].flatMap(({ module, id, value }) => {
    const question = questionOf(module, id);
    const isOption = question?.kind === 'select' && question.options.some((option) => option.value === value);
    return question === undefined || isOption ? [] : [`${module}.${id}.${value}`];
  });
  return [...new Set([...questions, ...values])];
}

if (import.meta.main) {
  const unused = unusedQuestions(Object.values(registry), readSources(root), Object.values(readTexts('en')).join('\n'));
  for (const question of unused) {
    process.stdout.write(`${question} is used by no draft, prompt or maturity rule; use its answer or do not ask.\n`);
  }
  const unknown = languages.flatMap((language) =>
    Object.entries(readTexts(language)).flatMap(([file, text]) =>
      unknownNames(Object.values(registry), text).map((name) => `${language}/${file}.md: ${name}`),
    ),
  );
  for (const name of unknown) process.stdout.write(`${name} is in no questionnaire.\n`);
  process.exitCode = unused.length + unknown.length === 0 ? 0 : 1;
}
