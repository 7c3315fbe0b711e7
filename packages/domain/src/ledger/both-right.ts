import { limits } from '../limits.ts';
import { differingColumn } from './differing-column.ts';
import type { Conflict } from './reading.ts';
import { type Row, rowKey } from './row.ts';

const longestSide = 240;
const prefix = 'both/';

/** The key of the decision 'both are right', among the refused proposals, until one of the values changes. */
function pairKey(one: Row, other: Row, column: string): string {
  const sides = [one, other].map((row) => {
    const value = (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;
    return `${JSON.stringify(value)} ${rowKey(row)}`.slice(0, longestSide);
  });
  return `${prefix}${sides.toSorted().join('|')}`.slice(0, limits.proposalKey);
}

/** The keys by which two figures that disagree are remembered as different things. */
export function bothRightKeys({ id, column, rows, total }: Conflict): string[] {
  const [counting, ...others] = rows;
  if (total !== undefined) return [`${prefix}${id}`.slice(0, limits.proposalKey)];
  return counting === undefined ? [] : others.map((other) => pairKey(counting, other, column));
}

/** Of the refused keys, the decisions that both of two figures are right. */
export const bothRightIn = (refused: readonly string[]): ReadonlySet<string> =>
  new Set(refused.filter((key) => key.startsWith(prefix)));

/**
 * Whether a person said of two rows that both are right, although they seem to be about the same thing.
 * @param decisions from bothRightIn
 */
export function areBothRight(one: Row, other: Row, decisions: ReadonlySet<string>): boolean {
  if (decisions.size === 0) return false;
  const column = differingColumn(one, other) ?? 'amount';
  return decisions.has(pairKey(one, other, column));
}
