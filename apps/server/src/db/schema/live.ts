import type { ProjectTopic } from '@elan/domain/live';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * What changed in a project, numbered under the lock of the project's row: numbers are in the order of the commits, so a
 * reader who has seen one has seen all before it. A sequence of the database would not promise that.
 */
export const projectEvents = pgTable(
  'project_events',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
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
