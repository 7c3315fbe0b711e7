import type { Usage } from '@elan/contract/account';
import type { GenerationEvent } from '@elan/contract/generation';
import type { ModuleEntry } from '@elan/contract/modules';
import type { GenerationFailure } from '@elan/domain/generation';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Fault } from '../../lib/errors.ts';

/** One generation as a screen sees it. */
export type RunState = {
  readonly phase:
    | 'idle'
    /** Requested; the server has not responded yet. */
    | 'starting'
    | 'running'
    /** The connection dropped; the generation continues on the server. */
    | 'reconnecting'
    | 'stopping'
    | 'succeeded'
    | 'failed'
    | 'cancelled'
    /** The server did not start it. */
    | 'refused';
  readonly id: string | null;
  readonly text: string;
  /** For ideas: how many have arrived. */
  readonly entries: number;
  readonly failure: GenerationFailure | null;
  readonly fault: Fault | null;
  /** What did not fit into the request, to be shown to the reader. */
  readonly omitted: Omitted;
  /** Somebody else's run, joined instead of starting one. */
  readonly isJoined: boolean;
};

export type Omitted = { readonly dropped: readonly ModuleKey[]; readonly shortened: readonly string[] };

const nothingOmitted: Omitted = { dropped: [], shortened: [] };

export const idleRun: RunState = {
  phase: 'idle',
  id: null,
  text: '',
  entries: 0,
  failure: null,
  fault: null,
  omitted: nothingOmitted,
  isJoined: false,
};

/** A run without its text, so that a screen does not re-render for every word. */
export type RunOutline = Omit<RunState, 'text'> & { readonly hasWords: boolean };

export function outlineOf({ text, ...rest }: RunState): RunOutline {
  return { ...rest, hasWords: text !== '' };
}

export const idleOutline = outlineOf(idleRun);

export type RunEvent =
  | { type: 'asked' }
  | { type: 'following'; id: string; isJoined?: boolean }
  | { type: 'received'; event: GenerationEvent }
  | { type: 'dropped' }
  | { type: 'stopping' }
  | { type: 'stopFailed' }
  | { type: 'refused'; fault: Fault }
  | { type: 'dismissed' };

export function runReducer(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'asked':
      return { ...idleRun, phase: 'starting' };
    case 'following':
      return { ...idleRun, phase: 'running', id: event.id, isJoined: event.isJoined ?? false };
    case 'received':
      return received(state, event.event);
    case 'dropped':
      return isUnderWay(state) ? { ...state, phase: state.phase === 'stopping' ? 'stopping' : 'reconnecting' } : state;
    case 'stopping':
      return isUnderWay(state) ? { ...state, phase: 'stopping' } : state;
    case 'stopFailed':
      return state.phase === 'stopping' ? { ...state, phase: 'running' } : state;
    case 'refused':
      // Without a connection, the specified message.
      return event.fault.kind === 'network'
        ? { ...idleRun, phase: 'failed', failure: 'technical' }
        : { ...idleRun, phase: 'refused', fault: event.fault };
    case 'dismissed':
      return isUnderWay(state) ? state : idleRun;
  }
}

function received(state: RunState, event: GenerationEvent): RunState {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        phase: state.phase === 'stopping' ? 'stopping' : 'running',
        id: event.generationId,
        omitted: { dropped: event.dropped, shortened: event.shortened },
      };
    case 'text':
      return { ...awake(state), text: joined(state.text, event) };
    case 'progress':
      return { ...awake(state), entries: Math.max(state.entries, event.entries) };
    case 'succeeded':
      return { ...idleRun, phase: 'succeeded', omitted: state.omitted, isJoined: state.isJoined };
    case 'failed':
      return { ...idleRun, phase: 'failed', failure: event.failure };
    case 'cancelled':
      return { ...idleRun, phase: 'cancelled' };
  }
}

const awake = (state: RunState): RunState => (state.phase === 'reconnecting' ? { ...state, phase: 'running' } : state);

/** Appends a piece at its offset; text received before is not duplicated. */
function joined(text: string, piece: { text: string; offset: number }): string {
  const known = text.length - piece.offset;
  return known >= piece.text.length ? text : text + piece.text.slice(Math.max(0, known));
}

/** Whether part of the text before this event was lost, so that it must be requested again. */
export function leavesGap({ text }: RunState, event: GenerationEvent): boolean {
  if (event.type === 'text') return event.offset > text.length;
  return event.type === 'succeeded' && event.text !== null && event.text.length > text.length;
}

export function isUnderWay(state: Pick<RunState, 'phase'>): boolean {
  return ['starting', 'running', 'reconnecting', 'stopping'].includes(state.phase);
}

export function isEnd(event: GenerationEvent): boolean {
  return event.type === 'succeeded' || event.type === 'failed' || event.type === 'cancelled';
}

/** The usage an event carries, if any. */
export function usageOf(event: GenerationEvent): Usage | null {
  return 'usage' in event ? event.usage : null;
}

/** The module as the event leaves it, with the text that has arrived before. */
export function entryOf({ text }: RunState, event: GenerationEvent): ModuleEntry | null {
  if (event.type !== 'succeeded') return null;
  if (event.text === null) return event.entry;
  return { ...event.entry, [event.text.field]: text.slice(0, event.text.length) };
}
