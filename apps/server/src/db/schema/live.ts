import type { ProjectTopic } from '@elan/domain/live';
import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofProject } from './projects.ts';

/**
 * Changes in a project, numbered while the project's row is locked. Numbers follow the order of the commits, so a
 * reader who has seen one number has seen all earlier ones; a database sequence would not guarantee that.
 */
export const projectEvents = pgTable(
  'project_events',
  {
    projectId: ofProject(),
    sequence: bigint({ mode: 'number' }).notNull(),
    topic: text().$type<ProjectTopic>().notNull(),
    module: text(),
    causedBy: text('caused_by'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sequence] }),
    index('project_events_age').on(table.createdAt),
  ],
);
