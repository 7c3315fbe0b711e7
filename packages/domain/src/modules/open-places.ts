import type { Row } from '../ledger/row.ts';
import { isAnswered } from './define-module.ts';
import { type ModuleKey, moduleKeys } from './keys.ts';
import { type AnsweredEntry, type OpenAnswer, openAnswers } from './open-answers.ts';

export type OpenPlace = OpenAnswer & { readonly module: ModuleKey };

type Entries = Readonly<Partial<Record<ModuleKey, AnsweredEntry>>>;

/**
 * The answers that a reader would stumble over, in the modules that were begun: required ones that are missing, and
 * those that say little or are only filled in. An optional question without an answer is not a gap.
 */
export function openPlaces(entries: Entries, rows: readonly Row[]): OpenPlace[] {
  return moduleKeys.flatMap((module) => {
    const entry = entries[module] ?? {};
    const { answers = {} } = entry;
    if (!Object.keys(answers).some((id) => isAnswered(answers, id))) return [];
    return openAnswers(module, entry, rows)
      .filter(({ question, words }) => question.required || words !== '')
      .map((open) => ({ ...open, module }));
  });
}
