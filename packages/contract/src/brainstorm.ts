import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { id, post, procedure, put } from './base.ts';
import { moduleEntry } from './modules.ts';

export const brainstormContract = {
  selectIdea: procedure
    .meta({ access: 'project:edit' })
    .route(put('/projects/{projectId}/brainstorm/selection', 'Select one of the ideas'))
    .input(z.object({ projectId: id, ideaId: id }))
    .output(moduleEntry),
  haveIdea: procedure
    .meta({ access: 'project:edit' })
    .route(put('/projects/{projectId}/brainstorm/own-idea', 'Flag an idea as existing already'))
    .input(z.object({ projectId: id }))
    .output(moduleEntry),
  developIdea: procedure
    .meta({ access: 'project:edit' })
    .route(post('/projects/{projectId}/brainstorm/development', 'Copy the selected idea into the idea module'))
    .input(z.object({ projectId: id, language: languageSchema, overwrite: z.boolean() }))
    .output(
      z.object({
        /** False if the idea module already has different answers and `overwrite` was not set (decision N-14). */
        copied: z.boolean(),
        idea: moduleEntry,
      }),
    ),
};
