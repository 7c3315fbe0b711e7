import { activityTypes } from '@elan/domain/activity';
import * as z from 'zod/mini';
import { id, nothing, procedure, timestamp } from './base.ts';
import { pageInput, pageOutput } from './page.ts';

export const activity = z.object({
  id,
  project_id: id,
  user_id: z.nullable(id),
  /** Who did it; null if the account no longer exists. */
  user_email: z.nullable(z.string()),
  action_type: z.enum(activityTypes),
  module_key: z.nullable(z.string()),
  description: z.string(),
  metadata: z.record(z.string(), z.string()),
  created_at: timestamp,
});
export type Activity = z.infer<typeof activity>;

export const activityContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route({
      method: 'GET',
      path: '/projects/{projectId}/activity',
      summary: 'What happened in a project, newest first',
    })
    .input(z.object({ projectId: id, ...pageInput }))
    .output(z.object({ activity: z.array(activity), ...pageOutput })),
  /** Records that a person opened a project, at most once an hour per person (decision N-06). */
  recordView: procedure
    .meta({ access: 'project:view' })
    .route({ method: 'POST', path: '/projects/{projectId}/views', summary: 'Record that the project was opened' })
    .input(z.object({ projectId: id }))
    .output(nothing),
};
