import { type ActivityType, activityTypes } from '@elan/domain/activity';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser, users } from './auth.ts';
import { ofProject } from './projects.ts';

/** The email address in an entry's metadata, in lower case. */
export const activityEmail = (metadata: SQLWrapper) => sql`lower(${metadata}->>'email')`;

export const projectActivity = pgTable(
  'project_activity',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: ofProject(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    actionType: text('action_type').$type<ActivityType>().notNull(),
    moduleKey: text('module_key'),
    /** Fallback text; readers see one made from the type and the metadata (decision N-06). */
    description: text().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('project_activity_newest').on(table.projectId, table.createdAt, table.id),
    index('project_activity_user').on(table.userId).where(sql`${table.userId} is not null`),
    /** For deleting an account: its address also appears in the activity of other people's projects. */
    index('project_activity_email').on(activityEmail(table.metadata)).where(sql`${table.metadata} ? 'email'`),
    check(
      'project_activity_type',
      sql`${table.actionType} in (${sql.raw(activityTypes.map((type) => `'${type}'`).join(', '))})`,
    ),
  ],
);

/** When a person last began to visit a project, and the time before that. */
export const projectVisits = pgTable(
  'project_visits',
  {
    userId: ofUser(),
    projectId: ofProject(),
    begunAt: timestamp('begun_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Null at the first visit. */
    earlierAt: timestamp('earlier_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    index('project_visits_project').on(table.projectId),
  ],
);
