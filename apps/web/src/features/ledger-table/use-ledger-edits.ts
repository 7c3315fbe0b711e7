import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inverseOf, type LedgerHandle } from './ledger-edit.ts';

type Step = { undo: readonly LedgerEdit[]; redo: readonly LedgerEdit[] };

export type LedgerEdits = {
  apply: (edits: readonly LedgerEdit[]) => void;
  undo: () => boolean;
  redo: () => boolean;
};

const mostSteps = 200;

/** Edits that can be undone, one step for each call of `apply`. They keep their identity, so that none renders a card. */
export function useLedgerEdits({ ledger, refused, edit }: LedgerHandle) {
  const [steps, setSteps] = useState<{ done: readonly Step[]; undone: readonly Step[] }>({ done: [], undone: [] });
  const latest = useRef({ rows: ledger.rows, refused, edit, steps });
  useLayoutEffect(() => {
    latest.current = { rows: ledger.rows, refused, edit, steps };
  });
  const apply = useCallback((edits: readonly LedgerEdit[]) => {
    if (edits.length === 0) return;
    const undo = inverseOf(edits, latest.current);
    latest.current.edit(edits);
    setSteps(({ done }) => ({ done: [...done, { undo, redo: edits }].slice(-mostSteps), undone: [] }));
  }, []);
  const undo = useCallback(() => {
    const { done, undone } = latest.current.steps;
    const step = done.at(-1);
    if (step === undefined) return false;
    latest.current.edit(step.undo);
    setSteps({ done: done.slice(0, -1), undone: [...undone, step] });
    return true;
  }, []);
  const redo = useCallback(() => {
    const { done, undone } = latest.current.steps;
    const step = undone.at(-1);
    if (step === undefined) return false;
    latest.current.edit(step.redo);
    setSteps({ done: [...done, step], undone: undone.slice(0, -1) });
    return true;
  }, []);
  const edits = useMemo((): LedgerEdits => ({ apply, undo, redo }), [apply, undo, redo]);
  return { edits, canUndo: steps.done.length > 0, canRedo: steps.undone.length > 0 };
}
