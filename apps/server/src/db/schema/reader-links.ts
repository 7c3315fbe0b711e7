import type { LinkOpening } from '@elan/contract/links';
import type { Language } from '@elan/domain/locale';
import type { SharedDocument } from '@elan/domain/reader-links';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofProject } from './projects.ts';

/** Read-only links that owners make for readers without an account. */
export const readerLinks = pgTable(
  'reader_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: ofProject(),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Argon2id; null without a password. */
    passwordHash: text('password_hash'),
    document: text().$type<SharedDocument>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Who it is for. */
    reader: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
    opened: integer().notNull().default(0),
    /** The latest openings, the newest first; nothing about who opened it. */
    openings: jsonb().$type<readonly LinkOpening[]>().notNull().default([]),
  },
  (table) => [index('reader_links_project').on(table.projectId, table.createdAt, table.id)],
);
