import type { PaperKey, PaperState } from '@elan/domain/papers/papers';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/** The state of each paper that a lender asks for, where somebody set it: a paper without a row is missing. */
export const projectPapers = pgTable(
  'project_papers',
  {
    projectId: ofProject(),
    paper: text().$type<PaperKey>().notNull(),
    state: text().$type<PaperState>().notNull(),
    note: text(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.paper] }),
    index('project_papers_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);
