import { columnsOf, type Row, type RowOf, rowsOf, settingOf, type TableKind } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language, Text } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { type Block, type Column, tableOf } from '../blocks.ts';
import { columnName } from '../column-name.ts';
import type { Content } from '../gather-content.ts';
import { howManySold } from './how-many-sold.ts';

const heads = {
  howMany: { en: 'How many', fr: 'Combien' },
  each: { en: 'Price of one', fr: 'Prix unitaire' },
  supplier: { en: 'From whom', fr: 'Auprès de qui' },
  quote: { en: 'Quote or proof', fr: 'Soumission ou preuve' },
} as const satisfies Record<string, Text>;

/** What is sold, how many, and why that many: the basis and the capacity of the forms. */
export function salesTable({ ledger, language }: Content): Block[] {
  const { column } = columnsIn('stream', language);
  const open = { days: settingOf(ledger.rows, 'openDays'), months: settingOf(ledger.rows, 'openMonths') };
  return tableOfRows<'stream'>(ledger.rows, 'stream', language, [
    column('price', 2, true),
    { head: heads.howMany[language], width: 5, says: (row) => howManySold(row, open, language) },
    column('capacity', 2),
    column('basis', 3),
    column('growth', 2),
  ]);
}

/** What is bought, when, from whom, and the quote it rests on. */
export function equipmentTable({ ledger, language, request: { parts } }: Content): Block[] {
  const { column } = columnsIn('purchase', language);
  const price = (cents: number | null) => (cents === null ? '' : moneyText(cents)[language]);
  const partOf = ({ id }: RowOf<'purchase'>) => parts.find(({ row }) => row?.id === id);
  return tableOfRows<'purchase'>(ledger.rows, 'purchase', language, [
    column('use', 3),
    column('count', 1.5),
    {
      head: heads.each[language],
      width: 2,
      isAmount: true,
      says: ({ cells }) => ((cells.count ?? 1) === 1 ? '' : price(cells.amount)),
    },
    { ...column('amount', 2, true), says: ({ cells: { amount, count } }) => price(amount && amount * (count ?? 1)) },
    column('month', 2),
    column('owned', 2),
    { head: heads.supplier[language], width: 3, says: (row) => partOf(row)?.supplier ?? '' },
    { head: heads.quote[language], width: 3, says: (row) => partOf(row)?.quote ?? row.proof?.detail ?? '' },
  ]);
}

/** A column of the ledger as a table of a document shows it. */
function columnsIn<K extends TableKind>(kind: K, language: Language) {
  const fields = columnsOf(kind);
  const shown = (row: RowOf<TableKind>, name: string) => {
    const field = fields[name];
    const cells: Readonly<Record<string, unknown>> = row.cells;
    return field === undefined ? '' : showCell(field, cells[name] ?? null, language);
  };
  const column = (name: string, width: number, isAmount = false): Column<RowOf<K>> => ({
    ...{ head: columnName(kind, name, language), width, isAmount },
    says: (row) => shown(row, name),
  });
  return { column };
}

/** The rows of a kind that count, with the columns of which any row says something; nothing without rows. */
function tableOfRows<K extends TableKind>(
  rows: readonly Row[],
  kind: K,
  language: Language,
  columns: readonly Column<RowOf<K>>[],
): Block[] {
  const counted = (rowsOf(rows, kind) as RowOf<K>[]).filter(({ off }) => !off);
  if (!columns.some(({ says }) => counted.some((row) => says(row) !== ''))) return [];
  const name: Column<RowOf<K>> = {
    ...{ head: columnsOf(kind).name?.label[language] ?? '', width: 4 },
    says: ({ status, cells }) => `${status === 'proposed' ? '◇ ' : ''}${nameOf(cells)}`,
  };
  return tableOf([name, ...columns], counted);
}

const nameOf = (cells: { name: string; channel?: string | null }) =>
  cells.channel == null ? cells.name : `${cells.name} (${cells.channel})`;
