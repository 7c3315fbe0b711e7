import type { StoredIdea, StoredPersona } from '@elan/contract/modules';
import type { AnalysisSource } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/**
 * One row per answer, with a version for compare-and-set: people editing different questions never conflict, and on the
 * same question the later save gets a conflict (decision S-15).
 */
export const answers = pgTable(
  'answers',
  {
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    question: text().notNull(),
    value: text().notNull(),
    version: integer().notNull(),
    /** The product filled it in, and nobody has edited or accepted it since. */
    filledIn: boolean('filled_in').notNull().default(false),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module, table.question] }),
    index('answers_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/**
 * Earlier texts of answers. A save keeps the text it replaces when somebody else wrote it, when it had stood for a
 * while, when most of it or twenty characters are removed, or when an earlier text is restored; the many small saves
 * while somebody types keep nothing.
 */
export const answerVersions = pgTable(
  'answer_versions',
  {
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    question: text().notNull(),
    version: integer().notNull(),
    value: text().notNull(),
    filledIn: boolean('filled_in').notNull().default(false),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module, table.question, table.version] }),
    index('answer_versions_author').on(table.writtenBy).where(sql`${table.writtenBy} is not null`),
  ],
);

/** Every finished analysis, never changed or overwritten; the module points to the current one. */
export const analysisVersions = pgTable(
  'analysis_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    language: text().$type<Language>().notNull(),
    source: text().$type<AnalysisSource>().notNull(),
    model: text(),
    content: text().notNull(),
    truncated: boolean().notNull().default(false),
    /** Of a version that was made by restoring one section of another: the section's title and that version's date. */
    restoredSection: text('restored_section'),
    restoredFrom: timestamp('restored_from', { withTimezone: true, precision: 3 }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('analysis_versions_module').on(table.projectId, table.module, table.createdAt, table.id),
    index('analysis_versions_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);

/** What a module stores besides its answers and analysis. */
export type ModuleExtra = {
  hasIdea?: boolean;
  generatedIdeas?: StoredIdea[];
  selectedIdea?: StoredIdea | null;
  personas?: StoredPersona[];
  score?: MaturityScore;
};

/** One row per module of a project that has been used. */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    extra: jsonb().$type<ModuleExtra>().notNull().default({}),
    analysisVersionId: uuid('analysis_version_id').references(() => analysisVersions.id, { onDelete: 'set null' }),
    /** Whether the answers changed after the current analysis was written. */
    outdated: boolean().notNull().default(false),
    /** Updated with every write by the domain's rule, so that lists do not have to read the whole module. */
    complete: boolean().notNull().default(false),
    /** When it became complete; null: it is not, or was before this was recorded. */
    completedAt: timestamp('completed_at', { withTimezone: true, precision: 3 }),
    lastUpdated: timestamp('last_updated', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.module] }),
    index('project_modules_analysis').on(table.analysisVersionId).where(sql`${table.analysisVersionId} is not null`),
  ],
);
