import type { BellKind } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { projectComments } from './comments.ts';
import { projects } from './projects.ts';

/** What a person's bell shows. A notice goes with its comment, and with the person's access to the project. */
export const notices = pgTable(
  'notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => projectComments.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().$type<BellKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.commentId] }),
    index('notices_newest').on(table.userId, table.createdAt, table.commentId),
    index('notices_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} is null`),
    index('notices_comment').on(table.commentId),
    index('notices_project').on(table.projectId, table.userId),
    index('notices_age').on(table.createdAt),
  ],
);
