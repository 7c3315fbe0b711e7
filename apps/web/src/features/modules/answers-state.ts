/**
 * The state of each answer on this device and on the server, and how the two are merged. Pure: time, network and
 * storage belong to autosave.ts. Nothing typed is ever dropped here unless the person says so (S-15).
 */
export type OtherAnswer = { value: string; version: number };

export type AnswerField = {
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
  conflict: OtherAnswer | null;
};

export type AnswersState = { readonly fields: Readonly<Record<string, AnswerField>> };

/** What is stored on this device for an answer that is not on the server yet. */
export type Draft = { value: string; base: number; unconfirmed: readonly string[] };

export type AnswersEvent =
  | { type: 'typed'; question: string; value: string }
  /** The server's answers were read: on load, on a later refetch, or after a generation. */
  | { type: 'read'; answers: Readonly<Record<string, string>>; versions: Readonly<Record<string, number>> }
  /** Drafts from an earlier visit, dispatched after the first `read`. */
  | { type: 'restored'; drafts: Readonly<Record<string, Draft>> }
  | { type: 'sending'; questions: readonly string[] }
  | {
      type: 'answered';
      saved: Readonly<Record<string, number>>;
      conflicts: readonly ({ question: string } & OtherAnswer)[];
    }
  | { type: 'failed' }
  | { type: 'keptMine'; question: string }
  | { type: 'tookOther'; question: string };

const untouched: AnswerField = { value: '', saved: '', version: 0, sending: null, unconfirmed: [], conflict: null };

/** How many unconfirmed values to remember. */
const unconfirmedKept = 5;

export const noAnswers: AnswersState = { fields: {} };

export function answersReducer(state: AnswersState, event: AnswersEvent): AnswersState {
  switch (event.type) {
    case 'typed':
      return change(state, event.question, (field) => ({ ...field, value: event.value }));
    case 'read':
      return each(state, new Set([...Object.keys(event.versions), ...Object.keys(event.answers)]), (field, question) =>
        reconcile(field, { value: event.answers[question] ?? '', version: event.versions[question] ?? 0 }),
      );
    case 'restored':
      return each(state, Object.keys(event.drafts), (field, question) => restore(field, event.drafts[question]));
    case 'sending':
      return each(state, event.questions, (field) => ({
        ...field,
        sending: field.value,
        unconfirmed: [...field.unconfirmed.filter((value) => value !== field.value), field.value].slice(
          -unconfirmedKept,
        ),
      }));
    case 'answered':
      return each(state, Object.keys(state.fields), (field, question) => answered(field, question, event));
    case 'failed':
      return each(state, Object.keys(state.fields), (field) =>
        field.sending === null ? field : { ...field, sending: null },
      );
    case 'keptMine':
      return change(state, event.question, (field) =>
        field.conflict === null
          ? field
          : { ...field, saved: field.conflict.value, version: field.conflict.version, conflict: null },
      );
    case 'tookOther':
      return change(state, event.question, (field) =>
        field.conflict === null ? field : settled({ ...field, value: field.conflict.value }, field.conflict),
      );
  }
}

/** The answers as shown on screen. */
export function answersOf(state: AnswersState): Record<string, string> {
  return Object.fromEntries(Object.entries(state.fields).map(([question, field]) => [question, field.value]));
}

export type AnswerChange = { question: string; value: string; baseVersion: number };

/** What a save would send now: changed, not in flight, and not in conflict. */
export function changesOf(state: AnswersState): AnswerChange[] {
  return Object.entries(state.fields)
    .filter(([, field]) => field.value !== field.saved && field.sending === null && field.conflict === null)
    .map(([question, field]) => ({ question, value: field.value, baseVersion: field.version }));
}

/** The questions whose text on screen is not on the server. */
export function unsavedQuestions(state: AnswersState): string[] {
  return Object.keys(state.fields).filter((question) => draftOf(state.fields[question]) !== null);
}

export function draftOf(field: AnswerField | undefined): Draft | null {
  if (field === undefined || field.value === field.saved) return null;
  return { value: field.value, base: field.version, unconfirmed: field.unconfirmed };
}

/** Merges the server's value into the local field. */
function reconcile(field: AnswerField, server: OtherAnswer): AnswerField {
  // Read before our last save completed, so it is outdated.
  if (server.version < field.version) return field;
  if (server.version === field.version && field.version > 0) return field;
  if (server.value === field.value) return settled(field, server);
  if (field.value === field.saved && field.sending === null) return settled({ ...field, value: server.value }, server);
  // Our own value, read back before its response or after the response was lost. The newer local text replaces it.
  if (field.unconfirmed.includes(server.value)) return { ...field, saved: server.value, version: server.version };
  // The response of the request in flight will resolve this.
  if (field.sending !== null) return field;
  if (server.value === field.saved) return { ...field, version: server.version };
  return { ...field, conflict: server };
}

function restore(field: AnswerField, draft: Draft | undefined): AnswerField {
  if (draft === undefined || field.value !== field.saved || draft.value === field.saved) return field;
  const restored = { ...field, value: draft.value, unconfirmed: draft.unconfirmed };
  const others = field.version > draft.base && !draft.unconfirmed.includes(field.saved);
  return others
    ? { ...restored, version: draft.base, conflict: { value: field.saved, version: field.version } }
    : restored;
}

function answered(
  field: AnswerField,
  question: string,
  event: Extract<AnswersEvent, { type: 'answered' }>,
): AnswerField {
  if (field.sending === null) return field;
  const sent = field.sending;
  const done = { ...field, sending: null };
  const version = event.saved[question];
  if (version !== undefined) return settled(done, { value: sent, version: Math.max(version, field.version) });
  const conflict = event.conflicts.find((candidate) => candidate.question === question);
  if (conflict === undefined) return done;
  const server = { value: conflict.value, version: conflict.version };
  if (server.value === field.value) return settled(done, server);
  // An earlier request of ours succeeded although its response was lost.
  if (field.unconfirmed.includes(server.value)) return { ...done, saved: server.value, version: server.version };
  return { ...done, conflict: server };
}

function settled(field: AnswerField, server: OtherAnswer): AnswerField {
  return { ...field, saved: server.value, version: server.version, unconfirmed: [], conflict: null };
}

function change(state: AnswersState, question: string, update: (field: AnswerField) => AnswerField): AnswersState {
  return each(state, [question], update);
}

function each(
  state: AnswersState,
  questions: Iterable<string>,
  update: (field: AnswerField, question: string) => AnswerField,
): AnswersState {
  const fields: Record<string, AnswerField> = { ...state.fields };
  let changed = false;
  for (const question of questions) {
    const before = fields[question] ?? untouched;
    const after = update(before, question);
    if (after === before) continue;
    fields[question] = after;
    changed = true;
  }
  return changed ? { fields } : state;
}
