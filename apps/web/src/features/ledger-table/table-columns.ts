import type { Row, RowKind, TableKind } from '@elan/domain/ledger/row';
import { type Column, rowColumns } from '@elan/domain/ledger/row-fields';
import { capacities } from '@elan/domain/limits';

/** The columns that matter most; the others are in a row's details. */
export const mainColumns: Readonly<Record<TableKind, readonly string[]>> = {
  stream: ['name', 'price', 'quantity', 'per', 'unitCost'],
  cost: ['name', 'amount', 'every', 'from'],
  person: ['name', 'wage', 'hours', 'salary', 'every'],
  purchase: ['name', 'amount', 'count', 'month'],
  funding: ['name', 'source', 'amount', 'month', 'state'],
  debt: ['name', 'amount', 'payment', 'rate'],
  household: ['name', 'direction', 'amount'],
  scenario: ['name', 'sales', 'prices', 'costs', 'openingLater'],
};

/** The column after those of the row: what can be done with it. */
export const actionsColumn = 'actions';

/** The tables that an amount can go into. */
export const amountKinds = (Object.keys(mainColumns) as TableKind[]).filter((kind) => kind !== 'scenario');

/** How many rows a table has at most. */
export const mostRows = (kind: TableKind): number =>
  kind === 'scenario' ? capacities.scenarios : capacities.ledgerRows;

/** A column of a table, by its name. */
export function columnOf(kind: TableKind, name: string): Column {
  const column = (rowColumns[kind] as Readonly<Record<string, Column>>)[name];
  if (column === undefined) throw new Error(`The table ${kind} has no column ${name}.`);
  return column;
}

export const cellOf = (row: Row, column: string): unknown =>
  (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;

export const isTable = (kind: RowKind): kind is TableKind => kind !== 'setting';

/** Numbers are aligned to the right, so that they can be compared. */
export const isNumeric = ({ type }: Column) =>
  type === 'money' || type === 'percent' || type === 'change' || type === 'quantity' || type === 'integer';
