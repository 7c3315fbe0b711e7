import type { ProviderSubscription } from '../../platform/payments/port.ts';

const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Whether a subscription is over for good. */
export function hasEnded({ status }: { status: string }): boolean {
  return endedStatuses.has(status);
}

/** Whether it takes money or may take it again: whoever has one must not buy a second. */
export function mayCharge(subscription: { status: string }): boolean {
  return !hasEnded(subscription) && subscription.status !== 'incomplete';
}

/**
 * Which of a person's subscriptions counts: one that gives access before one that may, before one that is over; the
 * newest among equals. So a late event of an old subscription never hides the one that is paid.
 */
export function chooseSubscription(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [first] = [...subscriptions].sort((a, b) => weight(b) - weight(a) || b.created - a.created);
  return first ?? null;
}

function weight(subscription: ProviderSubscription): number {
  if (subscription.status === 'active' || subscription.status === 'trialing') return 3;
  if (mayCharge(subscription)) return 2;
  return hasEnded(subscription) ? 0 : 1;
}
