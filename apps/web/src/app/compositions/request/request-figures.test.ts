import { row } from '@elan/domain/forecast/testing/rows';
import { expect, test } from 'vitest';
import { linesOf } from './request-figures.ts';

test('jobs are counted: a row without a number is one, as in the forecast', () => {
  const people = [row('person', 'My pay', { role: 'owner' }), row('person', 'Helper', { role: 'employee', count: 2 })];
  expect(linesOf(people, 'en')).toBe('1 × Owner\n2 × Helper');
  expect(linesOf(people, 'fr')).toBe('1 × Propriétaire\n2 × Helper');
});
