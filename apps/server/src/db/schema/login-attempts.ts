import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Failed sign-ins by address (decision S-04). Nothing says whether an address has an account: unknown ones are counted
 * and locked alike. Wrong current passwords at a change of password are counted beside them, by account.
 */
export const loginAttempts = pgTable('login_attempts', {
  /** As typed, trimmed, in lower case; or `account:` and the id of an account. */
  email: text().primaryKey(),
  count: integer().notNull(),
  /** The last failure that counted; the seventh begins the lock. */
  lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true, precision: 3 }).notNull(),
});
