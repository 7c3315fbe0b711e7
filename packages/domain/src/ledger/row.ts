import type { Text } from '../locale.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { type Field, fits, type ValueOf } from './field.ts';
import { type Column, rowColumns, settingColumns } from './row-fields.ts';

export type SettingName = keyof typeof settingColumns;
export const settingNames = Object.keys(settingColumns) as SettingName[];

/** A kind of row with columns; settings are rows too, with one value each. */
export type TableKind = keyof typeof rowColumns;
export type RowKind = TableKind | 'setting';
export const rowKinds = [...(Object.keys(rowColumns) as TableKind[]), 'setting'] as const satisfies readonly RowKind[];

/** The rows that only the owner and the editors of a project may see. */
export const privateKinds: readonly RowKind[] = ['debt', 'household'];

type ColumnsOf<K extends TableKind> = (typeof rowColumns)[K];
type CellsOf<Columns extends Record<string, Field>> = { [Name in keyof Columns]: ValueOf<Columns[Name]> | null };

/** The cells of a row of a table; `null` where nothing was said. A row always has a name. */
export type Cells<K extends TableKind> = Omit<CellsOf<ColumnsOf<K>>, 'name'> & { name: string };
export type SettingCells = {
  [Name in SettingName]: { name: Name; value: ValueOf<(typeof settingColumns)[Name]> };
}[SettingName];

/** Where a cell comes from. Cells without an entry in `origins` were typed into the table. */
export type Origin =
  /** In the person's words: they are literally in the answer. */
  | { from: 'said'; module: ModuleKey; question: string; quote: string }
  /** Calculated from what was said ('2 x $800'), with the calculation. */
  | { from: 'computed'; module: ModuleKey; question: string; quote: string; formula: Text }
  | { from: 'typed' }
  | { from: 'assumed'; reason: string }
  | { from: 'sourced'; title: string; url: string; date: string };

/** What proves a row to a lender. */
export type Proof = { kind: 'quote' | 'invoice' | 'lease' | 'letter' | 'statement' | 'other'; detail: string };

type RowBase = {
  id: string;
  origins: Readonly<Record<string, Origin>>;
  /**
   * Proposed: read from an answer, not looked at yet. It counts in the plan and looks proposed.
   * Confirmed: kept, corrected or typed by a person; reading again never changes it.
   */
  status: 'proposed' | 'confirmed';
  /** Off: stays in the table but does not count. */
  off: boolean;
  note: string | null;
  proof: Proof | null;
  /** The proposal that this row was, or was made from; null for a row typed by hand. */
  proposal: string | null;
};

export type RowOf<K extends TableKind> = RowBase & { kind: K; cells: Cells<K> };
export type SettingRow = RowBase & { kind: 'setting'; cells: SettingCells };
export type Row = { [K in TableKind]: RowOf<K> }[TableKind] | SettingRow;

/** The key by which other rows refer to a row: it stays the same when a proposal is kept. */
export function rowKey({ proposal, id }: Pick<Row, 'proposal' | 'id'>): string {
  return proposal ?? id;
}

export function isSettingRow(row: Row): row is SettingRow {
  return row.kind === 'setting';
}

/** The columns of a row. */
export function columnsOf(kind: TableKind): Readonly<Record<string, Column>> {
  return rowColumns[kind];
}

/** The rows of one kind, in their order. */
export function rowsOf<K extends RowKind>(rows: readonly Row[], kind: K): Extract<Row, { kind: K }>[] {
  return rows.filter((row): row is Extract<Row, { kind: K }> => row.kind === kind);
}

/** The value of a setting; null if no row states it, or its row is off. */
export function settingOf<Name extends SettingName>(
  rows: readonly Row[],
  name: Name,
): ValueOf<(typeof settingColumns)[Name]> | null {
  const row = rows.find((each) => each.kind === 'setting' && each.cells.name === name && !each.off);
  return row === undefined ? null : ((row.cells as { value: unknown }).value as ValueOf<(typeof settingColumns)[Name]>);
}

/** An empty row of a kind, with a name. */
export function emptyCells<K extends TableKind>(kind: K, name: string): Cells<K> {
  const cells = Object.fromEntries(Object.keys(columnsOf(kind)).map((column) => [column, null]));
  return { ...cells, name } as Cells<K>;
}

/**
 * The columns whose cells are invalid, unknown columns included; empty when the row is valid.
 * @param cells as received, of any shape
 */
export function invalidCells(kind: RowKind, cells: Readonly<Record<string, unknown>>): string[] {
  if (kind === 'setting') {
    const column = settingNames.find((name) => name === cells.name);
    return column !== undefined && fits(settingColumns[column], cells.value) ? [] : ['value'];
  }
  const columns = columnsOf(kind);
  const unknown = Object.keys(cells).filter((name) => !Object.hasOwn(columns, name));
  const unfit = Object.entries(columns).filter(([name, column]) => {
    const value = cells[name] ?? null;
    return value === null ? name === 'name' : !fits(column, value);
  });
  return [...unknown, ...unfit.map(([name]) => name)];
}
