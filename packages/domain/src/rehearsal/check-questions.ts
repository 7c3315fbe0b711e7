import { text } from '../locale.ts';
import { nothingSold, toFinishFigures } from '../modules/maturity/check-steps.ts';
import { lenderCheckLabels } from '../modules/maturity/lender-check-keys.ts';
import { lenderChecks } from '../modules/maturity/lender-checks.ts';
import { checkAsk } from './check-ask.ts';
import { plain } from './question-parts.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion } from './rehearsal-question.ts';

/** Checks fixed by the same step are one question. */
export function checkQuestions({ ledger, today }: RehearsalFacts): RehearsalQuestion[] {
  const left = lenderChecks({ ledger, today }).filter(({ result }) => result !== 'met');
  const bySteps = [...Map.groupBy(left, ({ reason, advice = reason }) => advice.en).values()];
  return bySteps.flatMap((group, index) => {
    // Where nothing is sold yet, that is the question.
    const check = group.find(({ key, advice }) => advice === nothingSold && key === 'sellable') ?? group[0];
    if (check === undefined) return [];
    if (check.advice !== undefined && toFinishFigures.includes(check.advice)) return [preparedQuestion()];
    const { ask, points } = checkAsk(check);
    return [
      {
        ...plain,
        id: questionId('check', check.key),
        source: 'check',
        weight: (check.result === 'open' ? 1_000 : 900) - index,
        ask,
        from: lenderCheckLabels[check.key],
        points,
      },
    ];
  });
}

/** Nothing can be judged while the figures are not finished: a lender asks whose they are. */
function preparedQuestion(): RehearsalQuestion {
  return {
    ...plain,
    id: questionId('check', 'prepared'),
    source: 'check',
    weight: 440,
    ask: text(
      'Who prepared these figures, and which ones have you checked yourself?',
      'Qui a préparé ces chiffres, et lesquels avez-vous vérifiés vous-même\u00a0?',
    ),
    from: text('Figures missing or to check', 'Chiffres manquants ou à vérifier'),
    points: ['who', 'source', 'date'],
  };
}
