import { expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import type { Row } from '../ledger/row.ts';
import { openPapers } from './open-papers.ts';
import { paperKeys } from './papers.ts';

const papersOf = (rows: readonly Row[], location = '') =>
  openPapers({
    ledger: { rows: [...rows], conflicts: [], differences: [], unread: [], setAside: [] },
    entries: { 'business-plan': { answers: { location } } },
    papers: { identity: 'have' },
  });

const rent = row('cost', 'Rent', { amount: 90_000, every: 'month' });

test.each([
  ['home, acreage 12 km SE of Red Deer. no rent.', [], false],
  ['Chez moi, dans mon garage', [], false],
  ['At home for now', [rent], true],
  ['A shop near my home on Gaetz Avenue', [], true],
])('a lease is asked of somebody at “%s”: %#', (location, rows, isAsked) => {
  expect(papersOf(rows, location).includes('lease')).toBe(isAsked);
});

test('a sole owner has no partners, and no employer accounts without employees', () => {
  const sole = { ...row('cost', 'form', {}), kind: 'setting', cells: { name: 'legalForm', value: 'sole' } } as Row;
  const helper = row('person', 'Helper', { role: 'employee', wage: 1_700 });
  const ofOwners = ['partners', 'workSafety'];
  const asked = (...rows: Row[]) => papersOf(rows).filter((key) => ofOwners.includes(key));
  expect(papersOf([])).toEqual(paperKeys.filter((key) => key !== 'identity'));
  expect(asked(sole)).toEqual([]);
  expect(asked(sole, helper)).toEqual(['workSafety']);
});
