import type { Project } from '@elan/contract/projects';
import { isAnswered } from '@elan/domain/modules/define-module';
import { isFreeModule, type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { type OpenAnswer, openAnswers } from '@elan/domain/modules/open-answers';

export type OpenPlace = OpenAnswer & { readonly module: ModuleKey };

/**
 * The answers that a reader would stumble over, in the modules that were begun and that the reader's plan opens:
 * required ones that are missing, and those that say little. An optional question without an answer is no gap.
 */
export function openPlaces({ modules_data: entries }: Project, hasPremiumAccess: boolean): OpenPlace[] {
  return moduleKeys
    .filter((module) => hasPremiumAccess || isFreeModule(module))
    .flatMap((module) => {
      const { answers = {}, setAside } = entries[module] ?? {};
      if (!Object.keys(answers).some((id) => isAnswered(answers, id))) return [];
      return openAnswers(module, answers, setAside)
        .filter(({ question, words }) => question.required || words !== '')
        .map((open) => ({ ...open, module }));
    });
}
