import { describe, expect, test } from 'vitest';
import {
  entitlementsOf,
  generationLimits,
  quotaPeriodStart,
  quotaResetsAt,
  type Subscription,
  tierOf,
} from './plans.ts';

const now = new Date('2026-03-15T12:00:00Z');
const seconds = (iso: string) => Date.parse(iso) / 1000;
const subscription = (status: string, end = '2026-04-01T00:00:00Z'): Subscription => ({
  status,
  currentPeriodStart: seconds('2026-03-01T00:00:00Z'),
  currentPeriodEnd: seconds(end),
});

describe('the tier', () => {
  test.each(['active', 'trialing'])('%s means premium', (status) => {
    expect(tierOf(false, subscription(status), now)).toBe('premium');
  });

  test.each(['past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', ''])(
    '"%s" means free',
    (status) => {
      expect(tierOf(false, subscription(status), now)).toBe('free');
    },
  );

  test('no subscription means free', () => {
    expect(tierOf(false, null, now)).toBe('free');
  });

  test('a founder is a founder, subscribed or not', () => {
    expect(tierOf(true, null, now)).toBe('founder');
    expect(tierOf(true, subscription('active'), now)).toBe('founder');
  });

  test('an ended period counts for three days more, and not a second longer', () => {
    expect(tierOf(false, subscription('active', '2026-03-12T12:00:01Z'), now)).toBe('premium');
    expect(tierOf(false, subscription('active', '2026-03-12T12:00:00Z'), now)).toBe('free');
  });
});

test('the limits are 3, 100 and 999999', () => {
  expect(generationLimits).toEqual({ free: 3, premium: 100, founder: 999_999 });
});

test('what a tier includes', () => {
  expect(entitlementsOf('free')).toMatchObject({ hasPremiumAccess: false, isFounder: false, isMetered: true });
  expect(entitlementsOf('premium')).toMatchObject({ hasPremiumAccess: true, isFounder: false, isMetered: true });
  expect(entitlementsOf('founder')).toMatchObject({ hasPremiumAccess: true, isFounder: true, isMetered: false });
  expect(entitlementsOf('premium').generationLimit).toBe(100);
});

describe('the quota period', () => {
  const start = new Date('2026-01-31T08:30:00Z');
  const at = (iso: string) => quotaPeriodStart('free', start, null, new Date(iso)).toISOString();

  test('is the month since the stored start, to the minute', () => {
    expect(at('2026-01-31T08:30:00Z')).toBe('2026-01-31T08:30:00.000Z');
    expect(at('2026-02-28T08:29:59Z')).toBe('2026-01-31T08:30:00.000Z');
  });

  test('begins on the last day of a month that lacks the day, and returns to the day after it', () => {
    expect(at('2026-02-28T08:30:00Z')).toBe('2026-02-28T08:30:00.000Z');
    expect(at('2026-03-31T08:30:00Z')).toBe('2026-03-31T08:30:00.000Z');
    expect(at('2028-02-29T10:00:00Z')).toBe('2028-02-29T08:30:00.000Z');
  });

  test('stays at the stored start when the clock went back', () => {
    expect(at('2025-01-01T00:00:00Z')).toBe(start.toISOString());
  });

  test('of a founder is a month as well', () => {
    expect(quotaPeriodStart('founder', start, null, now).toISOString()).toBe('2026-02-28T08:30:00.000Z');
  });

  test('of premium is the period that was paid', () => {
    const paid = subscription('active');
    const periodStart = quotaPeriodStart('premium', start, paid, now);
    expect(periodStart.toISOString()).toBe('2026-03-01T00:00:00.000Z');
    expect(quotaResetsAt('premium', periodStart, paid, now).toISOString()).toBe('2026-04-01T00:00:00.000Z');
  });

  test('ends a month later without a subscription', () => {
    expect(quotaResetsAt('free', start, null, now).toISOString()).toBe('2026-02-28T08:30:00.000Z');
  });

  test('of a paid period that waits for its renewal never ends in the past', () => {
    const waiting = subscription('active', '2026-03-14T00:00:00Z');
    expect(quotaResetsAt('premium', start, waiting, now).toISOString()).toBe('2026-03-17T00:00:00.000Z');
  });

  test('starts when a paid plan ended without anybody saying so, with the counts of that plan left behind', () => {
    const lapsed = subscription('active', '2026-03-10T00:00:00Z');
    const paidStart = new Date('2026-03-01T00:00:00Z');
    const periodStart = quotaPeriodStart('free', paidStart, lapsed, now);
    expect(periodStart.toISOString()).toBe('2026-03-13T00:00:00.000Z');
    expect(quotaPeriodStart('free', paidStart, lapsed, new Date('2026-04-14T00:00:00Z')).toISOString()).toBe(
      '2026-04-13T00:00:00.000Z',
    );
    // Ended in the middle of the period: not later than now.
    expect(quotaPeriodStart('free', paidStart, subscription('canceled'), now)).toEqual(now);
  });

  test('is not restarted by a subscription that was never paid', () => {
    const unpaid = subscription('incomplete');
    expect(quotaPeriodStart('free', new Date('2026-03-10T00:00:00Z'), unpaid, now).toISOString()).toBe(
      '2026-03-10T00:00:00.000Z',
    );
  });

  test('of a lapsed subscriber is counted in months, not by the old subscription', () => {
    expect(quotaPeriodStart('free', start, subscription('canceled'), now).toISOString()).toBe(
      '2026-02-28T08:30:00.000Z',
    );
  });
});
