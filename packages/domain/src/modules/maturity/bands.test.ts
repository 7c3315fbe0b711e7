import { expect, test } from 'vitest';
import { ringBand, textBand } from './bands.ts';

test.each([
  [100, 'green', 'green'],
  [80, 'green', 'green'],
  [79, 'yellow', 'amber'],
  [60, 'yellow', 'amber'],
  [59, 'orange', 'red'],
  [40, 'orange', 'red'],
  [39, 'red', 'red'],
  [0, 'red', 'red'],
] as const)('%i is %s in text and %s in the ring', (score, text, ring) => {
  expect(textBand(score)).toBe(text);
  expect(ringBand(score)).toBe(ring);
});
