import type { Usage } from '@elan/contract/account';
import type { GenerationEvent } from '@elan/contract/generation';
import type { ModuleEntry } from '@elan/contract/modules';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type Fault, isPassing, toFault } from '../../lib/errors.ts';
import { createListeners } from '../../lib/listeners.ts';
import { sleep as wait } from '../../lib/retry.ts';
import {
  entryOf,
  idleOutline,
  idleRun,
  isEnd,
  isUnderWay,
  leavesGap,
  outlineOf,
  type RunEvent,
  type RunOutline,
  type RunState,
  runReducer,
  usageOf,
} from './run-state.ts';

export type RunTarget = { projectId: string; module: ModuleKey };
export type RunRequest = { language: Language; clarification?: string; autofill?: boolean };

type Events = AsyncIterable<GenerationEvent>;

export type RunPorts = {
  start: (target: RunTarget & RunRequest, signal: AbortSignal) => Promise<Events>;
  follow: (input: { projectId: string; generationId: string; offset: number }, signal: AbortSignal) => Promise<Events>;
  cancel: (input: { projectId: string; generationId: string }) => Promise<{ usage: Usage }>;
  /** Passes on what events say about the account. */
  onUsage: (usage: Usage) => void;
  onStarted: (target: RunTarget, generationId: string) => void;
  /** Somebody else was faster: their run is followed instead. */
  onJoined: (target: RunTarget, generationId: string, startedBy: string) => void;
  onSaved: (target: RunTarget, entry: ModuleEntry) => void;
  /** The run ended in a way that requires the entry to be read again. */
  onStale: (target: RunTarget) => void;
  sleep?: (milliseconds: number) => Promise<void>;
};

export type Runs = {
  get: (target: RunTarget) => RunState;
  /** Stays the same object while only text arrives. */
  outline: (target: RunTarget) => RunOutline;
  subscribe: (listener: () => void) => () => void;
  /** Whether any module's generation is under way here. */
  anyUnderWay: () => boolean;
  start: (target: RunTarget, request: RunRequest) => Promise<void>;
  /** Joins a generation that is already running; does nothing when it is already followed here. */
  follow: (target: RunTarget, generationId: string) => Promise<void>;
  stop: (target: RunTarget) => Promise<void>;
  dismiss: (target: RunTarget) => void;
  /** Closes every stream; the generations themselves continue. */
  close: () => void;
};

const longestPause = 8_000;
const keyOf = ({ projectId, module }: RunTarget) => `${projectId}:${module}`;

/**
 * The generations this tab follows. They live outside the screens: leaving a module neither cancels its generation nor
 * loses any of it.
 */
export function createRuns(ports: RunPorts): Runs {
  const sleep = ports.sleep ?? wait;
  const states = new Map<string, RunState>();
  const outlines = new Map<string, RunOutline>();
  const { subscribe, notify } = createListeners();
  const closed = new AbortController();

  const get = (target: RunTarget) => states.get(keyOf(target)) ?? idleRun;

  const dispatch = (target: RunTarget, event: RunEvent) => {
    const before = get(target);
    const next = runReducer(before, event);
    if (next === before) return;
    states.set(keyOf(target), next);
    const isText = event.type === 'received' && event.event.type === 'text';
    const addsWordsOnly = isText && before.text !== '' && next.phase === before.phase;
    if (!addsWordsOnly) outlines.set(keyOf(target), outlineOf(next));
    notify();
  };

  /** Consumes events until the stream ends. @returns whether the final event was among them */
  const take = async (target: RunTarget, events: Events): Promise<boolean> => {
    for await (const event of events) {
      if (closed.signal.aborted) return true;
      if (leavesGap(get(target), event)) return false;
      const usage = usageOf(event);
      if (usage !== null) ports.onUsage(usage);
      const entry = entryOf(get(target), event);
      // Before the run ends, so that no screen briefly shows the old analysis.
      if (entry !== null) ports.onSaved(target, entry);
      dispatch(target, { type: 'received', event });
      if (event.type === 'started') ports.onStarted(target, event.generationId);
      if (isEnd(event)) {
        if (entry === null) ports.onStale(target);
        return true;
      }
    }
    return false;
  };

  /** Follows from where the text ends, reconnecting until the generation is finished. */
  const followToEnd = async (target: RunTarget) => {
    for (let pause = 500; !closed.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const { id, text } = get(target);
      if (id === null) return;
      try {
        const input = { projectId: target.projectId, generationId: id, offset: text.length };
        if (await take(target, await ports.follow(input, closed.signal))) return;
        if (get(target).text.length > text.length) pause = 250;
      } catch (error) {
        const fault = toFault(error);
        if (!isPassing(fault)) {
          dispatch(target, { type: 'refused', fault });
          ports.onStale(target);
          return;
        }
      }
      dispatch(target, { type: 'dropped' });
      await sleep(pause);
    }
  };

  return {
    get,
    outline: (target) => outlines.get(keyOf(target)) ?? idleOutline,
    anyUnderWay: () => [...outlines.values()].some(isUnderWay),
    subscribe,
    start: async (target, request) => {
      if (isUnderWay(get(target))) return;
      dispatch(target, { type: 'asked' });
      try {
        if (await take(target, await ports.start({ ...target, ...request }, closed.signal))) return;
      } catch (error) {
        if (get(target).id === null) {
          const fault = toFault(error);
          const other = runOfSomebodyElse(fault, target);
          if (other !== null) {
            ports.onJoined(target, other.id, other.startedBy);
            dispatch(target, { type: 'following', id: other.id, isJoined: true });
            return followToEnd(target);
          }
          dispatch(target, { type: 'refused', fault });
          // A generation that is already running, or that started although its response was lost, is found by reading
          // again.
          ports.onStale(target);
          return;
        }
      }
      if (get(target).id === null) {
        dispatch(target, { type: 'refused', fault: { kind: 'network' } });
        ports.onStale(target);
        return;
      }
      dispatch(target, { type: 'dropped' });
      await followToEnd(target);
    },
    follow: async (target, generationId) => {
      const current = get(target);
      if (isUnderWay(current)) return;
      dispatch(target, { type: 'following', id: generationId });
      await followToEnd(target);
    },
    stop: async (target) => {
      const { id } = get(target);
      if (id === null) return;
      dispatch(target, { type: 'stopping' });
      try {
        const { usage } = await ports.cancel({ projectId: target.projectId, generationId: id });
        ports.onUsage(usage);
      } catch {
        // It continues: arriving text shows that, and Stop can be pressed again.
        dispatch(target, { type: 'stopFailed' });
      }
    },
    dismiss: (target) => dispatch(target, { type: 'dismissed' }),
    close: () => closed.abort(),
  };
}

/** The run of this module that a refusal names; null when there is none, or it is the person's own. */
function runOfSomebodyElse(fault: Fault, { module }: RunTarget): { id: string; startedBy: string } | null {
  if (fault.kind !== 'refused' || fault.code !== 'GENERATION_RUNNING') return null;
  const { generationId: id, module: other, startedBy } = fault.data;
  return other === module && typeof id === 'string' && typeof startedBy === 'string' ? { id, startedBy } : null;
}
