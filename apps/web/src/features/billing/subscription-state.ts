import type { Subscription } from '@elan/contract/billing';
import { tierOf } from '@elan/domain/plans';

/** Payments are not collected, until a date or until somebody resumes them. Premium stays open meanwhile. */
type PaymentPause = { until: Date | null };

/** What a subscription means to its owner. */
export type SubscriptionState =
  /** Free; `endedOn` is set when there was one before. */
  | { kind: 'none'; endedOn: Date | null }
  | { kind: 'active'; trial: boolean; ends: boolean; date: Date | null; pause: PaymentPause | null }
  /** Free until the overdue payment is made (decisions N-32 and L-03). */
  | { kind: 'overdue' }
  /** Free, and nothing is charged, until it is resumed. It still prevents a second subscription. */
  | { kind: 'paused' };

const toDate = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

export function subscriptionState(subscription: Subscription | null, now: Date): SubscriptionState {
  if (subscription === null) return { kind: 'none', endedOn: null };
  const { subscription_status: status, cancel_at: cancelAt, current_period_end: periodEnd } = subscription;
  if (status === 'past_due' || status === 'unpaid') return { kind: 'overdue' };
  if (status === 'paused') return { kind: 'paused' };
  const period = {
    status,
    currentPeriodStart: subscription.current_period_start ?? 0,
    currentPeriodEnd: periodEnd ?? 0,
  };
  if (tierOf(false, period, now) === 'premium') {
    // Either field marks a subscription that will end (decision L-04).
    const ends = subscription.cancel_at_period_end || cancelAt !== null;
    return {
      kind: 'active',
      trial: status === 'trialing',
      ends,
      date: toDate(ends ? (cancelAt ?? periodEnd) : periodEnd),
      // One that ends is not charged again anyway.
      pause: ends ? null : pauseOf(subscription, now),
    };
  }
  // A subscription that was never paid has no end date; one cancelled early ended before its period did.
  const end = toDate(cancelAt ?? periodEnd);
  const hasEnded = !status.startsWith('incomplete') && end !== null && end <= now;
  return { kind: 'none', endedOn: hasEnded ? end : null };
}

function pauseOf(subscription: Subscription, now: Date): PaymentPause | null {
  const until = toDate(subscription.payments_resume_at);
  return subscription.payments_paused && (until === null || until > now) ? { until } : null;
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Display name of a card brand: visa becomes Visa. */
export function brandName(brand: string): string {
  return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
