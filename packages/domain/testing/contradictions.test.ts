import { describe, expect, test } from 'vitest';
import { mergeLedger } from '../src/ledger/merge.ts';
import { readAnswers } from '../src/ledger/read/read-answers.ts';
import type { Conflict } from '../src/ledger/reading.ts';
import { type Contradictory, contradictoryPlans } from './contradictions.ts';
import { readLine } from './measure.ts';
import { ledgerOf } from './plan.ts';

/** The words of the values that a conflict compares. */
function quotesOf({ column, rows, total }: Conflict): string[] {
  const quotes = rows.flatMap((row) => {
    const origin = row.origins[row.kind === 'setting' ? 'value' : column];
    return origin !== undefined && 'quote' in origin ? [origin.quote] : [];
  });
  return total === undefined ? quotes : [...quotes, total.quote];
}

function isOf(quotes: readonly string[], [one, other]: readonly [string, string]): boolean {
  return quotes.some(
    (quote, at) => quote.includes(one) && quotes.some((each, to) => to !== at && each.includes(other)),
  );
}

const conflictsIn = (plan: Contradictory) => ledgerOf({ ...plan, wanted: [] }).conflicts.map(quotesOf);

describe.each(contradictoryPlans)('$trade', (plan) => {
  test('nothing contradicts what is about something else, or says the same', () => {
    const planted = (quotes: readonly string[]) => plan.contradictions.some((pair) => isOf(quotes, pair));
    expect(conflictsIn(plan).filter((quotes) => !planted(quotes))).toEqual([]);
  });
});

test('a price of several, and one by another time, contradict no other', () => {
  const truck = { businessIdea: 'Tacos at $5.50 each' };
  const baskets = { pricingStrategy: 'paniers 550 $ la saison' };
  const answers = [
    { idea: truck, marketing: { valueProposition: 'Three fresh tacos for $15 in 4 minutes' } },
    { finances: baskets, marketing: { valueProposition: 'Le panier à 30 $ par semaine' } },
  ];
  const found = answers.flatMap(
    (each) =>
      mergeLedger({ kept: [], refused: [], readings: [readAnswers({ answers: each, today: '2026-11' })] }).conflicts,
  );
  expect(found).toEqual([]);
});

test('most contradictions are found', () => {
  const found = contradictoryPlans.map((plan) => {
    const conflicts = conflictsIn(plan);
    return plan.contradictions.filter((pair) => conflicts.some((quotes) => isOf(quotes, pair))).length;
  });
  const all = contradictoryPlans.flatMap(({ contradictions }) => contradictions).length;
  const sum = found.reduce((total, each) => total + each, 0);
  console.info(`${sum} of ${all} contradictions found`);
  expect(sum / all).toBeGreaterThan(0.65);
});

describe('an amount that was left open', () => {
  const reading = readLine('fl', 'Rent $1,150 a month|Rent $1,400 a month with heat');
  const [open] = reading.guesses ?? [];

  test('contradicts a row, and counts nowhere', () => {
    const { rows, conflicts } = mergeLedger({ kept: [], refused: [], readings: [reading] });
    expect(rows.map(({ cells }) => cells)).toEqual([expect.objectContaining({ name: 'Rent', amount: 115_000 })]);
    expect(conflicts).toEqual([expect.objectContaining({ column: 'amount', rows: [rows[0], open], open: [open] })]);
  });

  test('is not asked about again once refused', () => {
    const { conflicts } = mergeLedger({ kept: [], refused: [open?.proposal ?? ''], readings: [reading] });
    expect(conflicts).toEqual([]);
  });
});
