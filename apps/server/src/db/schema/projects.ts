import type { MemberRole } from '@elan/domain/permissions';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofUser, users } from './auth.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    name: text().notNull(),
    description: text(),
    /** Updated with every write to a module, so that lists do not have to read modules. */
    completedModules: integer('completed_modules').notNull().default(0),
    /** The number of the latest row in project_events. */
    eventSequence: bigint('event_sequence', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When the owner put it away: everybody can still read it, nobody can change what is in it. */
    archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
    /** When the owner put it in the trash. All other reads then treat it as gone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('projects_user_updated').on(table.userId, table.updatedAt, table.id),
    /** Few, so that the dashboard counts them at every visit. */
    index('projects_put_away')
      .on(table.userId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null or ${table.archivedAt} is not null`),
    /** For the job that erases what has been in the trash for too long. */
    index('projects_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The column of what goes with a project. */
export const ofProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const projectCollaborators = pgTable(
  'project_collaborators',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: ofProject(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitedEmail: text('invited_email').notNull(),
    invitedEmailLower: text('invited_email_lower').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    status: text().$type<'pending' | 'accepted' | 'declined'>().notNull().default('pending'),
    invitedAt: timestamp('invited_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    respondedAt: timestamp('responded_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('project_collaborators_project_email').on(table.projectId, table.invitedEmailLower),
    index('project_collaborators_user').on(table.userId, table.status),
    index('project_collaborators_inviter').on(table.invitedBy),
    index('project_collaborators_email').on(table.invitedEmailLower, table.status),
    check(
      'project_collaborators_role',
      sql`${table.role} in ('viewer', 'commenter', 'editor', 'adviser', 'full_adviser')`,
    ),
    check('project_collaborators_status', sql`${table.status} in ('pending', 'accepted', 'declined')`),
  ],
);
