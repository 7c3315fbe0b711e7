import type { Language } from '@elan/domain/locale';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/** What identifies a fact, and what it says, now or earlier. */
const wording = () => ({
  projectId: ofProject(),
  /** Its name in the form (domain/lender-facts). */
  fact: text().notNull(),
  version: integer().notNull(),
  text: text().notNull(),
  language: text().$type<Language>().notNull(),
});

/**
 * The facts a lender asks for that no row of figures says, each a text with a version, as answers are. An empty text
 * was taken back; entries of lists are in the order they were begun.
 */
export const lenderFacts = pgTable(
  'lender_facts',
  {
    ...wording(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.fact] }),
    index('lender_facts_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/** Earlier texts of them, kept by the same rule as earlier texts of answers. */
export const lenderFactVersions = pgTable(
  'lender_fact_versions',
  {
    ...wording(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.fact, table.version] }),
    index('lender_fact_versions_author').on(table.writtenBy).where(sql`${table.writtenBy} is not null`),
  ],
);
