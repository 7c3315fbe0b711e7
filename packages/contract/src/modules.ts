import { analysisSources } from '@elan/domain/generation';
import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { journalEntry } from '@elan/domain/modules/journal/entry';
import { moduleKeys } from '@elan/domain/modules/keys';
import { maturityScore } from '@elan/domain/modules/maturity/score';
import { persona } from '@elan/domain/modules/personas/persona';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { baseVersion, get, id, post, procedure, put, timestamp } from './base.ts';

export const moduleKey = z.enum(moduleKeys);
export const questionId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,49}$/u));

/** A brainstorm idea as stored. */
export const storedIdea = z.object({
  id,
  title: z.string(),
  description: z.string(),
  sector: z.string(),
  interestLevel: z.enum(['high', 'medium', 'low']),
});
export type StoredIdea = z.infer<typeof storedIdea>;

/** A persona as stored. */
export const storedPersona = z.extend(persona, { id });
export type StoredPersona = z.infer<typeof storedPersona>;

/** Where an analysis comes from. */
export const analysisOrigin = z.object({
  versionId: id,
  language: languageSchema,
  source: z.enum(analysisSources),
  /** The model's name; null for a built-in draft, and for one that came with a file. */
  model: z.nullable(z.string()),
  createdAt: timestamp,
  /** The reply reached the length limit and stops early. */
  truncated: z.boolean(),
  /** Answers changed after this analysis was written. */
  outdated: z.boolean(),
});

export const runningGeneration = z.object({
  id,
  startedAt: timestamp,
  isMine: z.boolean(),
  /** The name of who started it, or their address. */
  startedBy: z.string(),
});

/** One module of a project (specification 3), with the versions a screen needs to save safely. */
export const moduleEntry = z.object({
  answers: z.record(z.string(), z.string()),
  /** The version of each answer, to send back with its next change. */
  versions: z.record(z.string(), z.number()),
  /** What people set aside; absent when nothing is. These questions are not in `answers`, but their versions are above. */
  setAside: z.optional(
    z.object({
      /** Question to the answer that is kept for when it is brought back; '' without one. */
      questions: z.record(z.string(), z.string()),
      sections: z.array(z.string()),
    }),
  ),
  /** Questions whose answer was filled in, and that nobody has edited or accepted; absent when there are none. */
  filledIn: z.optional(z.array(z.string())),
  aiResponse: z.nullable(z.string()),
  lastUpdated: z.nullable(timestamp),
  origin: z.nullable(analysisOrigin),
  running: z.nullable(runningGeneration),
  hasIdea: z.optional(z.boolean()),
  generatedIdeas: z.optional(z.array(storedIdea)),
  selectedIdea: z.optional(z.nullable(storedIdea)),
  personas: z.optional(z.array(storedPersona)),
  /** The first page of the journal's entries, newest first. */
  entries: z.optional(z.array(journalEntry)),
  /** The number of all entries in the journal. */
  entryCount: z.optional(z.number()),
  /** The cursor of the entries after these (journal.list); null if there are none. */
  entriesNext: z.optional(z.nullable(z.string())),
  /** The analysis of the journal (specification 3); `aiResponse` of the journal is null. */
  aiAnalysis: z.optional(z.nullable(z.string())),
  score: z.optional(z.nullable(maturityScore)),
});
export type ModuleEntry = z.infer<typeof moduleEntry>;

/** One changed answer: the value and the version it was typed over (0: none yet). */
export const answerChange = z.object({
  question: questionId,
  value: plainText(limits.answer),
  baseVersion,
});

export const answerConflict = z.object({
  question: z.string(),
  /** The current value on the server. */
  value: z.string(),
  version: z.number(),
  updatedAt: timestamp,
});

export const saveResult = z.object({
  /** Question to its new version. */
  saved: z.record(z.string(), z.number()),
  /** Answers that another person changed first; they were not overwritten. */
  conflicts: z.array(answerConflict),
  lastUpdated: timestamp,
});
export type SaveResult = z.infer<typeof saveResult>;

/** Every module with its questions, in one language. */
export const questionnaire = z.object({
  modules: z.array(
    z.object({
      module: moduleKey,
      title: z.string(),
      questions: z.array(
        z.object({
          question: questionId,
          label: z.string(),
          /** What an answer may be; null for one in the person's own words. */
          options: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
        }),
      ),
    }),
  ),
});
export type Questionnaire = z.infer<typeof questionnaire>;

export const modulesContract = {
  list: procedure
    .meta({ access: 'account', programs: 'read' })
    .route(get('/modules', 'The modules with their questions'))
    .input(z.object({ language: languageSchema }))
    .output(questionnaire),
  /** Saving the same text over an answer that was filled in accepts it. */
  saveAnswers: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(put('/projects/{projectId}/modules/{module}/answers', 'Save answers one by one'))
    .input(
      z.object({
        projectId: id,
        module: moduleKey,
        answers: z.array(answerChange).check(z.minLength(1), z.maxLength(40)),
      }),
    )
    .output(saveResult),
  /**
   * For the Save button of personas and maturity, whose changes are saved as they happen: updates the last-saved time.
   */
  save: procedure
    .meta({ access: 'project:edit' })
    .route(post('/projects/{projectId}/modules/{module}/save', 'Save a module: update its date'))
    .input(z.object({ projectId: id, module: moduleKey }))
    .output(moduleEntry),
  /** A repeat changes nothing. INVALID_INPUT for a part that the module does not have, or cannot do without. */
  setAside: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        '/projects/{projectId}/modules/{module}/set-aside/{kind}/{part}',
        'Set aside a question or a section that is not applicable, or bring it back',
      ),
    )
    .input(
      z.object({
        projectId: id,
        module: moduleKey,
        kind: z.enum(['question', 'section']),
        /** The id of the question or of the section. */
        part: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,49}$/u)),
        aside: z.boolean(),
      }),
    )
    .output(moduleEntry),
};
