import type { ProviderSubscription } from '../../platform/payments/port.ts';

const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Whether a subscription has ended for good. */
export function hasEnded({ status }: { status: string }): boolean {
  return endedStatuses.has(status);
}

/** Whether it charges, or may charge again, so that its owner must not buy a second one. */
export function mayCharge(subscription: { status: string }): boolean {
  return !hasEnded(subscription) && subscription.status !== 'incomplete';
}

/**
 * Picks the subscription that counts: one that gives access, then one that may again, then one that has ended; the
 * newest among equals. A late event for an old subscription therefore never hides the paid one.
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
