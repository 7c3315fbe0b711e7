import type { Fault } from '../../lib/errors.ts';
import type { autofillMessages } from './autofill-messages.ts';
import type { RunState } from './run-state.ts';

export type AutofillPhase = 'offer' | 'generating' | 'saving' | 'success' | 'error';

/** The state of auto-fill, from its generation and from whether its result is on screen (ANALYSIS-010). */
export function autofillPhase(asked: boolean, run: Pick<RunState, 'phase'>, saved: boolean): AutofillPhase {
  if (!asked) return 'offer';
  switch (run.phase) {
    case 'succeeded':
      return saved ? 'success' : 'saving';
    case 'failed':
    case 'refused':
      return 'error';
    case 'cancelled':
    case 'idle':
      return 'offer';
    default:
      return 'generating';
  }
}

type ErrorKey = keyof typeof autofillMessages;

/** The message for a failed auto-fill (ANALYSIS-016 to ANALYSIS-019); null to show the fault's own. */
export function autofillError(run: { phase: RunState['phase']; fault: Fault | null }): ErrorKey | null {
  if (run.phase === 'failed') return 'autofillFailed';
  if (run.fault?.kind === 'refused' && run.fault.code === 'QUOTA_REACHED') return 'autofillLimit';
  if (run.fault?.kind === 'refused' && run.fault.code === 'PLAN_REQUIRED') return 'autofillPlan';
  return run.fault === null || run.fault.kind === 'unknown' ? 'autofillError' : null;
}
