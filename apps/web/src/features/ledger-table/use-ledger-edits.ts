import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inverseOf, type LedgerHandle } from './ledger-edit.ts';

type Step = { undo: readonly LedgerEdit[]; redo: readonly LedgerEdit[] };

export type LedgerEdits = {
  apply: (edits: readonly LedgerEdit[]) => void;
  /** Each answers whether there was something to undo, or to do again. */
  undo: () => boolean;
  redo: () => boolean;
};

const mostSteps = 200;
const nothing: Record<keyof Step, readonly Step[]> = { undo: [], redo: [] };

/** Edits that can be undone, one step for each call of `apply`. They keep their identity, so that none renders a card. */
export function useLedgerEdits({ ledger, refused, edit }: LedgerHandle) {
  /** What can be undone, and what was undone and can be done again; the last step last. */
  const [steps, setSteps] = useState(nothing);
  const latest = useRef({ rows: ledger.rows, refused, edit, steps });
  useLayoutEffect(() => {
    latest.current = { rows: ledger.rows, refused, edit, steps };
  });
  const edits = useMemo((): LedgerEdits => {
    const take = (way: keyof Step) => {
      const { edit: make, steps: known } = latest.current;
      const step = known[way].at(-1);
      if (step === undefined) return false;
      make(step[way]);
      const back = way === 'undo' ? 'redo' : 'undo';
      setSteps({ ...known, [way]: known[way].slice(0, -1), [back]: [...known[back], step] });
      return true;
    };
    return {
      apply: (made) => {
        if (made.length === 0) return;
        const undo = inverseOf(made, latest.current);
        latest.current.edit(made);
        setSteps((known) => ({ undo: [...known.undo, { undo, redo: made }].slice(-mostSteps), redo: [] }));
      },
      undo: () => take('undo'),
      redo: () => take('redo'),
    };
  }, []);
  return { edits, can: { undo: steps.undo.length > 0, redo: steps.redo.length > 0 } };
}
