import type { ModuleKey } from '@elan/domain/modules/keys';
import type { SearchKind } from '@elan/domain/search';
import { customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofProject } from './projects.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Rows about debts and the household are found only by those who may see them. */
export type StoredSearchKind = SearchKind | 'private-row';

const place = {
  kind: text().$type<StoredSearchKind>().notNull(),
  module: text().$type<ModuleKey>().notNull(),
  /** The question, or the id of the comment, entry or row; empty for an analysis. */
  place: text().notNull(),
};

/**
 * The words of every text that can be searched, one row per text (decision 20). A table of its own keeps the rows that
 * are read all the time short.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    projectId: ofProject(),
    ...place,
    /** Word stems, each prefixed with the first eight digits of the project owner's id. */
    words: tsvector().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.kind, table.module, table.place] }),
    // Without a list of pending entries, which every search would have to read and some save would have to sort in.
    index('search_texts_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** Texts whose words have to be read again. Triggers on the tables that hold the texts put them here. */
export const searchBacklog = pgTable(
  'search_backlog',
  { projectId: uuid('project_id').notNull(), ...place },
  (table) => [primaryKey({ columns: [table.projectId, table.kind, table.module, table.place] })],
);

/** Projects from before the search; each leaves once its texts are in the backlog. */
export const searchOldProjects = pgTable('search_old_projects', { projectId: uuid('project_id').primaryKey() });
