import { defaultMood } from '@elan/domain/modules/journal/mood';
import { type Fault, isPassing, toFault } from '../../lib/errors.ts';
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

export type Composer = {
  get: () => ComposerState;
  subscribe: (listener: () => void) => () => void;
  /** Opens an empty form; does nothing when one is open. */
  open: () => void;
  type: (change: Partial<Pick<EntryDraft, 'title' | 'content' | 'mood'>>) => void;
  /** Closes the form and discards its text. */
  discard: () => void;
  add: () => Promise<void>;
  /** Tries again because the network may be back. */
  retry: () => void;
  /** Sends a waiting entry now. */
  flush: () => Promise<void>;
  /** The person signed out: send and store nothing more, and leave the stored drafts alone. */
  close: () => void;
};

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

/**
 * Holds an entry until it is on the server: stored on this device while it is typed, sent when Add is pressed, and
 * retried while the server cannot be reached. Lives outside the screen.
 */
export function createComposer(ports: Ports): Composer {
  const now = ports.now ?? Date.now;
  const listeners = new Set<() => void>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let underWay: Promise<void> | null = null;
  let closed = false;
  let state: ComposerState = { draft: null, phase: 'writing', fault: null, kept: true, added: 0 };

  const set = (change: Partial<ComposerState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const stopWaiting = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  const keep = (draft: EntryDraft): boolean => {
    if (hasWords(draft)) return ports.drafts.write(draft);
    ports.drafts.remove(draft.id);
    return true;
  };

  const schedule = (delay: number) => {
    stopWaiting();
    if (closed) return;
    timer = setTimeout(() => {
      timer = null;
      void send();
    }, delay);
  };

  const send = (): Promise<void> => {
    const { draft } = state;
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
      set({ draft: null, phase: 'writing', fault: null, kept: true, added: state.added + 1 });
    } catch (error) {
      if (closed) return;
      const fault = toFault(error);
      ports.log?.(fault);
      if (fault.kind === 'refused' && fault.code === 'CONFLICT' && conflicts < mostConflicts) {
        const next = { ...draft, id: String(Number(draft.id) + 1) };
        const kept = keep(next);
        ports.drafts.remove(draft.id);
        set({ draft: next, kept });
        return attempt(next, conflicts + 1);
      }
      failures += 1;
      if (isPassing(fault)) {
        set({ phase: 'waiting', fault });
        schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry));
        return;
      }
      const resting = { ...draft, asked: false };
      set({ draft: resting, phase: 'refused', fault, kept: keep(resting) });
    }
  };

  const [restored] = ports.drafts.read();
  if (restored !== undefined) {
    state = { ...state, draft: restored, phase: restored.asked ? 'waiting' : 'writing' };
    if (restored.asked) schedule(0);
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      if (state.draft !== null) return;
      const draft = { id: String(now()), title: '', content: '', mood: defaultMood, asked: false };
      set({ draft, phase: 'writing', fault: null, kept: true });
    },
    type: (change) => {
      if (state.draft === null || state.phase === 'sending') return;
      // The author kept writing, so a waiting entry now waits for Add again.
      stopWaiting();
      const draft = { ...state.draft, ...change, asked: false };
      set({ draft, phase: 'writing', fault: null, kept: keep(draft) });
    },
    discard: () => {
      if (state.draft === null || state.phase === 'sending') return;
      stopWaiting();
      ports.drafts.remove(state.draft.id);
      set({ draft: null, phase: 'writing', fault: null, kept: true });
    },
    add: () => {
      if (state.draft === null || !isComplete(state.draft)) return Promise.resolve();
      if (underWay !== null) return underWay;
      const draft = { ...state.draft, asked: true };
      set({ draft, kept: keep(draft) });
      return send();
    },
    retry: () => {
      if (state.phase === 'waiting') schedule(0);
    },
    flush: () => (state.phase === 'waiting' ? send() : (underWay ?? Promise.resolve())),
    close: () => {
      closed = true;
      stopWaiting();
    },
  };
}
