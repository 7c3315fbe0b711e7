import type { StoredConfirmation } from '@elan/contract/figure-check';
import { checkReport, type Mark } from '@elan/domain/figure-check/check-report';
import { contextOf } from '@elan/domain/figure-check/context-of';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Content } from './gather-content.ts';
import type { ModuleContent } from './module-content.ts';
import { withoutNextSteps } from './without-next-steps.ts';

export type CheckedText = Mark<StoredConfirmation> & { context: string };
export type CheckedModule = { module: ModuleKey; marks: readonly CheckedText[] };

/** Every figure of the texts that a document shows of each module, with what is known of it. */
export function checkedModules({ modules, checks }: Content): CheckedModule[] {
  return modules.flatMap((entry) => {
    const marks = textsOf(entry).flatMap((text) => checkedText(text, checks));
    return marks.length === 0 ? [] : [{ module: entry.module, marks }];
  });
}

/** Every figure of a text, with the words around it. */
export function checkedText(text: string, checks: Content['checks']): CheckedText[] {
  return checkReport(text, checks).map((mark) => ({ ...mark, context: contextOf(text, mark.start, mark.end) }));
}

/** What a model or the built-in engine wrote. The score of the maturity module is this product's own. */
function textsOf(entry: ModuleContent): string[] {
  const { aiResponse, aiAnalysis, selectedIdea, generatedIdeas = [], personas = [] } = entry;
  const ideas = selectedIdea === null || selectedIdea === undefined ? generatedIdeas : [selectedIdea];
  return [
    withoutNextSteps(aiResponse ?? aiAnalysis ?? ''),
    ...ideas.map(({ description }) => description),
    ...personas.flatMap(({ id: _id, nom: _nom, ...texts }) => Object.values(texts).flat()),
  ];
}
