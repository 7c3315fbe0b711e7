import type { Language } from '@elan/domain/locale';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** One row per person, created with the account. Only the server changes the counters (decision S-02). */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text().$type<Language>().notNull().default('en'),
  aiUsageCount: integer('ai_usage_count').notNull().default(0),
  /** For display only: the limit is derived from the tier at each check. */
  aiUsageLimit: integer('ai_usage_limit').notNull().default(3),
  /** Generations started in the period, not counting those that failed because of the service (decision L-01). */
  aiAttemptCount: integer('ai_attempt_count').notNull().default(0),
  aiUsagePeriodStart: timestamp('ai_usage_period_start', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** A copy of the payment provider's subscription, one row per person. */
export const subscriptions = pgTable(
  'stripe_user_subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    subscriptionStatus: text('subscription_status').notNull(),
    priceId: text('price_id'),
    /** Unix seconds. */
    currentPeriodStart: bigint('current_period_start', { mode: 'number' }),
    /** Unix seconds. */
    currentPeriodEnd: bigint('current_period_end', { mode: 'number' }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Unix seconds; the provider may set a date without the flag (decision L-04). */
    cancelAt: bigint('cancel_at', { mode: 'number' }),
    /** The provider collects no payments for now, while the status stays as it is. */
    paymentsPaused: boolean('payments_paused').notNull().default(false),
    /** Unix seconds; null while payments are paused without an end. */
    paymentsResumeAt: bigint('payments_resume_at', { mode: 'number' }),
    paymentMethodBrand: text('payment_method_brand'),
    paymentMethodLast4: text('payment_method_last4'),
    /** The number of the request to the provider that this row answers; an older answer does not replace it. */
    readNumber: bigint('read_number', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('stripe_user_subscriptions_customer').on(table.customerId)],
);
