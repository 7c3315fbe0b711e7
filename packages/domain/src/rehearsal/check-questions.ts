import { describeConflict } from '../ledger/describe-conflict.ts';
import { describeRow } from '../ledger/describe-row.ts';
import type { Conflict } from '../ledger/reading.ts';
import { rowKey } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import { nothingSold, toConfirm, toDecide } from '../modules/maturity/check-steps.ts';
import { lenderCheckLabels } from '../modules/maturity/lender-check-keys.ts';
import { lenderChecks } from '../modules/maturity/lender-checks.ts';
import { checkAsk } from './check-ask.ts';
import { inBoth, plain } from './question-parts.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion } from './rehearsal-question.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

/** Checks fixed by the same step are one question. */
export function checkQuestions({ ledger, today }: RehearsalFacts): RehearsalQuestion[] {
  const left = lenderChecks({ ledger, today }).filter(({ key, result }) => result !== 'met' && key !== 'conflicts');
  const bySteps = [...Map.groupBy(left, ({ reason, advice = reason }) => advice.en).values()];
  return bySteps.flatMap((group, index) => {
    // Where nothing is sold yet, that is the question.
    const check = group.find(({ key, advice }) => advice === nothingSold && key === 'sellable') ?? group[0];
    if (check === undefined) return [];
    // Until two figures agree, the question is which of them counts; that is asked by itself.
    if (check.advice === toDecide) return [];
    if (check.advice === toConfirm) return [preparedQuestion()];
    const { ask, points } = checkAsk(check);
    return [
      {
        ...plain,
        id: questionId('check', check.key),
        source: 'check',
        weight: (check.result === 'open' ? 1_000 : 450) - index,
        ask,
        from: lenderCheckLabels[check.key],
        points,
      },
    ];
  });
}

/** Nothing can be judged while the figures are only read from answers: a lender asks whose they are. */
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
    from: text('Figures read from your answers, not confirmed', 'Chiffres lus dans vos réponses, non confirmés'),
    points: ['who', 'source', 'date'],
  };
}

export function conflictQuestions({ ledger: { conflicts, differences } }: RehearsalFacts): RehearsalQuestion[] {
  const twoThings = (said: Text): Text =>
    text(
      `Your file says two things. ${said.en} Which one do I keep, and why?`,
      `Votre dossier dit deux choses. ${said.fr} Laquelle dois-je retenir, et pourquoi\u00a0?`,
    );
  const base = { source: 'conflict', effect: null, points: ['amount', 'source', 'reason'] } as const;
  return [
    ...conflicts.map((conflict, index): RehearsalQuestion => {
      const said = describeConflict(conflict);
      const id = questionId('conflict', conflict.id);
      return { ...base, id, weight: 900 - index, ask: twoThings(said), from: said, place: placeOf(conflict) };
    }),
    ...differences.map(({ row, now }, index): RehearsalQuestion => {
      const said = inBoth((language) => `${describeRow(row, language)} / ${describeRow(now, language)}.`);
      const id = questionId('conflict', `difference|${rowKey(row)}`);
      const place = { kind: 'row', row } as const;
      return { ...base, id, weight: 800 - index, ask: twoThings(said), from: said, place };
    }),
  ];
}

function placeOf({ total, rows: [row], open = [] }: Conflict): RehearsalQuestion['place'] {
  if (total !== undefined) return { kind: 'answer', module: total.module, question: total.question };
  const origin = row === undefined || !open.includes(row) ? undefined : Object.values(row.origins)[0];
  if (origin !== undefined && 'question' in origin)
    return { kind: 'answer', module: origin.module, question: origin.question };
  return row === undefined ? { kind: 'table' } : { kind: 'row', row };
}
