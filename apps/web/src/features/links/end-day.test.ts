import { describe, expect, it } from 'vitest';
import { daysAfter, endOf } from './end-day.ts';

const now = new Date(2026, 1, 27, 15, 30);

describe('the end of a link', () => {
  it('is proposed as a day of the calendar', () => {
    expect(daysAfter(now, 0)).toBe('2026-02-27');
    expect(daysAfter(now, 30)).toBe('2026-03-29');
  });

  it('is the last moment of the chosen day, where the person is', () => {
    expect(endOf('2026-02-27', now)).toBe(new Date(2026, 1, 27, 23, 59, 59).toISOString());
    expect(endOf('2027-02-27', now)).not.toBeNull();
  });

  it.each(['', '2026-02-26', '2027-02-28', '2026-13-01', 'tomorrow', '20260301'])('is not %j', (field) => {
    expect(endOf(field, now)).toBeNull();
  });
});
