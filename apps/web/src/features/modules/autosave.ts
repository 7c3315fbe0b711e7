import type { SaveResult } from '@elan/contract/modules';
import { type Fault, isPassing, toFault } from '../../lib/errors.ts';
import {
  type AnswerChange,
  type AnswersEvent,
  type AnswersState,
  answersReducer,
  changesOf,
  draftOf,
  noAnswers,
  unsavedQuestions,
} from './answers-state.ts';
import type { Drafts } from './drafts.ts';

/** The save state shown beside the questionnaire. It must never claim more than is true. */
export type SaveStatus =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /** `kept`: whether unsaved text survives closing the page. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; fault: Fault; kept: boolean }
  | { kind: 'conflict'; kept: boolean };

export type AutosaveSnapshot = { readonly answers: AnswersState; readonly status: SaveStatus };

export type StoredAnswers = {
  answers: Readonly<Record<string, string>>;
  versions: Readonly<Record<string, number>>;
  /** ISO timestamp; null when nothing was ever saved. */
  lastUpdated: string | null;
};

export type Autosave = {
  get: () => AutosaveSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Takes the server's answers, on load and on every refetch. */
  read: (stored: StoredAnswers) => void;
  type: (question: string, value: string) => void;
  keepMine: (question: string) => void;
  takeOther: (question: string) => void;
  /** Saves unsaved answers now. @returns whether everything on screen is on the server */
  flush: () => Promise<boolean>;
  /** Tries again because the network may be back. */
  retry: () => void;
  /** The person signed out: send and store nothing more, and leave the stored drafts alone. */
  close: () => void;
};

type Ports = {
  save: (changes: AnswerChange[]) => Promise<SaveResult>;
  drafts: Drafts;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Milliseconds between the last keystroke and the save. */
export const saveDelay = 1_200;
const firstRetry = 2_000;
const longestRetry = 30_000;

/**
 * Protects answers while they are typed: stored on this device immediately and on the server soon after, one request at
 * a time. Lives outside the screen, so that leaving it does not lose the last words.
 */
export function createAutosave(ports: Ports): Autosave {
  const now = ports.now ?? Date.now;
  const listeners = new Set<() => void>();
  let answers = noAnswers;
  let restored = false;
  let savedAt: number | null = null;
  let fault: Fault | null = null;
  let failures = 0;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let closed = false;
  const kept = new Map<string, boolean>();
  let snapshot: AutosaveSnapshot = { answers, status: { kind: 'saved', at: savedAt } };

  const dispatch = (event: AnswersEvent) => {
    if (closed) return;
    const before = answers;
    answers = answersReducer(answers, event);
    if (answers !== before) keepOnDevice(before);
    publish();
  };

  const publish = () => {
    snapshot = { answers, status: status() };
    for (const listener of listeners) listener();
  };

  const keepOnDevice = (before: AnswersState) => {
    for (const [question, field] of Object.entries(answers.fields)) {
      if (field === before.fields[question]) continue;
      const draft = draftOf(field);
      if (draft !== null) kept.set(question, ports.drafts.write(question, draft));
      else if (kept.delete(question) || draftOf(before.fields[question]) !== null) ports.drafts.remove(question);
    }
  };

  const status = (): SaveStatus => {
    const isKept = unsavedQuestions(answers).every((question) => kept.get(question) !== false);
    if (underWay !== null) return { kind: 'saving' };
    if (fault !== null && changesOf(answers).length > 0) {
      return fault.kind === 'network' ? { kind: 'offline', kept: isKept } : { kind: 'failed', fault, kept: isKept };
    }
    if (changesOf(answers).length > 0) return { kind: 'saving' };
    if (Object.values(answers.fields).some((field) => field.conflict !== null))
      return { kind: 'conflict', kept: isKept };
    return { kind: 'saved', at: savedAt };
  };

  const schedule = (delay: number) => {
    if (closed) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      void save();
    }, delay);
  };

  const save = (): Promise<void> => {
    if (underWay !== null) return underWay;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const changes = closed ? [] : changesOf(answers);
    if (changes.length === 0) return Promise.resolve();
    underWay = send(changes).finally(() => {
      underWay = null;
      publish();
      if (fault === null && changesOf(answers).length > 0) schedule(saveDelay);
    });
    dispatch({ type: 'sending', questions: changes.map((change) => change.question) });
    return underWay;
  };

  const send = async (changes: AnswerChange[]) => {
    try {
      const result = await ports.save(changes);
      fault = null;
      failures = 0;
      if (Object.keys(result.saved).length > 0) savedAt = now();
      dispatch({ type: 'answered', saved: result.saved, conflicts: result.conflicts });
    } catch (error) {
      fault = toFault(error);
      failures += 1;
      dispatch({ type: 'failed' });
      if (isPassing(fault)) schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry));
    }
  };

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (stored) => {
      if (stored.lastUpdated !== null) savedAt = Math.max(savedAt ?? 0, Date.parse(stored.lastUpdated));
      dispatch({ type: 'read', answers: stored.answers, versions: stored.versions });
      // The project could be read again, so what was refused before may be accepted now.
      if (fault !== null) {
        fault = null;
        if (changesOf(answers).length > 0) schedule(0);
      }
      if (!restored) {
        restored = true;
        const drafts = ports.drafts.read();
        dispatch({ type: 'restored', drafts });
        // Drafts whose text has reached the server are no longer needed.
        for (const question of Object.keys(drafts)) {
          if (draftOf(answers.fields[question]) === null) ports.drafts.remove(question);
        }
        if (changesOf(answers).length > 0) schedule(0);
      }
    },
    type: (question, value) => {
      // The refusal may have been caused by the text that is changing now.
      if (fault !== null && !isPassing(fault)) fault = null;
      dispatch({ type: 'typed', question, value });
      if (fault === null) schedule(saveDelay);
    },
    keepMine: (question) => {
      dispatch({ type: 'keptMine', question });
      schedule(0);
    },
    takeOther: (question) => dispatch({ type: 'tookOther', question }),
    flush: async () => {
      if (underWay !== null) await underWay;
      await save();
      return unsavedQuestions(answers).length === 0;
    },
    retry: () => {
      if (fault !== null && isPassing(fault)) schedule(0);
    },
    close: () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
