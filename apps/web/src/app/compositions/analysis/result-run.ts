import type { ModuleEntry } from '@elan/contract/modules';
import type { Language } from '@elan/domain/locale';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ResultRun } from '../../../components/run-progress.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import { faultText } from '../../../lib/errors.ts';

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
    running: entry.running,
    stop: run.stop,
    dismiss: run.dismiss,
  };
}

/**
 * Leads to the result once, as the answer to asking for it; from then on the reader scrolls alone while the words
 * arrive.
 */
export function useShowResult(run: RunHandle, lead: () => void): void {
  const asked = run.state.phase === 'starting';
  const latest = useRef(lead);
  useLayoutEffect(() => {
    latest.current = lead;
  });
  useEffect(() => {
    if (asked) latest.current();
  }, [asked]);
}
