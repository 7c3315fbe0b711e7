import type { Language } from '@elan/domain/locale';
import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { pick } from '../../lib/i18n/messages.ts';
import { maturityMessages } from './messages.ts';

/** The whole score as markdown, for copying; unlike the screen it has every recommendation. */
export function scoreText(score: MaturityScore, language: Language): string {
  const words = pick(maturityMessages, language);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const areas = maturityCategories.flatMap((category) => {
    const { score: points, status, recommendations } = score.categories[category];
    const line = words.categoryScore(maturityCategoryLabels[category][language], Math.round(points));
    return [`### ${line} (${status})`, list(recommendations)];
  });
  return [
    `## ${words.overall(Math.round(score.overall))}`,
    words.meaning,
    ...(score.change === undefined
      ? []
      : [words.change(Math.round(score.change.from), Math.round(score.overall)), list(score.change.reasons)]),
    ...areas,
    `## ${words.strengths}`,
    list(score.strengths),
    `## ${words.weaknesses}`,
    list(score.weaknesses),
    `## ${words.nextSteps}`,
    `${words.timeline}${colon} ${score.timeline}`,
    score.nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
