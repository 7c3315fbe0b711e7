import { type Cells, emptyCells, type Origin, type Row, type RowOf, type TableKind } from '../row.ts';
import { plainText } from './plain-text.ts';

/** A value read from an answer with its origin. */
export type Read<V> = { value: V; origin: Origin };
export type ReadCells<K extends TableKind> = { name: Read<string> } & {
  [Name in Exclude<keyof Cells<K>, 'name'>]?: Read<NonNullable<Cells<K>[Name]>> | undefined;
};

/** What keeps a proposal recognizable: where it was read and its words, without amounts. */
export function keyOf(place: { module: string; question: string }, kind: string, words: string): string {
  const plain = plainText(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `${place.module}/${place.question}/${kind}/${plain}`;
}

/** A proposed row of a table. */
export function proposed<K extends TableKind>(
  kind: K,
  place: { module: string; question: string },
  read: ReadCells<K>,
  words = read.name.value,
): Row {
  const entries = Object.entries(read as Record<string, Read<unknown> | undefined>).flatMap(([column, cell]) =>
    cell === undefined ? [] : [[column, cell] as const],
  );
  const key = keyOf(place, kind, words);
  const row: RowOf<K> = {
    id: key,
    kind,
    cells: {
      ...emptyCells(kind, read.name.value),
      ...Object.fromEntries(entries.map(([column, cell]) => [column, cell.value])),
    } as Cells<K>,
    origins: Object.fromEntries(entries.map(([column, cell]) => [column, cell.origin])),
    status: 'proposed',
    off: false,
    note: null,
    proof: null,
    proposal: key,
  };
  return row as unknown as Row;
}
