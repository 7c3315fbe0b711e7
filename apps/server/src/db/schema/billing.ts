import type { Language } from '@elan/domain/locale';
import { bigint, index, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** Numbers the requests to the provider, so that an older answer never replaces a newer one in `subscriptions`. */
export const subscriptionReads = pgSequence('subscription_reads');

/** A person's customer id at the payment provider: created at the first checkout and reused after that. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The address the provider was last told; null where that was not recorded. */
  toldEmail: text('told_email'),
});

/**
 * A person's latest checkout. One row per person enforces that nobody has two open checkouts: a second press repeats
 * the stored request with its stored key and gets the same checkout.
 */
export const checkouts = pgTable('checkouts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  attempt: uuid().notNull(),
  priceId: text('price_id').notNull(),
  language: text().$type<Language>().notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  /** Null until the provider has answered. */
  sessionId: text('session_id'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Events received from the provider; a finished one is not processed again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** The sandbox provider's own records, as documents; empty where the sandbox is not used. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    record: jsonb().notNull(),
    createdSecond: bigint('created_second', { mode: 'number' }).notNull(),
  },
  (table) => [index('sandbox_records_customer').on(table.customerId)],
);
