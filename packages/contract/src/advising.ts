import { adviserRoles } from '@elan/domain/permissions';
import * as z from 'zod/mini';
import { get, id, procedure, timestamp } from './base.ts';
import { countedPage, pageInput } from './page.ts';
import { profile } from './people.ts';

/** A project that the caller advises, and what waits for them there. */
export const advisedProject = z.object({
  project_id: id,
  project_name: z.string(),
  owner: profile,
  role: z.enum(adviserRoles),
  archived: z.boolean(),
  updated_at: timestamp,
  /** Sections the caller signed off, and how many of them before something the plan is made from last changed. */
  signed: z.number(),
  signed_before_change: z.number(),
  /** Questions of the caller that wait for an answer, and those answered since the caller's last visit. */
  open_questions: z.number(),
  new_answers: z.number(),
  /** Unread replies and mentions. */
  unread: z.number(),
});
export type AdvisedProject = z.infer<typeof advisedProject>;

export const advisingContract = {
  list: procedure
    .meta({ access: 'account' })
    .route(get('/advised-projects', 'Projects the caller advises, last changed first'))
    .input(z.object(pageInput))
    .output(z.object({ projects: z.array(advisedProject), ...countedPage })),
};
