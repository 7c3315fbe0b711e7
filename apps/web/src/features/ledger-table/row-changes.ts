import type { Row } from '@elan/domain/ledger/row';
import { isSameValue } from '@elan/domain/ledger/row-content';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { pick } from '../../lib/i18n/messages.ts';
import { historyMessages } from './history-messages.ts';
import { tableMessages } from './messages.ts';
import { proofText } from './row-text.ts';
import { columnFor } from './settle.ts';
import { cellOf } from './table-columns.ts';

type Content = Row & { position: number };

/** What changed from one content of a row to the next, in the words of its table: 'Amount: $1,900 → $2,060'. */
export function rowChanges(older: Content, newer: Content, language: Language): string[] {
  const words = pick(historyMessages, language);
  const table = pick(tableMessages, language);
  const change = (label: string, before: string, after: string) =>
    before === after
      ? []
      : [words.from(label, before === '' ? words.empty : before, after === '' ? words.empty : after)];
  const cells = Object.keys(newer.cells).flatMap((name) => {
    const column = columnFor(newer, name);
    if (column === undefined || isSameValue(cellOf(older, name), cellOf(newer, name))) return [];
    const shown = (row: Row) => showCell(column, cellOf(row, name), language);
    return change(column.label[language], shown(older), shown(newer));
  });
  const changes = [
    ...cells,
    ...(older.off === newer.off ? [] : [newer.off ? table.off : words.counted]),
    ...change(table.note, older.note ?? '', newer.note ?? ''),
    ...change(table.proof, proofText(older, language), proofText(newer, language)),
  ];
  return changes.length === 0 && older.position !== newer.position ? [words.moved] : changes;
}
