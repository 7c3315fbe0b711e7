import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Failed sign-ins by address (decision S-04). Unknown addresses are counted and locked in the same way, so nothing
 * reveals whether an address has an account. Wrong current passwords when changing the password are counted here too,
 * by account.
 */
export const loginAttempts = pgTable('login_attempts', {
  /** The typed address, trimmed and in lower case; or `account:` and an account id. */
  email: text().primaryKey(),
  count: integer().notNull(),
  /** The latest failure that counted; the seventh starts the lock. */
  lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true, precision: 3 }).notNull(),
});
