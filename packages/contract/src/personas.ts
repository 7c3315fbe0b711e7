import * as z from 'zod/mini';
import { id, procedure } from './base.ts';
import { moduleEntry } from './modules.ts';

export const personasContract = {
  remove: procedure
    .meta({ access: 'project:edit' })
    .route({ method: 'DELETE', path: '/projects/{projectId}/personas/{personaId}', summary: 'Delete one persona' })
    .input(z.object({ projectId: id, personaId: id }))
    .output(moduleEntry),
};
