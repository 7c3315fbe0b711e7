import { describe, expect, it } from 'vitest';
import type { Fault } from '../../lib/errors.ts';
import { autofillError, autofillPhase } from './autofill-state.ts';

describe('autofillPhase', () => {
  it('goes from the offer through generating and saving to success', () => {
    expect(autofillPhase(false, { phase: 'idle' }, false)).toBe('offer');
    expect(autofillPhase(true, { phase: 'starting' }, false)).toBe('generating');
    expect(autofillPhase(true, { phase: 'reconnecting' }, false)).toBe('generating');
    expect(autofillPhase(true, { phase: 'succeeded' }, false)).toBe('saving');
    expect(autofillPhase(true, { phase: 'succeeded' }, true)).toBe('success');
  });

  it('is offered again after a stop, and explains a failure', () => {
    expect(autofillPhase(true, { phase: 'cancelled' }, false)).toBe('offer');
    expect(autofillPhase(true, { phase: 'failed' }, false)).toBe('error');
    expect(autofillPhase(true, { phase: 'refused' }, false)).toBe('error');
  });

  it('does not take a generation that was asked for otherwise as its own', () => {
    expect(autofillPhase(false, { phase: 'running' }, false)).toBe('offer');
  });
});

describe('autofillError', () => {
  const refused = (code: 'QUOTA_REACHED' | 'PLAN_REQUIRED' | 'FORBIDDEN'): Fault => ({
    kind: 'refused',
    code,
    data: {},
  });

  it('has words of its own for the limit, the plan and a failed generation', () => {
    expect(autofillError({ phase: 'refused', fault: refused('QUOTA_REACHED') })).toBe('autofillLimit');
    expect(autofillError({ phase: 'refused', fault: refused('PLAN_REQUIRED') })).toBe('autofillPlan');
    expect(autofillError({ phase: 'failed', fault: null })).toBe('autofillFailed');
  });

  it('otherwise says what happened, or that something did', () => {
    expect(autofillError({ phase: 'refused', fault: refused('FORBIDDEN') })).toBeNull();
    expect(autofillError({ phase: 'refused', fault: { kind: 'unknown' } })).toBe('autofillError');
  });
});
