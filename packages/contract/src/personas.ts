import * as z from 'zod/mini';
import { del, id, procedure } from './base.ts';
import { moduleEntry } from './modules.ts';

export const personasContract = {
  remove: procedure
    .meta({ access: 'project:edit' })
    .route(del('/projects/{projectId}/personas/{personaId}', 'Delete one persona'))
    .input(z.object({ projectId: id, personaId: id }))
    .output(moduleEntry),
};
