import type { Subscription } from '@elan/contract/billing';
import type { SubscriptionRow } from './queries.ts';

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    user_id: row.userId,
    subscription_id: row.subscriptionId,
    subscription_status: row.subscriptionStatus,
    price_id: row.priceId,
    current_period_start: row.currentPeriodStart,
    current_period_end: row.currentPeriodEnd,
    // Flexible billing sets only the date (decision L-04).
    cancel_at_period_end: row.cancelAtPeriodEnd || row.cancelAt !== null,
    cancel_at: row.cancelAt ?? (row.cancelAtPeriodEnd ? row.currentPeriodEnd : null),
    payments_paused: row.paymentsPaused,
    payments_resume_at: row.paymentsResumeAt,
    payment_method_brand: row.paymentMethodBrand,
    payment_method_last4: row.paymentMethodLast4,
  };
}
