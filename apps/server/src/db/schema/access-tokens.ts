import type { ProgramScope } from '@elan/domain/programs';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';

/** A token a program uses to act for a person, within its scopes, until it expires. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    /** The name the person gave it; the people of a project see it beside what the program changed. */
    name: text().notNull(),
    /** The SHA-256 of the token, in hexadecimal: 256 random bits need no salt and no slow hash. */
    hash: text().notNull().unique(),
    scopes: text().array().$type<ProgramScope[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Accurate to about five minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('access_tokens_user_id').on(table.userId), index('access_tokens_expiry').on(table.expiresAt)],
);
