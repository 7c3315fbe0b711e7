import type { Origin, Row } from '@elan/domain/ledger/row';
import { isSameValue } from '@elan/domain/ledger/row-content';
import type { PlacedRow } from './row-texts.ts';

type Side = 'mine' | 'theirs';
type Contents = { base: PlacedRow; mine: PlacedRow; theirs: PlacedRow };

export type MergedRow = {
  row: PlacedRow;
  /** What both changed to different values: columns, or 'note', 'proof', 'off'. */
  disputed: string[];
};

const remarks = ['off', 'note', 'proof'] as const;
const bookkeeping = ['status', 'proposal', 'position'] as const;

/**
 * What two changes of the same row make together: each cell as the one who changed it left it.
 * @param contents the row that both started from, and what each made of it
 * @param preferred whose value is in the row where both changed the same thing
 */
export function mergeRow({ base, mine, theirs }: Contents, preferred: Side): MergedRow {
  const disputed: string[] = [];
  const pick = <T>(values: { base: T; mine: T; theirs: T }, name?: string): T => {
    if (isSameValue(values.mine, values.theirs) || isSameValue(values.theirs, values.base)) return values.mine;
    if (isSameValue(values.mine, values.base)) return values.theirs;
    if (name !== undefined) disputed.push(name);
    return values[preferred];
  };
  const part = <K extends keyof PlacedRow>(key: K, name?: string) =>
    pick({ base: base[key], mine: mine[key], theirs: theirs[key] }, name);
  const cellIn = (row: Row, column: string) => (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;
  const columns = [...new Set([base, mine, theirs].flatMap(({ cells }) => Object.keys(cells)))];
  const cells: Record<string, unknown> = {};
  const origins: Record<string, Origin> = {};
  for (const column of columns) {
    const values = { base: cellIn(base, column), mine: cellIn(mine, column), theirs: cellIn(theirs, column) };
    const value = pick(values, column);
    cells[column] = value;
    // Where a value comes from goes with the value.
    const whose = isSameValue(value, values.mine) && !isSameValue(values.mine, values.base) ? mine : theirs;
    const from = isSameValue(value, cellIn(whose, column)) ? whose : mine;
    const origin = from.origins[column];
    if (origin !== undefined) origins[column] = origin;
  }
  const rest = Object.fromEntries([
    ...remarks.map((key) => [key, part(key, key)] as const),
    ...bookkeeping.map((key) => [key, part(key)] as const),
  ]);
  return { row: { ...mine, ...rest, cells, origins } as PlacedRow, disputed };
}
