import type { AskedTask, GenerationFailure, GenerationStatus } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';
import { ofProject } from './projects.ts';

export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    projectId: ofProject(),
    /** What is written: the module of an analysis, or what else was asked of a model. */
    module: text().$type<ModuleKey | AskedTask>().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<GenerationStatus>().notNull().default('running'),
    failure: text().$type<GenerationFailure>(),
    /**
     * The text so far, written at short intervals so that any process can follow the run. Emptied when the run ends: a
     * finished analysis is stored once, as the version with the run's id.
     */
    text: text().notNull().default(''),
    /** Number of entries of a structured reply so far. */
    entries: integer().notNull().default(0),
    /** Whether a unit of the quota was taken, and the period to give it back to. */
    metered: boolean().notNull(),
    periodStart: timestamp('period_start', { withTimezone: true, precision: 3 }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Updated while the run's process is alive; a job settles runs whose heartbeat stopped. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    /** One running generation per person (decision S-23), enforced by this index. */
    uniqueIndex('generations_one_running').on(table.userId).where(sql`${table.status} = 'running'`),
    /** One running generation per module of a project, no matter who started it. */
    uniqueIndex('generations_one_per_module').on(table.projectId, table.module).where(sql`${table.status} = 'running'`),
    index('generations_project').on(table.projectId, table.status),
    index('generations_user_started').on(table.userId, table.startedAt.desc()),
    check('generations_status', sql`${table.status} in ('running', 'succeeded', 'failed', 'cancelled')`),
  ],
);
