import { limits } from '@elan/domain/limits';
import { paperKeys, paperStates } from '@elan/domain/papers/papers';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { get, id, procedure, put, timestamp } from './base.ts';
import { profile } from './people.ts';

const paperKey = z.enum(paperKeys);
const state = z.enum(paperStates);
/** Why it is not needed, who has it, where it is kept. */
const note = z.nullable(plainText(limits.paperNote));

export const paper = z.object({
  key: paperKey,
  state,
  note,
  updated_at: timestamp,
  /** Who said so; null if the account no longer exists or left the project. */
  updatedBy: z.nullable(profile),
});
export type ProjectPaper = z.infer<typeof paper>;

export const paperList = z.object({
  /** Those of which something was said; the others are missing. */
  papers: z.array(paper),
});

const inProject = { projectId: id };

export const papersContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/papers', 'The documents a lender asks for, as far as their status was set'))
    .input(z.object(inProject))
    .output(paperList),
  update: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        '/projects/{projectId}/papers/{paper}',
        'Set the status of a document a lender asks for; a repeat changes nothing',
      ),
    )
    .input(z.object({ ...inProject, paper: paperKey, state, note: z._default(note, null) }))
    .output(paper),
};
