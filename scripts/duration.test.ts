import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [0, '0.0 s'],
  [4_210, '4.2 s'],
  [9_960, '10 s'],
  [59_400, '59 s'],
  [59_700, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('%i ms are %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
