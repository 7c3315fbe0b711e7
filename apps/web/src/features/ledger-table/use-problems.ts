import type { Text } from '@elan/domain/locale';
import { useCallback, useMemo, useState } from 'react';

/** A text that cannot be in its cell, kept there until it is corrected, and the reason. */
export type CellProblem = { typed: string; says: Text };

export type Problems = {
  /** Of a row, by column. */
  inRow: (row: string) => Readonly<Record<string, CellProblem>>;
  set: (found: readonly { row: string; column: string; problem: CellProblem | null }[]) => void;
};

const none = {};

/** The typed texts that could not be stored, by row and column. */
export function useProblems(): Problems {
  const [byRow, setByRow] = useState<ReadonlyMap<string, Readonly<Record<string, CellProblem>>>>(new Map());
  const set = useCallback<Problems['set']>(
    (found) =>
      setByRow((before) => {
        const next = new Map(before);
        for (const { row, column, problem } of found) {
          const { [column]: _, ...others } = next.get(row) ?? {};
          const cells = problem === null ? others : { ...others, [column]: problem };
          if (Object.keys(cells).length === 0) next.delete(row);
          else next.set(row, cells);
        }
        return next.size === 0 && before.size === 0 ? before : next;
      }),
    [],
  );
  return useMemo(() => ({ inRow: (row) => byRow.get(row) ?? none, set }), [byRow, set]);
}
