import { languageSchema } from '@elan/domain/language-schema';
import { mostRowsNamed, mostTargets } from '@elan/domain/ledger/field';
import { rowKinds } from '@elan/domain/ledger/row';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { longestBase } from '@elan/domain/plan-document/kept-plan';
import { placeStates, suggestionPlaces, suggestionStates } from '@elan/domain/suggestions/suggestion';
import * as z from 'zod/mini';
import { baseVersion, get, id, post, procedure, put, storableDate, storedVersion, timestamp } from './base.ts';
import { keptRow } from './ledger.ts';
import { moduleKey, questionId } from './modules.ts';
import { countedPage, pageInput } from './page.ts';
import { profile } from './people.ts';
import { sectionKey } from './plan-document.ts';

const cell = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  plainText(limits.proposalKey),
  z.array(z.number()).check(z.maxLength(12)),
  z.array(plainText(limits.proposalKey)).check(z.maxLength(mostRowsNamed)),
  z.array(z.object({ month: z.int(), quantity: z.number() })).check(z.maxLength(mostTargets)),
]);
/** By the name of their column. Whether they fit is checked with their row, as when it is saved. */
const cells = z.record(z.string().check(z.maxLength(40)), cell);
const rowKind = z.enum(rowKinds);
const due = z.nullable(storableDate);

const answer = z.object({
  kind: z.literal('answer'),
  module: moduleKey,
  question: questionId,
  value: plainText(limits.answer),
});
const newRow = z.object({ kind: z.literal('new_row'), row: id, rowKind, cells });
const section = z.object({
  kind: z.literal('section'),
  section: sectionKey,
  text: plainText(limits.planSection),
  language: languageSchema,
  /** The assembled text it was written from. */
  base: z._default(z.nullable(plainText(longestBase)), null),
});
const task = z.object({
  kind: z.literal('task'),
  text: plainText(limits.task).check(z.regex(/\S/u)),
  due,
  /** The module it is about; null for none. */
  about: z._default(z.nullable(moduleKey), null),
});

/** The version of the answer or the section it was typed over (0: none yet); by default the present one. */
const over = { baseVersion: z.optional(baseVersion) };
const overRow = { baseVersion: z.optional(storedVersion) };

/** What somebody proposes. */
export const proposal = z.discriminatedUnion('kind', [
  z.extend(answer, over),
  z.object({ kind: z.literal('row'), row: id, cells, ...overRow }),
  newRow,
  z.object({ kind: z.literal('removal'), row: id, ...overRow }),
  z.extend(section, over),
  task,
]);
export type Proposal = z.infer<typeof proposal>;

const named = { rowKind, name: z.string() };
const proposed = z.discriminatedUnion('kind', [
  answer,
  z.object({ kind: z.literal('row'), row: id, cells, ...named }),
  newRow,
  z.object({ kind: z.literal('removal'), row: id, ...named }),
  z.extend(section, { section: z.string(), base: z.nullable(z.string()) }),
  task,
]);

/** What is there now, while the suggestion is open. */
export const currentState = z.object({
  place: z.enum(placeStates),
  /** To send back when accepting; null for what is new. */
  version: z.nullable(z.number()),
  /** Whether it changed after the suggestion was made. */
  changed: z.boolean(),
  /** Of an answer or a section; '' for a section that is shown as it is assembled. */
  text: z.nullable(z.string()),
  /** Of a section: its own title; null for an assembled one. */
  title: z.nullable(z.string()),
  row: z.nullable(keptRow),
});
export type CurrentState = z.infer<typeof currentState>;

export const suggestion = z.object({
  id,
  project_id: id,
  proposed,
  /** Why, in the author's words; may be empty. */
  reason: z.string(),
  state: z.enum(suggestionStates),
  user_id: z.nullable(id),
  /** Null once the person left the project or the account is gone. */
  user_profile: z.nullable(profile),
  /** The program that suggested it for the person, by the name of its access token. */
  program: z.nullable(z.string()),
  created_at: timestamp,
  /** Null while it is open. */
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(profile),
  /** What was said to the author; may be empty. */
  word: z.string(),
  /** Null once it is decided. */
  standing: z.nullable(currentState),
});
export type Suggestion = z.infer<typeof suggestion>;

const inProject = { projectId: id };
const ofSuggestion = { ...inProject, suggestionId: id };
const word = z._default(plainText(limits.suggestionWord), '');
const path = '/projects/{projectId}/suggestions' as const;

export const suggestionsContract = {
  /** Newest first. Those about debts and the household only for people who see these rows. */
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get(path, 'Suggested changes of a project'))
    .input(
      z.object({
        ...inProject,
        state: z._default(z.enum(['open', 'decided']), 'open'),
        place: z.optional(z.enum(suggestionPlaces)),
        /** Only those about answers of this module. */
        module: z.optional(moduleKey),
        ...pageInput,
      }),
    )
    .output(z.object({ suggestions: z.array(suggestion), ...countedPage })),
  /** How many wait for a decision, of those the caller may see. */
  count: procedure
    .meta({ access: 'project:view' })
    .route(get(`${path}/count`, 'Number of suggestions that wait for a decision'))
    .input(z.object(inProject))
    .output(z.object({ open: z.number() })),
  /**
   * Nothing of the project changes. The id comes from the device, so that a request can be repeated. INVALID_INPUT for a
   * place that does not exist or is set aside, and for what would change nothing.
   */
  add: procedure
    .meta({ access: 'project:comment', programs: 'suggest' })
    .route(post(path, 'Suggest a change; a repeat with the same id changes nothing'))
    .input(z.object({ ...ofSuggestion, proposal, reason: z._default(plainText(limits.suggestionReason), '') }))
    .output(z.object({ id })),
  /**
   * Makes the change, over what the caller saw: CONFLICT when that changed since, when somebody else decided first, and
   * when the place is set aside or gone. Repeating one's own acceptance changes nothing.
   */
  accept: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/{suggestionId}/accepted`, 'Accept a suggestion'))
    /** `over`: the version of what is there now, as the list had it. */
    .input(z.object({ ...ofSuggestion, over: z.nullable(baseVersion), word }))
    .output(suggestion),
  /** CONFLICT when somebody else decided first. */
  refuse: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/{suggestionId}/refused`, 'Decline a suggestion'))
    .input(z.object({ ...ofSuggestion, word }))
    .output(suggestion),
  /** Only its author; CONFLICT once it is decided. */
  withdraw: procedure
    .meta({ access: 'project:comment', programs: 'suggest' })
    .route(put(`${path}/{suggestionId}/withdrawn`, 'Withdraw a suggestion of your own'))
    .input(z.object(ofSuggestion))
    .output(z.object({ id })),
};
