import { limits } from '@elan/domain/limits';
import { journalEntry } from '@elan/domain/modules/journal/entry';
import { moods } from '@elan/domain/modules/journal/mood';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { id, procedure } from './base.ts';
import { moduleEntry } from './modules.ts';

const entryId = journalEntry.shape.id;
const filled = (maximum: number) => plainText(maximum).check(z.regex(/\S/u));

export const journalContract = {
  add: procedure
    .meta({ access: 'project:edit' })
    .route({ method: 'POST', path: '/projects/{projectId}/journal', summary: 'Add an entry; a repeat changes nothing' })
    .input(
      z.object({
        projectId: id,
        entryId,
        title: filled(limits.journalTitle),
        content: filled(limits.journalContent),
        mood: z.enum(moods),
      }),
    )
    .output(moduleEntry),
  remove: procedure
    .meta({ access: 'project:edit' })
    .route({ method: 'DELETE', path: '/projects/{projectId}/journal/{entryId}', summary: 'Delete an entry' })
    .input(z.object({ projectId: id, entryId }))
    .output(moduleEntry),
};
