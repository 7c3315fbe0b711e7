import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** The authenticator app of a person, at most one, and what takes its place when the device is lost. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Shared with the app; encrypted with AUTH_SECRET. */
  secret: text().notNull(),
  /** Null until a first code has been typed: the app is not asked for before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The half minute of the latest code that was used: none works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last right one, for the cap on guesses (`mostWrongCodes`). */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});
