import { expect, test } from 'vitest';
import { formatDate, formatRelative } from './format.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [3, 'just now', "à l'instant"],
  [59, 'just now', "à l'instant"],
  [60, '1 minute ago', 'il y a 1 minute'],
  [3_599, '59 minutes ago', 'il y a 59 minutes'],
  [7_200, '2 hours ago', 'il y a 2 heures'],
  [86_400, 'yesterday', 'hier'],
  [-5, 'just now', "à l'instant"],
])('%i seconds ago reads as a person says it', (seconds, english, french) => {
  expect(formatRelative(ago(seconds), 'en', now)).toBe(english);
  expect(formatRelative(ago(seconds), 'fr', now)).toBe(french);
});

test('from a week on the day itself is told, in the order of the language', () => {
  const day = '2026-03-01T12:00:00Z';
  expect(formatRelative(day, 'en', now)).toBe('March 1, 2026');
  expect(formatDate(day, 'fr')).toBe('1 mars 2026');
});
