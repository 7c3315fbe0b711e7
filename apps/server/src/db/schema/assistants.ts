import type { AssistantScope } from '@elan/domain/assistants';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';

/** Assistants that introduced themselves (RFC 7591). Anybody may, so what they say of themselves proves nothing. */
export const assistantClients = pgTable(
  'assistant_clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    /** When somebody last allowed it; null before the first time. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assistant_clients_unused').on(table.createdAt).where(sql`used_at is null`),
    index('assistant_clients_used').on(table.usedAt),
  ],
);

/** A person's consent to one assistant, and so the connection; ending it revokes every token issued for it. */
export const assistantGrants = pgTable(
  'assistant_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => assistantClients.id, { onDelete: 'cascade' }),
    /** The assistant's own name when it was allowed; the people of a project see it beside what it suggests. */
    name: text().notNull(),
    /** Where the browser carried the consent. */
    redirectUri: text('redirect_uri').notNull(),
    scopes: text().array().$type<AssistantScope[]>().notNull(),
    /** The address that its tokens are for (RFC 8707). */
    resource: text().notNull(),
    /** When the assistant took up the consent; null until then. */
    connectedAt: timestamp('connected_at', { withTimezone: true }),
    /** Accurate to about five minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assistant_grants_user_id').on(table.userId),
    index('assistant_grants_client_id').on(table.clientId),
    index('assistant_grants_end').on(table.endsAt),
  ],
);

/** What was given to an assistant. Codes and refresh tokens stay after their use, to recognize a second one. */
export const assistantTokens = pgTable(
  'assistant_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => assistantGrants.id, { onDelete: 'cascade' }),
    kind: text().$type<'code' | 'access' | 'refresh'>().notNull(),
    /** The SHA-256 of the token, in hexadecimal: 256 random bits need no salt and no slow hash. */
    hash: text().notNull().unique(),
    /** For a code: the challenge its holder must answer (RFC 7636, S256). */
    challenge: text(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assistant_tokens_grant_id').on(table.grantId),
    index('assistant_tokens_expiry').on(table.expiresAt),
  ],
);
