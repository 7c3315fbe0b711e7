import type { Text } from '../locale.ts';
import { type Row, rowsOf } from './row.ts';
import { settingColumns } from './row-fields.ts';
import { showCell } from './show-cell.ts';

/** The legal form that a person chose among their figures, not in an answer: it outranks what an answer says. */
export function decidedLegalForm(rows: readonly Row[]): Text | null {
  const row = rowsOf(rows, 'setting').find(
    ({ cells, status, off, origins }) =>
      cells.name === 'legalForm' && status === 'confirmed' && !off && !('quote' in (origins.value ?? {})),
  );
  if (row === undefined) return null;
  const { legalForm } = settingColumns;
  return { en: showCell(legalForm, row.cells.value, 'en'), fr: showCell(legalForm, row.cells.value, 'fr') };
}
