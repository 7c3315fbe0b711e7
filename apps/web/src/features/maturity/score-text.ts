import type { Language } from '@elan/domain/locale';
import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import { partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule-parts';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { labelled } from '../../lib/i18n/labelled.ts';
import { type Picked, pick } from '../../lib/i18n/messages.ts';
import { maturityMessages } from './messages.ts';

/** The whole score as markdown, for copying; unlike the screen it has every recommendation. */
export function scoreText(score: MaturityScore, language: Language): string {
  const words = pick(maturityMessages, language);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const areas = maturityCategories.flatMap((category) => {
    const { score: points, status, recommendations, parts, model } = score.categories[category];
    const line = words.categoryScore(maturityCategoryLabels[category][language], Math.round(points));
    const made = ruleParts.flatMap((part) => {
      const each = parts?.[part];
      if (each === undefined) return [];
      const of = words.partPoints(each.points, partPoints[part]);
      return [labelled(`${rulePartLabels[part][language]} (${of})`, each.reason, language)];
    });
    return [
      `### ${line} (${status})`,
      ...(model === undefined ? [] : [words.modelView(Math.round(model.score), model.status)]),
      list(made),
      list(recommendations),
    ];
  });
  return [
    `## ${words.overall(Math.round(score.overall))}`,
    words.meaning,
    ...explained(score, words),
    ...(score.change === undefined
      ? []
      : [words.change(Math.round(score.change.from), Math.round(score.overall)), list(score.change.reasons)]),
    ...areas,
    `## ${words.strengths}`,
    list(score.strengths),
    `## ${words.weaknesses}`,
    list(score.weaknesses),
    `## ${words.nextSteps}`,
    labelled(words.timeline, score.timeline, language),
    score.nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

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
