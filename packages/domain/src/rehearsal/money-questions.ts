import { householdIn } from '../forecast/household.ts';
import { movers } from '../forecast/movers.ts';
import type { KnownPlan, PlanFigures } from '../forecast/plan-figures.ts';
import { describeRow } from '../ledger/describe-row.ts';
import { rowKey, rowsOf } from '../ledger/row.ts';
import { inBoth, text } from '../locale.ts';
import { dollarsText } from '../money/money-text.ts';
import { unprovedRows, withoutRowText } from '../papers/unproved-rows.ts';
import { changeAsk } from './change-ask.ts';
import { plain } from './question-parts.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion } from './rehearsal-question.ts';
import { rowAsk } from './row-ask.ts';

/**
 * Rows without proof, changes that leave less cash and what loans cost, by what the lowest cash depends on. While cash is
 * not known, rows without proof alone.
 */
export function moneyQuestions(plan: PlanFigures): RehearsalQuestion[] {
  const found = [
    ...unprovedRows(plan).map(({ row, without }) => ({
      size: Math.abs(without?.difference ?? 0),
      question: {
        id: questionId('row', rowKey(row)),
        source: 'row',
        ...rowAsk(row),
        from: inBoth((language) => describeRow(row, language)),
        effect: without && withoutRowText(without.lowestCash),
        place: { kind: 'row', row },
      } as const,
    })),
    ...(plan.state === 'known' ? changeQuestions(plan) : []),
  ];
  const bySize = found.toSorted((one, other) => other.size - one.size);
  return [
    ...bySize.map(({ question }, index) => ({ ...question, weight: 700 - index })),
    ...(plan.state === 'known' ? coverQuestions(plan) : []),
  ];
}

function changeQuestions(plan: KnownPlan) {
  const lowest = dollarsText(plan.forecast.lowestCash.amount);
  return movers(plan)
    .filter(({ difference }) => difference < 0)
    .flatMap(({ key, label, lowestCash: then, difference }) => {
      const ask = changeAsk(key);
      if (ask === null) return [];
      const left = dollarsText(then);
      const effect = text(
        `The lowest cash goes from ${lowest.en} to ${left.en}.`,
        `L'encaisse la plus basse passe de ${lowest.fr} à ${left.fr}.`,
      );
      const question = {
        ...plain,
        id: questionId('change', key),
        source: 'change',
        ask,
        from: label,
        effect,
        points: ['action', 'amount', 'date', 'who'],
      } as const;
      return [{ size: Math.abs(difference), question }];
    });
}

function coverQuestions({ forecast: { ratios } }: KnownPlan): RehearsalQuestion[] {
  const cover = ratios
    .filter(({ key, value }) => key === 'debtService' && value !== null)
    .sort((one, other) => (one.value ?? 0) - (other.value ?? 0))[0];
  return cover !== undefined && (cover.value ?? 0) >= 1 ? [coverQuestion(cover.year ?? 1, cover.value ?? 0)] : [];
}

/** The loans are covered; the question is by how much. A plan that does not cover them is asked about by its check. */
function coverQuestion(year: number, times: number): RehearsalQuestion {
  const cover = times.toFixed(1);
  return {
    ...plain,
    id: questionId('change', 'debtService'),
    source: 'change',
    weight: 690,
    ask: text(
      `In year ${year}, the business earns ${cover} times what the loans cost. What pays them after a bad quarter?`,
      `L'année ${year} rapporte ${cover.replace('.', ',')} fois ce que coûtent les prêts. Qu'est-ce qui les paie après un mauvais trimestre\u00a0?`,
    ),
    from: text('Debt service cover', 'Couverture du service de la dette'),
    points: ['action', 'amount', 'source', 'date'],
  };
}

/** Debts and the household: for those who may see these rows. */
export function privateQuestions({ privateRows, today }: RehearsalFacts): RehearsalQuestion[] {
  const { needs, income, debts, debtPayments } = householdIn(privateRows, today);
  const [flow] = rowsOf(privateRows, 'household').filter(({ off }) => !off);
  const [debt] = rowsOf(privateRows, 'debt').filter(({ off }) => !off);
  const base = { source: 'private', effect: null, points: ['amount', 'source', 'date', 'otherwise'] } as const;
  const found: RehearsalQuestion[] = [];
  if (flow !== undefined && needs > 0) {
    const [need, covered] = [dollarsText(needs), dollarsText(income)];
    found.push({
      ...base,
      id: questionId('private', 'household'),
      weight: 695,
      ask: text(
        `Your household needs ${need.en} a month, and ${covered.en} comes in without the business. Where does the rest come from in the first year?`,
        `Votre ménage a besoin de ${need.fr} par mois, et ${covered.fr} entrent sans l'entreprise. D'où vient le reste la première année\u00a0?`,
      ),
      from: text(`Household: ${need.en} a month`, `Ménage\u00a0: ${need.fr} par mois`),
      place: { kind: 'row', row: flow },
    });
  }
  if (debt !== undefined && debts + debtPayments > 0) {
    const [owed, paid] = [dollarsText(debts), dollarsText(debtPayments)];
    found.push({
      ...base,
      id: questionId('private', 'debts'),
      weight: 694,
      ask: text(
        `You owe ${owed.en} personally and pay ${paid.en} a month on it. How do you keep that up while the business starts?`,
        `Vous devez personnellement ${owed.fr} et remboursez ${paid.fr} par mois. Comment continuez-vous pendant le démarrage\u00a0?`,
      ),
      from: text(`Debts: ${owed.en}`, `Dettes\u00a0: ${owed.fr}`),
      place: { kind: 'row', row: debt },
    });
  }
  return found;
}
