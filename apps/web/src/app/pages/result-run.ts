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

/** Scrolls to the result once, after the person asked for it and the confirmation has closed. */
export function useShowResult(run: RunHandle): void {
  const asked = run.state.phase === 'starting';
  useEffect(() => {
    if (!asked) return;
    const result = document.getElementById('result');
    result?.scrollIntoView({ block: 'nearest' });
    result?.focus({ preventScroll: true });
  }, [asked]);
}
