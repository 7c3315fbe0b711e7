import { planFigures } from '@elan/domain/forecast/plan-figures';
import { knownPlan, row } from '@elan/domain/forecast/testing/rows';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { lenderRequest } from '@elan/domain/lender-facts/lender-request';
import { expect, test } from 'vitest';
import { hintsOf, isCompared, linesOf } from './request-figures.ts';

test('jobs are counted: a row without a number is one, as in the forecast', () => {
  const people = [row('person', 'My pay', { role: 'owner' }), row('person', 'Helper', { role: 'employee', count: 2 })];
  expect(linesOf(people, 'en')).toBe('1 × Owner\n2 × Helper');
  expect(linesOf(people, 'fr')).toBe('1 × Propriétaire\n2 × Helper');
});

test('an amount agrees with the figures only where somebody asked for one', () => {
  const asked = (amount: number | null) => {
    const facts = readLenderFacts([]);
    const ledger = { rows: [row('funding', 'Loan', { source: 'loan', amount: 800_000 })], conflicts: [], unread: [] };
    const plan = planFigures(ledger, { today: '2026-11' });
    return isCompared(lenderRequest({ ...facts, ask: { ...facts.ask, amount } }, plan));
  };
  expect(asked(null)).toBe(false);
  expect(asked(800_000)).toBe(true);
});

test('an empty kind and amount say what the figures have', () => {
  const line = row('funding', 'RBC', { source: 'credit_line', amount: 1_000_000, state: 'asked_for' });
  const hints = (typed: string) => {
    const facts = readLenderFacts(typed === '' ? [] : [{ fact: 'ask.kind', text: typed }]);
    return hintsOf(lenderRequest(facts, knownPlan([line])), (value) => value, 'en');
  };
  expect(hints('')).toEqual({ kind: 'Line of credit', amount: '$10,000' });
  expect(hints('credit_line')).toEqual({ amount: '$10,000' });
});
