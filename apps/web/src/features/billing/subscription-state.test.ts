import { describe, expect, it } from 'vitest';
import { subscriptionOf } from '../../testing/subscription.ts';
import { brandName, subscriptionState } from './subscription-state.ts';

const now = new Date('2025-06-15T12:00:00Z');
const seconds = (day: string) => Date.parse(day) / 1000;
const state = (change: Parameters<typeof subscriptionOf>[0]) => subscriptionState(subscriptionOf(change), now);

describe('subscriptionState', () => {
  it('is none for whoever never had one', () => {
    expect(subscriptionState(null, now)).toEqual({ kind: 'none', endedOn: null });
  });

  it.each(['active', 'trialing'])('renews at the end of the period (%s)', (status) => {
    expect(state({ subscription_status: status })).toEqual({
      kind: 'active',
      trial: status === 'trialing',
      ends: false,
      date: new Date('2025-07-01T00:00:00Z'),
      pause: null,
    });
  });

  it('stays active while payments are paused, until a date or until they are resumed', () => {
    const resumeAt = seconds('2025-08-01T00:00:00Z');
    expect(state({ payments_paused: true, payments_resume_at: resumeAt })).toMatchObject({
      kind: 'active',
      pause: { until: new Date('2025-08-01T00:00:00Z') },
    });
    expect(state({ payments_paused: true })).toMatchObject({ kind: 'active', pause: { until: null } });
  });

  it('has no pause whose end has passed, nor one before its own end', () => {
    const over = seconds('2025-06-15T00:00:00Z');
    expect(state({ payments_paused: true, payments_resume_at: over })).toMatchObject({ pause: null });
    expect(state({ payments_paused: true, cancel_at_period_end: true })).toMatchObject({ ends: true, pause: null });
  });

  it('ends with the period when it was cancelled (PAY-019)', () => {
    expect(state({ cancel_at_period_end: true })).toMatchObject({ ends: true, date: new Date('2025-07-01T00:00:00Z') });
  });

  it('ends on the date the provider has set (L-04)', () => {
    const cancelAt = seconds('2025-06-20T00:00:00Z');
    expect(state({ cancel_at: cancelAt })).toMatchObject({ ends: true, date: new Date('2025-06-20T00:00:00Z') });
  });

  it.each(['past_due', 'unpaid'])('waits for a payment (%s)', (status) => {
    expect(state({ subscription_status: status })).toEqual({ kind: 'overdue' });
  });

  it('is paused, neither running nor gone', () => {
    expect(state({ subscription_status: 'paused' })).toEqual({ kind: 'paused' });
  });

  it('has ended when the provider says so, or when nothing was heard for long after the period (S-21)', () => {
    const over = { current_period_end: seconds('2025-06-01T00:00:00Z') };
    for (const subscription_status of ['canceled', 'active']) {
      expect(state({ ...over, subscription_status })).toEqual({
        kind: 'none',
        endedOn: new Date('2025-06-01T00:00:00Z'),
      });
    }
    expect(state({ current_period_end: seconds('2025-06-14T00:00:00Z') }).kind).toBe('active');
  });

  it('names no end of what never began, and none in the future', () => {
    for (const subscription_status of ['incomplete_expired', 'canceled']) {
      expect(state({ subscription_status })).toEqual({ kind: 'none', endedOn: null });
    }
  });
});

it('names card brands as people do', () => {
  expect(['visa', 'mastercard', 'amex'].map(brandName)).toEqual(['Visa', 'Mastercard', 'American Express']);
});
