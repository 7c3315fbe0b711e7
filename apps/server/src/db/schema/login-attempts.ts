import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Failures of one way in, each of which locks that way alone (decision S-04): passwords by address, known or not, so
 * that nothing reveals whether an address has an account; current passwords and codes by account.
 */
export const loginAttempts = pgTable('login_attempts', {
  /** The typed address, trimmed and in lower case; or `account:` or `code:` and an account id. */
  email: text().primaryKey(),
  count: integer().notNull(),
  /** The latest failure that counted; the seventh starts the lock. */
  lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true, precision: 3 }).notNull(),
  /** When the first lock of this row began, which its owner was told about, if there is one. */
  firstLockAt: timestamp('first_lock_at', { withTimezone: true, precision: 3 }),
});

/** Limits of guesses, counted for all processes together. */
export const guessCounts = pgTable(
  'guess_counts',
  {
    /** The limit, and a hash of whom or what it is for. */
    key: text().primaryKey(),
    uses: integer().notNull(),
    /** When the count starts over. */
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('guess_counts_ends_at').on(table.endsAt)],
);
