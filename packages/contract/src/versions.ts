import { generationSources } from '@elan/domain/generation';
import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { id, procedure, timestamp } from './base.ts';
import { moduleEntry, moduleKey } from './modules.ts';
import { countedPage, pageInput } from './page.ts';

/** One analysis of a module, current or earlier. */
export const version = z.object({
  id,
  language: languageSchema,
  source: z.enum(generationSources),
  /** The model's name; null for a built-in draft. */
  model: z.nullable(z.string()),
  /** Who requested it; null if the account no longer exists. */
  author: z.nullable(z.string()),
  createdAt: timestamp,
  current: z.boolean(),
});
export type Version = z.infer<typeof version>;

const inModule = { projectId: id, module: moduleKey };

export const versionsContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route({
      method: 'GET',
      path: '/projects/{projectId}/modules/{module}/versions',
      summary: 'Every analysis of a module, newest first',
    })
    .input(z.object({ ...inModule, ...pageInput }))
    .output(z.object({ versions: z.array(version), ...countedPage })),
  get: procedure
    .meta({ access: 'project:view' })
    .route({
      method: 'GET',
      path: '/projects/{projectId}/modules/{module}/versions/{versionId}',
      summary: 'The text of one analysis',
    })
    .input(z.object({ ...inModule, versionId: id }))
    .output(z.extend(version, { content: z.string() })),
  restore: procedure
    .meta({ access: 'project:edit' })
    .route({
      method: 'PUT',
      path: '/projects/{projectId}/modules/{module}/versions/{versionId}/current',
      summary: 'Show an earlier analysis again; none is lost',
    })
    .input(z.object({ ...inModule, versionId: id }))
    .output(moduleEntry),
};
