import type { Anchor } from '@elan/domain/comment-anchor';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser, users } from './auth.ts';
import { ofProject } from './projects.ts';

export const projectComments = pgTable(
  'project_comments',
  {
    /** Chosen by the device that wrote it, so that a repeated request is recognized. */
    id: uuid().primaryKey(),
    projectId: ofProject(),
    moduleKey: text('module_key').$type<ModuleKey>().notNull(),
    /** Null once the account is gone; the comment stays (decision N-22). */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    /** Replies are one level deep: a reply's parent is never a reply. They are deleted with their comment. */
    parentId: uuid('parent_id').references((): AnyPgColumn => projectComments.id, { onDelete: 'cascade' }),
    /** A thread's subject; null for the whole module. Replies have none. */
    anchor: jsonb().$type<Anchor>(),
    /** Null while the thread is open. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true, precision: 3 }),
    /** Null once the account is gone. */
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('project_comments_module').on(table.projectId, table.moduleKey),
    index('project_comments_threads')
      .on(table.projectId, table.moduleKey, table.createdAt, table.id)
      .where(sql`${table.parentId} is null`),
    index('project_comments_parent').on(table.parentId, table.createdAt, table.id),
    index('project_comments_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('project_comments_resolved_by').on(table.resolvedBy).where(sql`${table.resolvedBy} is not null`),
  ],
);

/** People mentioned in a comment, under the name used there. Somebody who leaves stays mentioned, but gets nothing. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => projectComments.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    label: text().notNull(),
    projectId: ofProject(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId, table.label] }),
    index('comment_mentions_user').on(table.userId),
    index('comment_mentions_project').on(table.projectId),
  ],
);
