import { jsonRow, type RowOf } from '../../db/json-row.ts';
import { projects } from '../../db/schema/projects.ts';

/** What is shown of a project's row, by the contract's names. */
export const summaryColumns = jsonRow(projects, {
  id: 'id',
  userId: 'user_id',
  name: 'name',
  description: 'description',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  // Shown as the progress.
  completedModules: 'completedModules',
  // The live stream's own count.
  eventSequence: false,
});

export type SummaryRow = RowOf<typeof summaryColumns>;

type Column = keyof typeof projects.$inferSelect;

/** Who writes a column. A new one does not compile until that is decided, and then until it is written. */
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
}>;
type Written = { [C in Column as Writers[C] extends 'person' ? C : never]: string };

/** What a person writes into a project. An absent text stays as it is, an empty one is removed. */
export type ProjectTexts = { readonly [C in keyof Written]: string | undefined };

export function storedTexts({ name, description }: ProjectTexts): Record<keyof Written, string | null | undefined> {
  return { name, description: description === '' ? null : description };
}
