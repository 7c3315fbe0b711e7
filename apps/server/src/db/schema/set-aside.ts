import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/**
 * Questions and sections of modules that people set aside because they make no sense for their business. A part that was
 * brought back keeps its row, which says when.
 */
export const setAsideParts = pgTable(
  'set_aside_parts',
  {
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    kind: text().$type<'question' | 'section'>().notNull(),
    /** The id of the question or of the section. */
    part: text().notNull(),
    /** False once it was brought back. */
    aside: boolean().notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module, table.kind, table.part] }),
    index('set_aside_parts_author').on(table.changedBy).where(sql`${table.changedBy} is not null`),
  ],
);
