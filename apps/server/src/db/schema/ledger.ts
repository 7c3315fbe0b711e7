import type { Origin, Proof, Row, RowKind } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/** What a row holds, now or earlier. */
const content = () => ({
  kind: text().$type<RowKind>().notNull(),
  cells: jsonb().$type<Row['cells']>().notNull(),
  /** Where each cell comes from, by its column. */
  origins: jsonb().$type<Readonly<Record<string, Origin>>>().notNull(),
  status: text().$type<Row['status']>().notNull(),
  off: boolean().notNull(),
  note: text(),
  proof: jsonb().$type<Proof>(),
  /** The key of the proposal it was made from. */
  proposal: text(),
  position: doublePrecision().notNull(),
});

/**
 * The rows of a project's figures that a person touched: proposals are computed from the answers and not stored
 * (decision 25). Ids come from the device, so that a request can be retried.
 */
export const ledgerRows = pgTable(
  'ledger_rows',
  {
    projectId: ofProject(),
    id: uuid().notNull(),
    version: integer().notNull(),
    ...content(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    uniqueIndex('ledger_rows_setting')
      .on(table.projectId, sql`(${table.cells}->>'name')`)
      .where(sql`${table.kind} = 'setting'`),
    index('ledger_rows_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/** Earlier contents of rows, kept by the same rule as earlier texts of answers; the last one of a removed row too. */
export const ledgerRowVersions = pgTable(
  'ledger_row_versions',
  {
    projectId: ofProject(),
    rowId: uuid('row_id').notNull(),
    version: integer().notNull(),
    ...content(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
    /** For the last content of a removed row; cleared when the row comes back. */
    removedBy: uuid('removed_by').references(() => users.id, { onDelete: 'set null' }),
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.rowId, table.version] }),
    index('ledger_row_versions_author').on(table.writtenBy).where(sql`${table.writtenBy} is not null`),
    index('ledger_row_versions_remover').on(table.removedBy).where(sql`${table.removedBy} is not null`),
    index('ledger_row_versions_removed')
      .on(table.projectId, table.removedAt, table.rowId)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/**
 * What a model read: proposals, which unlike those of the built-in reader cannot be computed again at any moment. Every
 * answer that was read has its version here, and the rows whose main amount is in it; a cell counts as long as the words
 * it quotes stand in their answer.
 */
export const ledgerModelReadings = pgTable(
  'ledger_model_readings',
  {
    projectId: ofProject(),
    module: text().$type<ModuleKey>().notNull(),
    question: text().notNull(),
    answerVersion: integer('answer_version').notNull(),
    model: text().notNull(),
    rows: jsonb().$type<Row[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.module, table.question] })],
);

/** Proposals that a person refused, by their key. */
export const ledgerRefusals = pgTable(
  'ledger_refusals',
  {
    projectId: ofProject(),
    proposal: text().notNull(),
    refusedBy: uuid('refused_by').references(() => users.id, { onDelete: 'set null' }),
    refusedAt: timestamp('refused_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.proposal] }),
    index('ledger_refusals_author').on(table.refusedBy).where(sql`${table.refusedBy} is not null`),
  ],
);
