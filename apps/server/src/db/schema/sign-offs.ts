import type { Language } from '@elan/domain/locale';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { projects } from './projects.ts';

/** What advisers signed off. A sign-off means nothing without its author, so it is deleted with the account. */
export const signOffs = pgTable(
  'plan_sign_offs',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    section: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    mark: text().notNull(),
    note: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.section, table.userId] }),
    index('plan_sign_offs_author').on(table.userId, table.projectId),
  ],
);
