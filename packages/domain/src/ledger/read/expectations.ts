import type { FiguresSaid } from '../../modules/define-module.ts';
import type { ModuleKey } from '../../modules/keys.ts';
import { moduleDefinition } from '../../modules/registry.ts';

/** What a question makes the reader look for: what its questionnaire declares, or the choice of one of its options. */
export type Expectation = FiguresSaid | 'select';

/** Where 'opening in May' may be said. */
const clarification = 'clarification';

export function expectationOf(module: ModuleKey, question: string): Expectation {
  if (question === clarification) return 'idea';
  const asked = questionOf(module, question);
  if (asked === undefined) return 'nothing';
  return asked.kind === 'select' ? 'select' : (asked.figures ?? 'prose');
}

/** Whether a place that is named is the place of the business. */
export function namesPlace(module: ModuleKey, question: string): boolean {
  return question === clarification || settingsIn(module, question).includes('place');
}

/** Whether months that are named are those in which the business is open. */
export function namesMonths(module: ModuleKey, question: string): boolean {
  return settingsIn(module, question).includes('months');
}

function settingsIn(module: ModuleKey, question: string): readonly ('place' | 'months')[] {
  const asked = questionOf(module, question);
  return asked === undefined || asked.kind === 'select' ? [] : (asked.settings ?? []);
}

function questionOf(module: ModuleKey, question: string) {
  return moduleDefinition(module).questions.find(({ id }) => id === question);
}
