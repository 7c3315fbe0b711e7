import type { RowOf } from '../ledger/row.ts';
import { rowColumns } from '../ledger/row-fields.ts';
import { showCell } from '../ledger/show-cell.ts';
import type { Language } from '../locale.ts';

/** What a person does, for a reader outside: the row of an owner is often called after their pay ('My pay'). */
export const positionOf = ({ cells: { title, name, role } }: RowOf<'person'>, language: Language): string =>
  title ?? (role === 'owner' ? showCell(rowColumns.person.role, role, language) : name);
