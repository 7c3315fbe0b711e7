import { expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { positionOf } from './position-of.ts';

test.each([
  [{ role: 'owner' }, 'Owner', 'Propriétaire'],
  [{ role: 'owner', title: 'Baker' }, 'Baker', 'Baker'],
  [{ role: 'employee' }, 'My pay', 'My pay'],
] as const)('a position for a lender: %j', (cells, en, fr) => {
  const person = row('person', 'My pay', cells);
  expect([positionOf(person, 'en'), positionOf(person, 'fr')]).toEqual([en, fr]);
});
