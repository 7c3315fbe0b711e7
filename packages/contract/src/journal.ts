import { limits } from '@elan/domain/limits';
import { journalEntry } from '@elan/domain/modules/journal/entry';
import { moods } from '@elan/domain/modules/journal/mood';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { del, get, id, post, procedure } from './base.ts';
import { moduleEntry } from './modules.ts';
import { countedPage, pageInput } from './page.ts';

const entryId = journalEntry.shape.id;
const filled = (maximum: number) => plainText(maximum).check(z.regex(/\S/u));

export const journalContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/journal', 'Entries of the journal, newest first'))
    .input(z.object({ projectId: id, ...pageInput }))
    .output(z.object({ entries: z.array(journalEntry), ...countedPage })),
  add: procedure
    .meta({ access: 'project:edit' })
    .route(post('/projects/{projectId}/journal', 'Add an entry; a repeat with the same id changes nothing'))
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
    .route(del('/projects/{projectId}/journal/{entryId}', 'Delete an entry'))
    .input(z.object({ projectId: id, entryId }))
    .output(moduleEntry),
};
