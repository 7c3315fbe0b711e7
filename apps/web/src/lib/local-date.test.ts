import { expect, it } from 'vitest';
import { dayOf } from './local-date.ts';

it("reads a day as the reader's own", () => {
  const days = [0, 9, 23].map((hour) => dayOf(new Date(2025, 0, 1, hour)));
  expect(new Set(days)).toEqual(new Set(['2025-01-01']));
  expect(dayOf(new Date(2025, 0, 2, 0))).toBe('2025-01-02');
});
