import type { Language } from '@elan/domain/locale';
import type { PlanArrangement } from '@elan/domain/plan-document/arrange';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/**
 * The document of a project's business plan, where somebody touched it: who reads it, and its order for each reader.
 */
export const planDocuments = pgTable('plan_documents', {
  projectId: ofProject().primaryKey(),
  reader: text().$type<PlanReader>().notNull(),
  /** The lender whose outline the plan is compared with. */
  lender: text().$type<LenderKey>(),
  arrangements: jsonb().$type<Readonly<Partial<Record<PlanReader, PlanArrangement>>>>().notNull(),
});

/** What a section says, now or earlier. */
const wording = () => ({
  text: text().notNull(),
  language: text().$type<Language>().notNull(),
});

/**
 * Sections in somebody's own words, and own sections (their id comes from the device). An empty text of an assembled
 * section means that it is shown as it is assembled.
 */
export const planSections = pgTable(
  'plan_sections',
  {
    projectId: ofProject(),
    section: text().notNull(),
    version: integer().notNull(),
    ...wording(),
    /** Own sections only. */
    title: text(),
    /** The assembled text it was written from, to tell when that has changed. */
    base: text(),
    /**
     * Whether the text waits for its owner's yes. Null: written with a version that had no drafts and assembled prose,
     * with which today's facts cannot be compared.
     */
    drafted: boolean(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.section] }),
    index('plan_sections_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/** Earlier texts of sections, kept by the same rule as earlier texts of answers. */
export const planSectionVersions = pgTable(
  'plan_section_versions',
  {
    projectId: ofProject(),
    section: text().notNull(),
    version: integer().notNull(),
    ...wording(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.section, table.version] }),
    index('plan_section_versions_author').on(table.writtenBy).where(sql`${table.writtenBy} is not null`),
  ],
);
