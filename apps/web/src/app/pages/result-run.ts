import type { ModuleEntry } from '@elan/contract/modules';
import type { Language } from '@elan/domain/locale';
import { useEffect } from 'react';
import type { ResultRun } from '../../components/run-progress.tsx';
import { isUnderWay } from '../../features/generation/run-state.ts';
import type { RunHandle } from '../../features/generation/use-run.ts';
import { faultText } from '../../lib/errors.ts';

type Situation = { entry: ModuleEntry; canEdit: boolean; language: Language };

/** A generation as the personas and maturity screens use it. */
export function resultRun(run: RunHandle, { entry, canEdit, language }: Situation): ResultRun {
  const { state } = run;
  return {
    underWay: isUnderWay(state),
    reconnecting: state.phase === 'reconnecting',
    stopping: state.phase === 'stopping',
    cancelled: state.phase === 'cancelled',
    succeeded: state.phase === 'succeeded',
    entries: state.entries,
    refusal: state.phase === 'refused' && state.fault !== null ? faultText(state.fault, language) : null,
    canStop: canEdit && (entry.running?.isMine ?? true) && state.id !== null,
    stop: run.stop,
    dismiss: run.dismiss,
  };
}

/** Leads to the result of a module. @param block where in the window it is shown */
export function showResult(block: ScrollLogicalPosition): void {
  const result = document.getElementById('result');
  result?.scrollIntoView({ block });
  result?.focus({ preventScroll: true });
}

/**
 * Leads to the result once, as the answer to asking for it: after the screen has made room for it, which moves it on
 * some widths, and before the words arrive, during which the reader scrolls alone.
 */
export function useShowResult(run: RunHandle, block: ScrollLogicalPosition = 'nearest'): void {
  const asked = run.state.phase === 'starting';
  useEffect(() => {
    if (asked) showResult(block);
  }, [asked, block]);
}
