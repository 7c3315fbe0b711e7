import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import type { TableKind } from '@elan/domain/ledger/row';
import { expect, it } from 'vitest';
import { rowFrom } from './check-draft.ts';

it.each<[TableKind, string, string, Record<string, unknown>]>([
  ['cost', 'fixedCosts', 'phone 60', { name: 'Phone', amount: 6_000, every: 'month' }],
  // A lawyer is rarely paid every month.
  ['cost', 'fixedCosts', 'Legal $4k', { name: 'Legal', amount: 400_000, every: null }],
  ['cost', 'fixedCosts', 'Publicité 240 $ aux deux mois', { name: 'Publicité', amount: 12_000, every: 'month' }],
  ['cost', 'fixedCosts', 'Shows 4 a year at $350', { name: 'Shows', amount: 140_000, every: 'year' }],
  ['funding', 'cashFlow', 'Member shares 3 x $5,000', { name: 'Member shares', amount: 1_500_000, source: 'savings' }],
  ['funding', 'cashFlow', 'si la ville donne sa subvention, 1 000 $', { amount: 100_000, state: 'hoped' }],
])('a %s of the words of %s: %s', (kind, question, quote, cells) => {
  const passage = { module: 'finances' as const, question, quote };
  expect(rowFrom(kind, passage, amountsOf(passage)[0]).cells).toMatchObject(cells);
});
