import type { Mood } from '@elan/domain/modules/journal/mood';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/** One row per entry, so that two people never overwrite each other's entries (decision S-15). */
export const journalEntries = pgTable(
  'journal_entries',
  {
    projectId: ofProject(),
    /** Chosen by the device that created the entry, so that a repeated request is recognized. */
    id: text().notNull(),
    date: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    title: text().notNull(),
    content: text().notNull(),
    mood: text().$type<Mood>().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('journal_entries_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('journal_entries_newest').on(table.projectId, table.date, table.id),
  ],
);
