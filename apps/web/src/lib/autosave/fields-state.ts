/**
 * The state of each text (an answer, a row of figures) on this device and on the server, and how the two are merged. Pure: time, network and
 * storage belong to autosave.ts. Nothing typed is ever dropped here unless the person says so (S-15).
 */
export type StoredValue = { value: string; version: number };

export type SavedField = {
  /** The text in the field. */
  value: string;
  /** The value the server is known to have, and its version (0: none yet). */
  saved: string;
  version: number;
  /** The value in the request that is in flight. */
  sending: string | null;
  /** Values sent but never confirmed. If the server turns out to have one, it is ours and not a conflict. */
  unconfirmed: readonly string[];
  /** What somebody else wrote in the meantime, for the person to decide on. */
  conflict: StoredValue | null;
  /** Whether `saved` was saved from here. */
  isOwn: boolean;
  /** What was saved from here and has been changed elsewhere since; null once the person has typed again. */
  replaced: string | null;
};

export type FieldsState = { readonly fields: Readonly<Record<string, SavedField>> };

/** What is stored on this device for a text that is not on the server yet. */
export type Draft = { value: string; base: number; unconfirmed: readonly string[] };

export type FieldsEvent =
  | { type: 'typed'; values: Readonly<Record<string, string>> }
  /** A change that began on a text which may have changed since; `base` is that text. */
  | { type: 'typedOver'; key: string; value: string; base: string }
  /** The server's values were read: on load, on a later refetch, or after a generation. */
  | { type: 'read'; values: Readonly<Record<string, string>>; versions: Readonly<Record<string, number>> }
  /** Drafts from an earlier visit, dispatched after the first `read`. */
  | { type: 'restored'; drafts: Readonly<Record<string, Draft>> }
  | { type: 'sending'; keys: readonly string[] }
  | {
      type: 'answered';
      saved: Readonly<Record<string, number>>;
      conflicts: readonly ({ key: string } & StoredValue)[];
    }
  | { type: 'failed' }
  | { type: 'keptMine'; key: string }
  | { type: 'tookOther'; key: string }
  | { type: 'discarded'; key: string };

const untouched: SavedField = {
  value: '',
  saved: '',
  version: 0,
  sending: null,
  unconfirmed: [],
  conflict: null,
  isOwn: false,
  replaced: null,
};

/** How many unconfirmed values to remember. */
const unconfirmedKept = 5;

export const noFields: FieldsState = { fields: {} };

export function fieldsReducer(state: FieldsState, event: FieldsEvent): FieldsState {
  switch (event.type) {
    case 'typed':
      return each(state, Object.keys(event.values), (field, key) => ({
        ...field,
        value: event.values[key] ?? '',
        replaced: null,
      }));
    case 'typedOver':
      return change(state, event.key, (field) => typedOver(field, event));
    case 'read':
      return each(state, new Set([...Object.keys(event.versions), ...Object.keys(event.values)]), (field, key) =>
        reconcile(field, { value: event.values[key] ?? '', version: event.versions[key] ?? 0 }),
      );
    case 'restored':
      return each(state, Object.keys(event.drafts), (field, key) => restore(field, event.drafts[key]));
    case 'sending':
      return each(state, event.keys, (field) => ({
        ...field,
        sending: field.value,
        unconfirmed: [...field.unconfirmed.filter((value) => value !== field.value), field.value].slice(
          -unconfirmedKept,
        ),
      }));
    case 'answered':
      return each(state, Object.keys(state.fields), (field, key) => answered(field, key, event));
    case 'failed':
      return each(state, Object.keys(state.fields), (field) =>
        field.sending === null ? field : { ...field, sending: null },
      );
    case 'keptMine':
      return change(state, event.key, (field) =>
        field.conflict === null
          ? field
          : { ...field, saved: field.conflict.value, version: field.conflict.version, conflict: null },
      );
    case 'tookOther':
      return change(state, event.key, (field) =>
        field.conflict === null ? field : settled({ ...field, value: field.conflict.value }, field.conflict),
      );
    case 'discarded':
      return change(state, event.key, (field) => {
        const official = officialOf(field);
        return settled({ ...field, value: official.value }, official);
      });
  }
}

/** The values as shown on screen. */
export function valuesOf(state: FieldsState): Record<string, string> {
  return Object.fromEntries(Object.entries(state.fields).map(([key, field]) => [key, field.value]));
}

/** The values as everybody else sees them. */
export function officialValuesOf(state: FieldsState): Record<string, string> {
  return Object.fromEntries(Object.entries(state.fields).map(([key, field]) => [key, officialOf(field).value]));
}

function officialOf(field: SavedField): StoredValue {
  return field.conflict ?? { value: field.saved, version: field.version };
}

export type FieldChange = { key: string; value: string; baseVersion: number };

/** What a save would send now: changed, not in flight, and not in conflict. */
export function changesOf(state: FieldsState): FieldChange[] {
  return Object.entries(state.fields)
    .filter(([, field]) => field.value !== field.saved && field.sending === null && field.conflict === null)
    .map(([key, field]) => ({ key, value: field.value, baseVersion: field.version }));
}

/** The keys whose text on screen is not on the server. */
export function unsavedKeys(state: FieldsState): string[] {
  return Object.keys(state.fields).filter((key) => draftOf(state.fields[key]) !== null);
}

export function draftOf(field: SavedField | undefined): Draft | null {
  if (field === undefined || field.value === field.saved) return null;
  return { value: field.value, base: field.version, unconfirmed: field.unconfirmed };
}

/** Merges the server's value into the local field. */
function reconcile(field: SavedField, server: StoredValue): SavedField {
  // Read before our last save completed, so it is outdated.
  if (server.version < field.version) return field;
  if (server.version === field.version && field.version > 0) return field;
  if (server.value === field.value) return settled(field, server);
  if (field.value === field.saved && field.sending === null) {
    const replaced = field.isOwn ? field.saved : field.replaced;
    return { ...settled({ ...field, value: server.value }, server), isOwn: false, replaced };
  }
  // Our own value, read back before its response or after the response was lost. The newer local text replaces it.
  if (field.unconfirmed.includes(server.value)) return { ...field, saved: server.value, version: server.version };
  // The response of the request in flight will resolve this.
  if (field.sending !== null) return field;
  if (server.value === field.saved) return { ...field, version: server.version };
  return { ...field, conflict: server };
}

function typedOver(field: SavedField, { value, base }: { value: string; base: string }): SavedField {
  const isChanged = field.saved !== base && field.saved !== value && field.value === field.saved;
  if (!isChanged || field.sending !== null || field.conflict !== null) return { ...field, value };
  return { ...field, value, saved: base, conflict: { value: field.saved, version: field.version } };
}

function restore(field: SavedField, draft: Draft | undefined): SavedField {
  if (draft === undefined || field.value !== field.saved || draft.value === field.saved) return field;
  const restored = { ...field, value: draft.value, unconfirmed: draft.unconfirmed };
  const others = field.version > draft.base && !draft.unconfirmed.includes(field.saved);
  return others
    ? { ...restored, version: draft.base, conflict: { value: field.saved, version: field.version } }
    : restored;
}

function answered(field: SavedField, key: string, event: Extract<FieldsEvent, { type: 'answered' }>): SavedField {
  if (field.sending === null) return field;
  const sent = field.sending;
  const done = { ...field, sending: null };
  const version = event.saved[key];
  if (version !== undefined) {
    return { ...settled(done, { value: sent, version: Math.max(version, field.version) }), isOwn: sent.trim() !== '' };
  }
  const conflict = event.conflicts.find((candidate) => candidate.key === key);
  if (conflict === undefined) return done;
  const server = { value: conflict.value, version: conflict.version };
  if (server.value === field.value) return settled(done, server);
  // An earlier request of ours succeeded although its response was lost.
  if (field.unconfirmed.includes(server.value)) return { ...done, saved: server.value, version: server.version };
  return { ...done, conflict: server };
}

function settled(field: SavedField, server: StoredValue): SavedField {
  return { ...field, saved: server.value, version: server.version, unconfirmed: [], conflict: null };
}

function change(state: FieldsState, key: string, update: (field: SavedField) => SavedField): FieldsState {
  return each(state, [key], update);
}

function each(
  state: FieldsState,
  keys: Iterable<string>,
  update: (field: SavedField, key: string) => SavedField,
): FieldsState {
  const fields: Record<string, SavedField> = { ...state.fields };
  let changed = false;
  for (const key of keys) {
    const before = fields[key] ?? untouched;
    const after = update(before, key);
    if (after === before) continue;
    fields[key] = after;
    changed = true;
  }
  return changed ? { fields } : state;
}
