import { type Answers, isAnswered } from './define-module.ts';
import { type ModuleKey, moduleKeys } from './keys.ts';
import { type OpenAnswer, openAnswers } from './open-answers.ts';
import type { SetAside } from './set-aside.ts';

export type OpenPlace = OpenAnswer & { readonly module: ModuleKey };

type Entries = Readonly<
  Partial<Record<ModuleKey, { readonly answers?: Answers | undefined; readonly setAside?: SetAside | undefined }>>
>;

/**
 * The answers that a reader would stumble over, in the modules that were begun: required ones that are missing, and
 * those that say little. An optional question without an answer is not a gap.
 */
export function openPlaces(entries: Entries): OpenPlace[] {
  return moduleKeys.flatMap((module) => {
    const { answers = {}, setAside } = entries[module] ?? {};
    if (!Object.keys(answers).some((id) => isAnswered(answers, id))) return [];
    return openAnswers(module, answers, setAside)
      .filter(({ question, words }) => question.required || words !== '')
      .map((open) => ({ ...open, module }));
  });
}
