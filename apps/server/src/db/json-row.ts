import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Row<T extends PgTable> = T['$inferSelect'];

/** Every column of a table: its name in the JSON, or false if this reader leaves it out. */
export type ColumnNames<T extends PgTable> = { readonly [C in keyof Row<T>]: string | false };

/** Columns that a reader leaves out. */
export const leftOut = <const C extends string>(...columns: readonly C[]) =>
  Object.fromEntries(columns.map((column) => [column, false])) as { readonly [Column in C]: false };

/** A row as JSON: timestamps are ISO strings in UTC. */
export type JsonRow<T extends PgTable, N extends ColumnNames<T>> = {
  [C in keyof Row<T> as N[C] extends string ? N[C] : never]: Row<T>[C] extends infer V
    ? V extends Date
      ? string
      : V
    : never;
};

/** What of a row is needed to show it as JSON. */
type Shown<T extends PgTable, N extends ColumnNames<T>> = {
  [C in keyof Row<T> as N[C] extends string ? C : never]: Row<T>[C];
};

/** The row type of a `jsonRow`. */
export type RowOf<R> = R extends { readonly fromRow: (row: never) => infer V } ? V : never;

/**
 * Defines how rows of a table are read as JSON, and their type, from one list that names every column. A column added
 * to the table does not compile until every reader includes it or leaves it out.
 */
export function jsonRow<T extends PgTable, const N extends ColumnNames<T>>(table: T, names: N) {
  const chosen = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const name = (names as ColumnNames<PgTable>)[key];
    return typeof name === 'string' ? [{ key, name, column }] : [];
  });
  return {
    /**
     * The arguments of json_build_object.
     * @param alias the table's name in the statement
     */
    fields(alias: string): string {
      return chosen
        .map(({ name, column }) => {
          const value = `${alias}.${column.name}`;
          return `'${name}', ${column.getSQLType().startsWith('timestamp') ? isoUtc(value) : value}`;
        })
        .join(', ');
    },
    /** The same JSON from a row that the query builder has read. */
    fromRow(row: Shown<T, N>): JsonRow<T, N> {
      const values = chosen.map(({ key, name }) => {
        const value: unknown = (row as Record<string, unknown>)[key];
        return [name, value instanceof Date ? value.toISOString() : value];
      });
      return Object.fromEntries(values) as JsonRow<T, N>;
    },
  };
}

/** SQL that formats a timestamp column as the API shows it. */
export function isoUtc(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
