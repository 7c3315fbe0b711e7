import { analysisSources } from '@elan/domain/generation';
import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { get, id, post, procedure, put, timestamp } from './base.ts';
import { moduleEntry, moduleKey, questionId } from './modules.ts';
import { countedPage, pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

/** One analysis of a module, current or earlier. */
export const version = z.object({
  id,
  language: languageSchema,
  source: z.enum(analysisSources),
  /** The model's name; null for a built-in draft, and for one that came with a file. */
  model: z.nullable(z.string()),
  /** Who requested it; null if the account no longer exists. */
  author: z.nullable(profile),
  createdAt: timestamp,
  current: z.boolean(),
  /** Set when the version was made by restoring one section: its title, and the date of the version it came from. */
  restored: z.nullable(z.object({ section: z.string(), from: timestamp })),
});
export type Version = z.infer<typeof version>;

/** An earlier text of an answer. */
export const answerVersion = z.object({
  version: z.number(),
  value: z.string(),
  /** It was filled in, and nobody had checked it. */
  filledIn: z.boolean(),
  /** Who wrote it; null if the account no longer exists. */
  author: z.nullable(profile),
  writtenAt: timestamp,
});
export type AnswerVersion = z.infer<typeof answerVersion>;

const inModule = { projectId: id, module: moduleKey };

export const versionsContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/modules/{module}/versions', 'Every analysis of a module, newest first'))
    .input(z.object({ ...inModule, ...pageInput }))
    .output(z.object({ versions: z.array(version), ...countedPage })),
  get: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/modules/{module}/versions/{versionId}', 'The text of one analysis'))
    .input(z.object({ ...inModule, versionId: id }))
    .output(z.extend(version, { content: z.string() })),
  restore: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        '/projects/{projectId}/modules/{module}/versions/{versionId}/current',
        'Make an earlier analysis the current one; no version is lost',
      ),
    )
    .input(z.object({ ...inModule, versionId: id }))
    .output(moduleEntry),
  restoreSection: procedure
    .meta({ access: 'project:edit' })
    .route(
      post(
        '/projects/{projectId}/modules/{module}/versions/{versionId}/sections/{section}',
        'Put one section of another version into the current analysis, as a new version',
      ),
    )
    .input(z.object({ ...inModule, versionId: id, section: z.coerce.number().check(z.int(), z.gte(0)) }))
    .output(moduleEntry),
  answers: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(
      get(
        '/projects/{projectId}/modules/{module}/answers/{question}/versions',
        'Earlier texts of an answer, newest first',
      ),
    )
    .input(z.object({ ...inModule, question: questionId, ...pageInput }))
    .output(z.object({ versions: z.array(answerVersion), ...pageOutput })),
};
