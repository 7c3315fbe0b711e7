import { columnsOf, type Row } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { proofTexts } from './messages.ts';
import { columnFor } from './settle.ts';
import { cellOf, isTable } from './table-columns.ts';

/** What a row is called; a setting is called like its field. */
export function rowName(row: Row, language: Language): string {
  return row.kind === 'setting' ? (columnFor(row, 'value')?.label[language] ?? '') : row.cells.name;
}

/** The cells of a row that say something, in their order: '$1,900, Every month'. */
export function rowText(row: Row, language: Language): string {
  if (!isTable(row.kind)) {
    const column = columnFor(row, 'value');
    return column === undefined ? '' : showCell(column, cellOf(row, 'value'), language);
  }
  return Object.entries(columnsOf(row.kind))
    .filter(([name]) => name !== 'name' && cellOf(row, name) !== null)
    .map(([name, column]) => {
      const shown = showCell(column, cellOf(row, name), language);
      const saysItself = column.type === 'money' || column.type === 'choice';
      return saysItself ? shown : `${column.label[language].toLowerCase()} ${shown}`;
    })
    .join(', ');
}

/** What proves a row, with where it is kept; empty where nothing does. */
export function proofText({ proof }: Row, language: Language): string {
  return proof === null
    ? ''
    : [proofTexts[proof.kind][language], proof.detail].filter((part) => part !== '').join(', ');
}
