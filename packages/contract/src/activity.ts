import { activityTypes } from '@elan/domain/activity';
import * as z from 'zod/mini';
import { get, id, nothing, post, procedure, timestamp } from './base.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';

export const activity = z.object({
  id,
  project_id: id,
  user_id: z.nullable(id),
  /** Who did it; null if the account no longer exists. */
  user_email: z.nullable(z.string()),
  user_profile: z.nullable(profile),
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
    .route(get('/projects/{projectId}/activity', 'What happened in a project, newest first'))
    .input(z.object({ projectId: id, ...pageInput }))
    .output(z.object({ activity: z.array(activity), ...pageOutput })),
  /**
   * What others changed since the caller's visit before this one: the newest change of each person and place, newest
   * first. Empty at a first visit. A visit begins at most once an hour.
   */
  sinceVisit: procedure
    .meta({ access: 'project:view' })
    .route(get('/projects/{projectId}/activity/since-visit', "What others changed since the caller's last visit"))
    .input(z.object({ projectId: id }))
    /** `more` is how many further changes there are; `since` is null at a first visit. */
    .output(z.object({ since: z.nullable(timestamp), changes: z.array(activity), more: z.number() })),
  /** Records that a person opened a project, at most once an hour per person (decision N-06). */
  recordView: procedure
    .meta({ access: 'project:view' })
    .route(post('/projects/{projectId}/views', 'Record that the project was opened'))
    .input(z.object({ projectId: id }))
    .output(nothing),
};
