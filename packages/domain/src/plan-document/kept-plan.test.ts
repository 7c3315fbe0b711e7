import { expect, test } from 'vitest';
import { baseOf, hasNewText, longestBase } from './kept-plan.ts';

test('a wording knows when the assembled text has changed, but not for a figure that was confirmed', () => {
  const base = baseOf('Sales of $5,000\u00a0◇ a month.');
  expect(base).toBe('Sales of $5,000 a month.');
  expect(baseOf('- ◇ Anna: 240 ◇ hours\n| ◇ Rent |')).toBe('- ◇ Anna: 240 hours\n| ◇ Rent |');
  const section = { text: 'We sell bread.', base };
  expect(hasNewText(section, 'Sales of $5,000 a month.')).toBe(false);
  expect(hasNewText(section, 'Sales of $6,000 a month.')).toBe(true);
  expect(hasNewText({ ...section, text: '' }, 'Sales of $6,000 a month.')).toBe(false);
  expect(hasNewText({ ...section, base: null }, 'Sales of $6,000 a month.')).toBe(false);
});

test('a long text is cut between characters', () => {
  const base = baseOf('😀'.repeat(longestBase + 1));
  expect(base.isWellFormed()).toBe(true);
  expect(Array.from(base)).toHaveLength(longestBase);
});
