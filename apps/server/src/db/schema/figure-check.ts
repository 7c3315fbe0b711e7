import type { ConfirmationBasis, ConfirmedFigure } from '@elan/domain/figure-check/confirmed-figure';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/**
 * Figures and names in analyses that somebody has confirmed. They belong to the project, not to a version of a text: a
 * later version that says the same thing is confirmed too. Ids come from the device.
 */
export const confirmedFigures = pgTable(
  'confirmed_figures',
  {
    projectId: ofProject(),
    id: uuid().notNull(),
    kind: text().$type<ConfirmedFigure['kind']>().notNull(),
    /** Money in cents, percentages in hundredths of a percent; 0 for a name. */
    value: doublePrecision().notNull(),
    written: text().notNull(),
    /** The sentence or the row of a table around it. */
    context: text().notNull(),
    /** The module whose analysis it was confirmed in. */
    module: text().$type<ModuleKey>().notNull(),
    basis: text().$type<ConfirmationBasis>().notNull(),
    source: text(),
    url: text(),
    sourceDate: date('source_date', { mode: 'string' }),
    confirmedBy: uuid('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('confirmed_figures_person').on(table.confirmedBy).where(sql`${table.confirmedBy} is not null`),
  ],
);
