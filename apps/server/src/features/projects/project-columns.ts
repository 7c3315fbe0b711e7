import { jsonRow, type RowOf } from '../../db/json-row.ts';
import { projects } from '../../db/schema/projects.ts';

/** The columns of a project shown in summaries, with the contract's names. */
export const summaryColumns = jsonRow(projects, {
  id: 'id',
  userId: 'user_id',
  name: 'name',
  description: 'description',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  // Shown as the progress.
  completedModules: 'completedModules',
  // The live stream's counter.
  eventSequence: false,
  archivedAt: 'archivedAt',
  // Only projects in the trash have one.
  deletedAt: false,
});

export type SummaryRow = RowOf<typeof summaryColumns>;

type Column = keyof typeof projects.$inferSelect;

/** Who writes each column. A new column does not compile until that is decided, and then not until it is written. */
type WrittenBy<C extends Record<Column, 'person' | 'server'>> = C;
type Writers = WrittenBy<{
  id: 'server';
  userId: 'server';
  name: 'person';
  description: 'person';
  completedModules: 'server';
  eventSequence: 'server';
  createdAt: 'server';
  updatedAt: 'server';
  archivedAt: 'server';
  deletedAt: 'server';
}>;
type Written = { [C in Column as Writers[C] extends 'person' ? C : never]: string };

/** The texts a person can set on a project. An absent text is left unchanged, an empty one is removed. */
export type ProjectTexts = { readonly [C in keyof Written]: string | undefined };

export function storedTexts({ name, description }: ProjectTexts): Record<keyof Written, string | null | undefined> {
  return { name, description: description === '' ? null : description };
}
