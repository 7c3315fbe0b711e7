import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';

/** Calls of programs with an `Idempotency-Key`, each with the response that a repeat of it gets. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    userId: ofUser(),
    /** The access token or the session that called: nobody else gets the answer. */
    credentialId: uuid('credential_id').notNull(),
    key: text().notNull(),
    /** The SHA-256 of the call and its input, in hexadecimal. */
    fingerprint: text().notNull(),
    /** Null while the first call is being answered, and when its process ended before it was. */
    answer: jsonb(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.credentialId, table.key] }),
    index('repeatable_calls_started_at').on(table.startedAt),
  ],
);
