import type { StoredIdea, StoredPersona } from '@elan/contract/modules';
import type { GenerationSource } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { projects } from './projects.ts';

/**
 * One row an answer, with a version for compare-and-set: two people in different questions never meet, and in the same
 * one the later save is told (decision S-15).
 */
export const answers = pgTable(
  'answers',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    module: text().$type<ModuleKey>().notNull(),
    question: text().notNull(),
    value: text().notNull(),
    version: integer().notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module, table.question] }),
    index('answers_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/** Every finished analysis, never changed and never overwritten: the module points at the current one. */
export const analysisVersions = pgTable(
  'analysis_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    module: text().$type<ModuleKey>().notNull(),
    language: text().$type<Language>().notNull(),
    source: text().$type<GenerationSource>().notNull(),
    model: text(),
    content: text().notNull(),
    truncated: boolean().notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('analysis_versions_module').on(table.projectId, table.module, table.createdAt, table.id),
    index('analysis_versions_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);

/** What a module holds besides answers and analysis. */
export type ModuleExtra = {
  hasIdea?: boolean;
  generatedIdeas?: StoredIdea[];
  selectedIdea?: StoredIdea | null;
  personas?: StoredPersona[];
  score?: MaturityScore;
};

/** One row a touched module of a project. */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    module: text().$type<ModuleKey>().notNull(),
    extra: jsonb().$type<ModuleExtra>().notNull().default({}),
    analysisVersionId: uuid('analysis_version_id').references(() => analysisVersions.id, { onDelete: 'set null' }),
    /** Whether the answers changed after the current analysis was written. */
    outdated: boolean().notNull().default(false),
    /** Kept with every write by the one rule of the domain, so that lists need not read the whole module. */
    complete: boolean().notNull().default(false),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module] }),
    index('project_modules_analysis').on(table.analysisVersionId).where(sql`${table.analysisVersionId} is not null`),
  ],
);
