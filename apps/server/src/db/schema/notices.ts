import type { BundleKind, CommentNoticeKind } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofUser, users } from './auth.ts';
import { projectComments } from './comments.ts';
import { ofProject } from './projects.ts';

/**
 * What a person's bell shows of comments. A notice goes with its comment, and with the person's access to the project.
 */
export const notices = pgTable(
  'notices',
  {
    userId: ofUser(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => projectComments.id, { onDelete: 'cascade' }),
    projectId: ofProject(),
    kind: text().$type<CommentNoticeKind>().notNull(),
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

/**
 * What a person's bell shows of suggestions and advice: what one person did in a project since the reader last looked,
 * by kind. It stores only ids, so its text is always current, and deleted subjects disappear.
 */
export const noticeBundles = pgTable(
  'notice_bundles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    projectId: ofProject(),
    /** Who did it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<BundleKind>().notNull(),
    /** Ids of suggestions or tasks, or keys of sections, the oldest first. */
    subjects: text().array().notNull(),
    /** When the last of them was added. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex('notice_bundles_open')
      .on(table.userId, table.projectId, table.kind, table.actorId)
      .where(sql`${table.readAt} is null`),
    index('notice_bundles_newest').on(table.userId, table.createdAt, table.id),
    index('notice_bundles_project').on(table.projectId, table.userId),
    index('notice_bundles_actor').on(table.actorId),
    index('notice_bundles_age').on(table.createdAt),
  ],
);
