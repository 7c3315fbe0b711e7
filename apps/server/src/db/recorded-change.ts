import { type ActivityType, activityWindowMinutes } from '@elan/domain/activity';
import type { ProjectTopic } from '@elan/domain/live';
import { type SQL, sql } from 'drizzle-orm';
import { projectActivity } from './schema/activity.ts';
import { projectEvents } from './schema/live.ts';
import { projects } from './schema/projects.ts';

/** A change in a project as it is stored. */
export type RecordedChange = {
  projectId: string;
  topic: ProjectTopic;
  module: string | null;
  /** The browser tab that caused it. */
  causedBy: string | null;
  activity?: RecordedActivity | undefined;
  /** Further assignments to the project's row. */
  project?: SQL | undefined;
  /** Records nothing unless this holds. */
  condition?: SQL;
};

type RecordedActivity = {
  type: ActivityType;
  userId: string | null;
  /** The program that acted for the person. */
  program: string | null;
  description: string;
  /** JSON, with the program. */
  metadata: string;
  /** How many things changed, for the types that count them; added up when entries are merged. */
  count?: number | undefined;
};

/**
 * The part of a statement that numbers a change, adds it to the timeline and stores it for readers: common table
 * expressions, the last of which is `event (sequence)`.
 */
export function recordedChange({ projectId, topic, module, causedBy, activity, ...more }: RecordedChange): SQL {
  const { project, condition } = more;
  return sql`numbered as (
      update ${projects} set event_sequence = event_sequence + 1${project === undefined ? sql`` : sql`, ${project}`}
      where id = ${projectId}::uuid${condition === undefined ? sql`` : sql` and ${condition}`} returning event_sequence
    )${activity === undefined ? sql`` : recordedActivity(projectId, module, activity)}, event as (
      insert into ${projectEvents} (project_id, sequence, topic, module, caused_by)
      select ${projectId}::uuid, event_sequence, ${topic}, ${module}, ${causedBy} from numbered
      returning sequence
    )`;
}

/** What people do in bursts. */
const mergedTypes: ReadonlySet<ActivityType> = new Set([
  'module_updated',
  'figures_updated',
  'tasks_updated',
  'figures_checked',
  'papers_updated',
  'plan_updated',
  'rehearsal_updated',
  'lender_facts_updated',
]);

function recordedActivity(projectId: string, module: string | null, activity: RecordedActivity): SQL {
  const { type, userId, program, description, metadata, count } = activity;
  const added = sql`
      insert into ${projectActivity} (project_id, user_id, action_type, module_key, description, metadata)
      select ${projectId}::uuid, ${userId}::uuid, ${type}, ${module}, ${description}, ${metadata}::jsonb from numbered`;
  if (!mergedTypes.has(type)) return sql`, added as (${added})`;
  const counted = sql`, metadata = case when metadata ? 'count'
        then metadata || jsonb_build_object('count', ((metadata->>'count')::int + ${count})::text) else metadata end`;
  return sql`, repeated as (
      update ${projectActivity} set created_at = now()${count === undefined ? sql`` : counted}
      where project_id = ${projectId}::uuid and user_id = ${userId}::uuid and action_type = ${type}
        and module_key is not distinct from ${module} and metadata->>'program' is not distinct from ${program}
        and created_at > now() - make_interval(mins => ${activityWindowMinutes}) and exists (select from numbered)
      returning id
    ), added as (${added} where not exists (select from repeated))`;
}
