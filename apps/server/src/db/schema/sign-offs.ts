import type { Language } from '@elan/domain/locale';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';
import { ofProject } from './projects.ts';

/** What advisers signed off. A sign-off means nothing without its author, so it is deleted with the account. */
export const signOffs = pgTable(
  'plan_sign_offs',
  {
    projectId: ofProject(),
    section: text().notNull(),
    userId: ofUser(),
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
