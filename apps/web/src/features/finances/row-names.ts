import type { Row } from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import type { Text } from '@elan/domain/locale';

/** What rows are called, by their ids; a setting is called like its field. */
export function rowNamesOf(rows: readonly Row[], text: (words: Text) => string): ReadonlyMap<string, string> {
  return new Map(
    rows.map((row) => [row.id, row.kind === 'setting' ? text(settingColumns[row.cells.name].label) : row.cells.name]),
  );
}
