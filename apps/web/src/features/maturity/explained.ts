import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import type { Picked } from '../../lib/i18n/messages.ts';
import type { maturityMessages } from './messages.ts';

type Words = Picked<typeof maturityMessages>;

/** How the overall score follows from the areas, and what a model thinks of it; nothing for a score of an earlier rule. */
export function explained({ overall, model, categories }: MaturityScore, words: Words): string[] {
  const areas = maturityCategories.map((key) => categories[key]);
  const average = Math.round(areas.reduce((sum, { score }) => sum + score, 0) / areas.length);
  return [
    ...(areas.every(({ parts }) => parts !== undefined) ? [words.sum(average, overall)] : []),
    ...(model === undefined ? [] : [words.views(overall, Math.round(model))]),
  ];
}
