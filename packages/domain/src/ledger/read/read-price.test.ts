import { expect, test } from 'vitest';
import { readLine } from './testing/measure.ts';

test.each([
  ['Workshop $260 per person (2 days)', 'Workshop'],
  ['Cours de voile : 260 $ par personne (2 jours)', 'Cours de voile'],
  ['80 $ le massage de 60 minutes', 'Massage de 60 minutes'],
])('%s is the price of: %s', (answer, name) => {
  const { rows } = readLine('p', answer);
  expect(rows.map((row) => row.kind === 'stream' && row.cells.name)).toEqual([name]);
});
