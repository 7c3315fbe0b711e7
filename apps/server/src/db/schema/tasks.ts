import type { ModuleKey } from '@elan/domain/modules/keys';
import type { TaskQuestion } from '@elan/domain/tasks/task';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/**
 * A project's tasks that somebody added or changed: steps of reports that nobody touched are computed
 * from the current reports and not stored. Ids come from the words of a step, or from the device.
 */
export const projectTasks = pgTable(
  'project_tasks',
  {
    projectId: ofProject(),
    id: text().notNull(),
    text: text().notNull(),
    /** The module whose report asks for it, or the one it is about. */
    module: text().$type<ModuleKey>(),
    doneAt: moment('done_at'),
    doneBy: person('done_by'),
    due: date({ mode: 'string' }),
    assignee: person('assignee'),
    position: doublePrecision().notNull(),
    /** A step that a person took off the list; it stays off when a report has it again. */
    removed: boolean().notNull().default(false),
    createdBy: person('created_by'),
    /** Only for an adviser's question. */
    question: jsonb().$type<TaskQuestion>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('project_tasks_done_by').on(table.doneBy).where(sql`${table.doneBy} is not null`),
    index('project_tasks_assignee').on(table.assignee).where(sql`${table.assignee} is not null`),
    index('project_tasks_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);
