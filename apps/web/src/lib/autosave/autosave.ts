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
  /** Nobody is signed in any more: send nothing, store only what is typed from now on, and leave the drafts alone. */
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
  const { subscribe, notify } = createListeners();
  const device = createDeviceCopy(ports.drafts);
  let state = noFields;
  let restored = false;
  let closed = false;
  let maySave = true;

  const publish = () => {
    snapshot = { state, status: statusOf(state, maySave, sender.about(), device.holds), maySave };
    notify();
  };
  const dispatch = (event: FieldsEvent) => {
    // The screen stands for a moment longer: what is still typed in it stays on this device.
    if (closed && event.type !== 'typed' && event.type !== 'typedOver') return;
    const before = state;
    state = fieldsReducer(state, event);
    if (state !== before) device.follow(before, state);
    publish();
  };
  const sender = createSender(ports, {
    changes: () => (closed || !maySave ? [] : changesOf(state)),
    unsent: () => changesOf(state).length > 0,
    dispatch,
    publish,
  });
  let snapshot: AutosaveSnapshot = { state, status: { kind: 'saved', at: null }, maySave };

  const restore = () => {
    restored = true;
    const drafts = ports.drafts.read();
    dispatch({ type: 'restored', drafts });
    // Drafts whose text has reached the server are no longer needed.
    for (const key of Object.keys(drafts)) if (draftOf(state.fields[key]) === null) ports.drafts.remove(key);
    sender.sendUnsent();
  };
  const typeAll = (values: Readonly<Record<string, string>>) => {
    // The refusal may have been caused by what is changing now.
    sender.forgetRefusal();
    dispatch({ type: 'typed', values });
    sender.sendLater();
  };
  const keepMine = (key: string) => {
    dispatch({ type: 'keptMine', key });
    sender.schedule(0);
  };

  return {
    get: () => snapshot,
    subscribe,
    read: (stored) => {
      if (stored.lastUpdated !== null) sender.savedUntil(Date.parse(stored.lastUpdated));
      dispatch({ type: 'read', values: stored.values, versions: stored.versions });
      // The project could be read again, so what was refused before may be accepted now.
      if (sender.forgetFault()) sender.sendUnsent();
      if (!restored) restore();
    },
    type: (key, value) => typeAll({ [key]: value }),
    typeAll,
    typeOver: (key, value, base) => {
      dispatch({ type: 'typedOver', key, value, base });
      sender.sendLater();
    },
    keepMine,
    keepBoth: async (key) => {
      const { joinTexts } = await import('./join-texts.ts');
      const { value, saved, conflict = null } = state.fields[key] ?? {};
      if (value === undefined || saved === undefined || conflict === null) return;
      dispatch({ type: 'typed', values: { [key]: joinTexts(saved, value, conflict.value) } });
      keepMine(key);
    },
    allow: (next) => {
      if (next === maySave) return;
      maySave = next;
      sender.forgetFault();
      publish();
      if (maySave) sender.sendUnsent();
    },
    discard: (key) => dispatch({ type: 'discarded', key }),
    takeOther: (key) => dispatch({ type: 'tookOther', key }),
    flush: async () => {
      await sender.finish();
      return unsavedKeys(state).length === 0;
    },
    retry: sender.retry,
    close: () => {
      closed = true;
      sender.close();
    },
  };
}

type Sending = {
  isUnderWay: boolean;
  /** Why the last save failed, if it did. */
  fault: Fault | null;
  /** Milliseconds since 1970; null when nothing was ever saved. */
  savedAt: number | null;
};

function statusOf(
  state: FieldsState,
  maySave: boolean,
  { isUnderWay, fault, savedAt }: Sending,
  holds: (keys: readonly string[]) => boolean,
): SaveStatus {
  const unsaved = unsavedKeys(state);
  const kept = holds(unsaved);
  if (!maySave && unsaved.length > 0) return { kind: 'held', kept };
  if (isUnderWay) return { kind: 'saving' };
  if (changesOf(state).length > 0) {
    if (fault === null) return { kind: 'saving' };
    return fault.kind === 'network' ? { kind: 'offline', kept } : { kind: 'failed', fault, kept };
  }
  if (Object.values(state.fields).some((field) => field.conflict !== null)) return { kind: 'conflict', kept };
  return { kind: 'saved', at: savedAt };
}

type Texts = {
  /** What may be sent now. */
  changes: () => FieldChange[];
  /** Whether something is not on the server, sent or not. */
  unsent: () => boolean;
  dispatch: (event: FieldsEvent) => void;
  publish: () => void;
};

/** Sends what changed, one request at a time, and again while the network is away. */
function createSender({ save, now = Date.now }: Ports, { changes, unsent, dispatch, publish }: Texts) {
  let savedAt: number | null = null;
  let fault: Fault | null = null;
  let failures = 0;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const schedule = (delay: number) => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), delay);
  };
  const sendNow = (): Promise<void> => {
    if (underWay !== null) return underWay;
    clearTimeout(timer);
    const sent = changes();
    if (sent.length === 0) return Promise.resolve();
    underWay = send(sent).finally(() => {
      underWay = null;
      publish();
      if (fault === null && unsent()) schedule(saveDelay);
    });
    dispatch({ type: 'sending', keys: sent.map((change) => change.key) });
    return underWay;
  };
  const send = async (sent: FieldChange[]) => {
    try {
      const { saved, conflicts } = await save(sent);
      fault = null;
      failures = 0;
      if (Object.keys(saved).length > 0) savedAt = now();
      dispatch({ type: 'answered', saved, conflicts });
    } catch (error) {
      fault = toFault(error);
      failures += 1;
      dispatch({ type: 'failed' });
      if (isPassing(fault)) schedule(Math.min(firstRetry * 2 ** (failures - 1), longestRetry));
    }
  };
  /** @returns whether there was one */
  const forgetFault = () => {
    const had = fault !== null;
    fault = null;
    return had;
  };
  return {
    about: (): Sending => ({ isUnderWay: underWay !== null, fault, savedAt }),
    savedUntil: (time: number) => {
      savedAt = Math.max(savedAt ?? 0, time);
    },
    schedule,
    sendUnsent: () => unsent() && schedule(0),
    /** After a pause in typing; what failed is sent again by itself. */
    sendLater: () => fault === null && schedule(saveDelay),
    forgetFault,
    forgetRefusal: () => fault !== null && !isPassing(fault) && forgetFault(),
    finish: async () => {
      await underWay;
      await sendNow();
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
