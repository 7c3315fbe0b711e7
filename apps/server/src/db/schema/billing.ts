import type { Language } from '@elan/domain/locale';
import { bigint, index, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** Numbers the questions to the provider, so that an older answer never replaces a newer one in the mirror. */
export const subscriptionReads = pgSequence('subscription_reads');

/** Who a person is at the payment provider: made at the first checkout and used for every later one. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
});

/**
 * The newest checkout of a person. One row a person is the rule that nobody has two open ones: whoever presses a second
 * time repeats the stored request under its stored key and gets the same checkout.
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

/** Events the provider has sent; one that is finished is not worked on again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** What the sandbox provider knows, as documents: its side of the counter, empty wherever it is not used. */
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
