import type { Subscription } from '@elan/contract/billing';

/** A subscription for June 2025 that renews, with the given changes. */
export function subscriptionOf(change: Partial<Subscription> = {}): Subscription {
  return {
    user_id: 'user-1',
    subscription_id: 'sub_1',
    subscription_status: 'active',
    price_id: 'price_1',
    current_period_start: Date.parse('2025-06-01T00:00:00Z') / 1000,
    current_period_end: Date.parse('2025-07-01T00:00:00Z') / 1000,
    cancel_at_period_end: false,
    cancel_at: null,
    payments_paused: false,
    payments_resume_at: null,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    ...change,
  };
}
