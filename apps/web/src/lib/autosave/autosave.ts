import { type Fault, isPassing, toFault } from '../errors.ts';
import { createListeners } from '../listeners.ts';
import type { Drafts } from './drafts.ts';
import {
  changesOf,
  draftOf,
  type FieldChange,
  type FieldsEvent,
  type FieldsState,
  fieldsReducer,
  noFields,
  type StoredValue,
  unsavedKeys,
} from './fields-state.ts';

/** The save state shown beside the fields. It must never claim more than is true. */
export type SaveStatus =
  | { kind: 'saved'; at: number | null }
  | { kind: 'saving' }
  /** `kept`: whether unsaved text survives closing the page. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; fault: Fault; kept: boolean }
  | { kind: 'conflict'; kept: boolean }
  /** The person may not save at the moment: what they typed stays apart from what is saved. */
  | { kind: 'held'; kept: boolean };

export type AutosaveSnapshot = {
  readonly state: FieldsState;
  readonly status: SaveStatus;
  readonly maySave: boolean;
};

export type StoredFields = {
  values: Readonly<Record<string, string>>;
  versions: Readonly<Record<string, number>>;
  /** ISO timestamp; null when nothing was ever saved. */
  lastUpdated: string | null;
};

/** What became of the changes of one save. */
export type FieldsSaved = {
  /** Key to its new version. */
  saved: Readonly<Record<string, number>>;
  /** Values that another person changed first; they were not overwritten. */
  conflicts: readonly ({ key: string } & StoredValue)[];
};

export type Autosave = {
  get: () => AutosaveSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Takes the server's values, on load and on every refetch. */
  read: (stored: StoredFields) => void;
  type: (key: string, value: string) => void;
  /** The same for several that belong together. */
  typeAll: (values: Readonly<Record<string, string>>) => void;
  /** The same for a change that began on an earlier text; what somebody else wrote since is not overwritten. */
  typeOver: (key: string, value: string, base: string) => void;
  keepMine: (key: string) => void;
  takeOther: (key: string) => void;
  keepBoth: (key: string) => Promise<void>;
  /** Whether the person may change the values now. While they may not, nothing is sent. */
  allow: (maySave: boolean) => void;
  /** Drops what was typed and not saved. */
  discard: (key: string) => void;
  /** Saves unsaved values now. @returns whether everything on screen is on the server */
  flush: () => Promise<boolean>;
  /** Tries again because the network may be back. */
  retry: () => void;
  /** The person signed out: send and store nothing more, and leave the stored drafts alone. */
  close: () => void;
};

type Ports = {
  save: (changes: FieldChange[]) => Promise<FieldsSaved>;
  drafts: Drafts;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Milliseconds between the last keystroke and the save. */
export const saveDelay = 1_200;
const firstRetry = 2_000;
const longestRetry = 30_000;

/**
 * Protects texts while they are typed: stored on this device immediately and on the server soon after, one request at
 * a time. Lives outside the screen, so that leaving it does not lose the last words.
 */
export function createAutosave(ports: Ports): Autosave {
  const now = ports.now ?? Date.now;
  const { subscribe, notify } = createListeners();
  const device = createDeviceCopy(ports.drafts);
  let state = noFields;
  let restored = false;
  let savedAt: number | null = null;
  let fault: Fault | null = null;
  let failures = 0;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let maySave = true;
  let snapshot: AutosaveSnapshot = { state, status: { kind: 'saved', at: savedAt }, maySave };

  const dispatch = (event: FieldsEvent) => {
    if (closed) return;
    const before = state;
    state = fieldsReducer(state, event);
    if (state !== before) device.follow(before, state);
    publish();
  };

  const publish = () => {
    snapshot = { state, status: status(), maySave };
    notify();
  };

  const status = (): SaveStatus => {
    const unsaved = unsavedKeys(state);
    const kept = device.holds(unsaved);
    if (!maySave && unsaved.length > 0) return { kind: 'held', kept };
    if (underWay !== null) return { kind: 'saving' };
    if (changesOf(state).length > 0) {
      if (fault === null) return { kind: 'saving' };
      return fault.kind === 'network' ? { kind: 'offline', kept } : { kind: 'failed', fault, kept };
    }
    if (Object.values(state.fields).some((field) => field.conflict !== null)) return { kind: 'conflict', kept };
    return { kind: 'saved', at: savedAt };
  };

  const schedule = (delay: number) => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  };

  const save = (): Promise<void> => {
    if (underWay !== null) return underWay;
    clearTimeout(timer);
    const changes = closed || !maySave ? [] : changesOf(state);
    if (changes.length === 0) return Promise.resolve();
    underWay = send(changes).finally(() => {
      underWay = null;
      publish();
      if (fault === null && changesOf(state).length > 0) schedule(saveDelay);
    });
    dispatch({ type: 'sending', keys: changes.map((change) => change.key) });
    return underWay;
  };

  const send = async (changes: FieldChange[]) => {
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

  const typeAll = (values: Readonly<Record<string, string>>) => {
    // The refusal may have been caused by what is changing now.
    if (fault !== null && !isPassing(fault)) fault = null;
    dispatch({ type: 'typed', values });
    if (fault === null) schedule(saveDelay);
  };

  return {
    get: () => snapshot,
    subscribe,
    read: (stored) => {
      if (stored.lastUpdated !== null) savedAt = Math.max(savedAt ?? 0, Date.parse(stored.lastUpdated));
      dispatch({ type: 'read', values: stored.values, versions: stored.versions });
      // The project could be read again, so what was refused before may be accepted now.
      if (fault !== null) {
        fault = null;
        if (changesOf(state).length > 0) schedule(0);
      }
      if (!restored) {
        restored = true;
        const drafts = ports.drafts.read();
        dispatch({ type: 'restored', drafts });
        // Drafts whose text has reached the server are no longer needed.
        for (const key of Object.keys(drafts)) if (draftOf(state.fields[key]) === null) ports.drafts.remove(key);
        if (changesOf(state).length > 0) schedule(0);
      }
    },
    type: (key, value) => typeAll({ [key]: value }),
    typeAll,
    typeOver: (key, value, base) => {
      dispatch({ type: 'typedOver', key, value, base });
      if (fault === null) schedule(saveDelay);
    },
    keepMine: (key) => {
      dispatch({ type: 'keptMine', key });
      schedule(0);
    },
    keepBoth: async (key) => {
      const { joinTexts } = await import('./join-texts.ts');
      const { value, saved, conflict = null } = state.fields[key] ?? {};
      if (value === undefined || saved === undefined || conflict === null) return;
      dispatch({ type: 'typed', values: { [key]: joinTexts(saved, value, conflict.value) } });
      dispatch({ type: 'keptMine', key });
      schedule(0);
    },
    allow: (next) => {
      if (next === maySave) return;
      maySave = next;
      fault = null;
      publish();
      if (maySave && changesOf(state).length > 0) schedule(0);
    },
    discard: (key) => dispatch({ type: 'discarded', key }),
    takeOther: (key) => dispatch({ type: 'tookOther', key }),
    flush: async () => {
      await underWay;
      await save();
      return unsavedKeys(state).length === 0;
    },
    retry: () => {
      if (fault !== null && isPassing(fault)) schedule(0);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Keeps on this device what is not on the server yet. */
function createDeviceCopy(drafts: Drafts) {
  const kept = new Map<string, boolean>();
  return {
    follow: (before: FieldsState, after: FieldsState) => {
      for (const [key, field] of Object.entries(after.fields)) {
        if (field === before.fields[key]) continue;
        const draft = draftOf(field);
        if (draft !== null) kept.set(key, drafts.write(key, draft));
        else if (kept.delete(key) || draftOf(before.fields[key]) !== null) drafts.remove(key);
      }
    },
    /** Whether the texts survive closing the page. */
    holds: (keys: readonly string[]) => keys.every((key) => kept.get(key) !== false),
  };
}
