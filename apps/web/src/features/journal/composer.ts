import { defaultMood } from '@elan/domain/modules/journal/mood';
import { type Fault, isPassing, toFault } from '../../lib/errors.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { EntryDraft, EntryDrafts } from './entry-drafts.ts';

export type ComposerState = {
  /** The entry in the form; null while the form is closed. */
  readonly draft: EntryDraft | null;
  readonly phase:
    | 'writing'
    | 'sending'
    /** Not on the server yet; it will be retried. */
    | 'waiting'
    /** The server rejects it as it is. */
    | 'refused';
  /** Why it is not on the server. */
  readonly fault: Fault | null;
  /** Whether the draft survives closing the page. */
  readonly kept: boolean;
  /** How many entries have been added from this form. */
  readonly added: number;
};

export type Composer = ReturnType<typeof createComposer>;

type Ports = {
  /** @throws Refusal CONFLICT when another entry has this id */
  add: (draft: EntryDraft) => Promise<void>;
  drafts: EntryDrafts;
  log?: (fault: Fault) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

const firstRetry = 2_000;
const longestRetry = 30_000;
/** More conflicts than entries created in one millisecond, on all devices together. */
const mostConflicts = 20;

/** Whether it can be added: it has a title and text (JOUR-011). */
export function isComplete({ title, content }: Pick<EntryDraft, 'title' | 'content'>): boolean {
  return title.trim() !== '' && content.trim() !== '';
}

export function hasWords({ title, content }: Pick<EntryDraft, 'title' | 'content'>): boolean {
  return title.trim() !== '' || content.trim() !== '';
}

const noDraft = { draft: null, phase: 'writing', fault: null, kept: true } as const;

/**
 * Holds an entry until it is on the server: stored on this device while it is typed, sent when Add is pressed, and
 * retried while the server cannot be reached. Lives outside the screen.
 */
export function createComposer(ports: Ports) {
  const now = ports.now ?? Date.now;
  const held = createState(ports.drafts);
  const sender = createSender(ports, held);
  const { get, set, setDraft } = held;
  /** The draft, unless it is on its way. */
  const atRest = () => (get().phase === 'sending' ? null : get().draft);
  if (get().phase === 'waiting') sender.schedule(0);

  return {
    get,
    subscribe: held.subscribe,
    /** Opens an empty form; does nothing when one is open. */
    open: (): void => {
      if (get().draft !== null) return;
      set({ ...noDraft, draft: { id: String(now()), title: '', content: '', mood: defaultMood, asked: false } });
    },
    type: (change: Partial<Pick<EntryDraft, 'title' | 'content' | 'mood'>>): void => {
      const draft = atRest();
      if (draft === null) return;
      // The author kept writing, so a waiting entry now waits for Add again.
      sender.stopWaiting();
      setDraft({ ...draft, ...change, asked: false }, { phase: 'writing', fault: null });
    },
    /** Closes the form and discards its text. */
    discard: (): void => {
      const draft = atRest();
      if (draft === null) return;
      sender.stopWaiting();
      ports.drafts.remove(draft.id);
      set(noDraft);
    },
    add: (): Promise<void> => {
      const draft = atRest();
      if (draft !== null && isComplete(draft)) setDraft({ ...draft, asked: true });
      return sender.send();
    },
    /** Tries again because the network may be back. */
    retry: (): void => {
      if (get().phase === 'waiting') sender.schedule(0);
    },
    /** Sends a waiting entry now. */
    flush: sender.send,
    /** The person signed out: send and store nothing more, and leave the stored drafts alone. */
    close: sender.close,
  };
}

type Held = ReturnType<typeof createState>;

/** The newest draft kept on the device, and its listeners. */
function createState(drafts: EntryDrafts) {
  const { subscribe, notify } = createListeners();
  const [restored] = drafts.read();
  let state: ComposerState = {
    ...noDraft,
    ...(restored !== undefined && { draft: restored, phase: restored.asked ? 'waiting' : 'writing' }),
    added: 0,
  };
  const set = (change: Partial<ComposerState>) => {
    state = { ...state, ...change };
    notify();
  };
  const keep = (draft: EntryDraft): boolean => {
    if (hasWords(draft)) return drafts.write(draft);
    drafts.remove(draft.id);
    return true;
  };
  const setDraft = (draft: EntryDraft, change: Partial<ComposerState> = {}) =>
    set({ ...change, draft, kept: keep(draft) });
  return { get: () => state, set, setDraft, subscribe };
}

/** Sends the draft that was asked to be added, one call at a time, and again after a while where that may help. */
function createSender(ports: Ports, { get, set, setDraft }: Held) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let closed = false;

  const stopWaiting = () => clearTimeout(timer);
  const schedule = (delay: number) => {
    stopWaiting();
    if (!closed) timer = setTimeout(() => void send(), delay);
  };
  const send = (): Promise<void> => {
    const { draft } = get();
    if (underWay !== null) return underWay;
    if (draft === null || !draft.asked) return Promise.resolve();
    stopWaiting();
    set({ phase: 'sending', fault: null });
    underWay = attempt(draft).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const attempt = async (draft: EntryDraft, conflicts = 0): Promise<void> => {
    try {
      await ports.add(draft);
      ports.drafts.remove(draft.id);
      failures = 0;
      set({ ...noDraft, added: get().added + 1 });
    } catch (error) {
      if (closed) return;
      const fault = toFault(error);
      ports.log?.(fault);
      if (fault.kind === 'refused' && fault.code === 'CONFLICT' && conflicts < mostConflicts) {
        const next = { ...draft, id: String(Number(draft.id) + 1) };
        setDraft(next);
        ports.drafts.remove(draft.id);
        return attempt(next, conflicts + 1);
      }
      failures += 1;
      if (!isPassing(fault)) return setDraft({ ...draft, asked: false }, { phase: 'refused', fault });
      set({ phase: 'waiting', fault });
      schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry));
    }
  };
  const close = () => {
    closed = true;
    stopWaiting();
  };
  return { send, schedule, stopWaiting, close };
}
