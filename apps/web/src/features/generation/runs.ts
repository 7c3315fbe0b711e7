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

const longestPause = 8_000;
const keyOf = ({ projectId, module }: RunTarget) => `${projectId}:${module}`;

/**
 * The generations this tab follows. They live outside the screens: leaving a module neither cancels its generation nor
 * loses any of it.
 */
export class Runs {
  readonly #ports: RunPorts;
  readonly #states = new Map<string, RunState>();
  readonly #outlines = new Map<string, RunOutline>();
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #closed = new AbortController();

  constructor(ports: RunPorts) {
    this.#ports = ports;
  }

  get(target: RunTarget): RunState {
    return this.#states.get(keyOf(target)) ?? idleRun;
  }

  /** Stays the same object while only text arrives. */
  outline(target: RunTarget): RunOutline {
    return this.#outlines.get(keyOf(target)) ?? idleOutline;
  }

  /** Whether any module's generation is under way here. */
  readonly anyUnderWay = () => [...this.#outlines.values()].some(isUnderWay);

  /** Closes every stream; the generations themselves continue. */
  readonly close = () => this.#closed.abort();

  async start(target: RunTarget, request: RunRequest): Promise<void> {
    if (isUnderWay(this.get(target))) return;
    this.#dispatch(target, { type: 'asked' });
    try {
      if (await this.#take(target, await this.#ports.start({ ...target, ...request }, this.#closed.signal))) return;
    } catch (error) {
      if (this.get(target).id === null) return this.#refuse(target, toFault(error));
    }
    if (this.get(target).id === null) return this.#refuse(target, { kind: 'network' });
    this.#dispatch(target, { type: 'dropped' });
    await this.#followToEnd(target);
  }

  /** Joins a generation that is already running; does nothing when it is already followed here. */
  async follow(target: RunTarget, generationId: string): Promise<void> {
    if (isUnderWay(this.get(target))) return;
    this.#dispatch(target, { type: 'following', id: generationId });
    await this.#followToEnd(target);
  }

  async stop(target: RunTarget): Promise<void> {
    const { id } = this.get(target);
    if (id === null) return;
    this.#dispatch(target, { type: 'stopping' });
    try {
      const { usage } = await this.#ports.cancel({ projectId: target.projectId, generationId: id });
      this.#ports.onUsage(usage);
    } catch {
      // It continues: arriving text shows that, and Stop can be pressed again.
      this.#dispatch(target, { type: 'stopFailed' });
    }
  }

  dismiss(target: RunTarget): void {
    this.#dispatch(target, { type: 'dismissed' });
  }

  #dispatch(target: RunTarget, event: RunEvent): void {
    const before = this.get(target);
    const next = runReducer(before, event);
    if (next === before) return;
    this.#states.set(keyOf(target), next);
    const isText = event.type === 'received' && event.event.type === 'text';
    const addsWordsOnly = isText && before.text !== '' && next.phase === before.phase;
    if (!addsWordsOnly) this.#outlines.set(keyOf(target), outlineOf(next));
    this.#listeners.notify();
  }

  /** A run that did not start here; that of somebody else, who was faster, is followed instead. */
  async #refuse(target: RunTarget, fault: Fault): Promise<void> {
    const other = runOfSomebodyElse(fault, target);
    if (other !== null) {
      this.#ports.onJoined(target, other.id, other.startedBy);
      this.#dispatch(target, { type: 'following', id: other.id, isJoined: true });
      return this.#followToEnd(target);
    }
    this.#dispatch(target, { type: 'refused', fault });
    // A generation that is already running, or that started although its response was lost, is found by reading again.
    this.#ports.onStale(target);
  }

  /** Consumes events until the stream ends. @returns whether the final event was among them */
  async #take(target: RunTarget, events: Events): Promise<boolean> {
    for await (const event of events) {
      if (this.#closed.signal.aborted) return true;
      if (leavesGap(this.get(target), event)) return false;
      const usage = usageOf(event);
      if (usage !== null) this.#ports.onUsage(usage);
      const entry = entryOf(this.get(target), event);
      // Before the run ends, so that no screen briefly shows the old analysis.
      if (entry !== null) this.#ports.onSaved(target, entry);
      this.#dispatch(target, { type: 'received', event });
      if (event.type === 'started') this.#ports.onStarted(target, event.generationId);
      if (isEnd(event)) {
        if (entry === null) this.#ports.onStale(target);
        return true;
      }
    }
    return false;
  }

  /** Follows from where the text ends, reconnecting until the generation is finished. */
  async #followToEnd(target: RunTarget): Promise<void> {
    const { follow, sleep = wait } = this.#ports;
    for (let pause = 500; !this.#closed.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const { id, text } = this.get(target);
      if (id === null) return;
      try {
        const input = { projectId: target.projectId, generationId: id, offset: text.length };
        if (await this.#take(target, await follow(input, this.#closed.signal))) return;
        if (this.get(target).text.length > text.length) pause = 250;
      } catch (error) {
        const fault = toFault(error);
        if (!isPassing(fault)) {
          this.#dispatch(target, { type: 'refused', fault });
          this.#ports.onStale(target);
          return;
        }
      }
      this.#dispatch(target, { type: 'dropped' });
      await sleep(pause);
    }
  }
}

/** The run of this module that a refusal names; null when there is none, or it is the person's own. */
function runOfSomebodyElse(fault: Fault, { module }: RunTarget): { id: string; startedBy: string } | null {
  if (fault.kind !== 'refused' || fault.code !== 'GENERATION_RUNNING') return null;
  const { generationId: id, module: other, startedBy } = fault.data;
  return other === module && typeof id === 'string' && typeof startedBy === 'string' ? { id, startedBy } : null;
}
