import type { ProjectTopic } from '@elan/domain/live';
import type { Role } from '@elan/domain/permissions';
import { roleInProject } from '../../db/role-in-project.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Maximum number of missed events sent one by one; beyond that, the reader reloads everything. */
export const longestReplay = 500;

/** One row of project_events. */
export type EventRow = [sequence: number, topic: ProjectTopic, module: string | null, causedBy: string | null];

/** Events of project `p`, oldest first, one more than is ever sent. */
const eventsAfter = (place: string) => `(
  select coalesce(json_agg(json_build_array(e.sequence, e.topic, e.module, e.caused_by) order by e.sequence), '[]')
  from (select * from project_events where project_id = p.id and sequence > ${place}
    order by sequence limit ${longestReplay + 1}) e)`;

/** What the reader already knows of the project: up to an event, what was readable at a time, or nothing. */
export type ResumePoint = { after: number | undefined; readFor: number | undefined };

/**
 * Longest write, in milliseconds: an event gets its date when its transaction begins but is readable only after the
 * commit.
 */
export const longestWrite = 15_000;
/** Milliseconds: half the retention of events. A page open for longer reloads everything. */
const longestReading = 12 * 60 * 60 * 1000;

export type CatchUp = {
  sequence: number;
  role: Role | null;
  /** The last event the reader knows; null when they know of none. */
  after: number | null;
  events: EventRow[];
};

/** The project's latest event, the reader's role and the events they missed, from one snapshot. */
export async function readCatchUp(
  { readers }: Deps,
  projectId: string,
  userId: string,
  { after, readFor }: ResumePoint,
): Promise<CatchUp | undefined> {
  const known = after ?? (readFor !== undefined && readFor > longestReading ? -1 : null);
  const age = known === null && readFor !== undefined ? readFor + longestWrite : null;
  const [row] = await readers.query<CatchUp>({
    name: 'live_catch_up',
    text: `select p.event_sequence::float8 as sequence,
        ${roleInProject('p', '$2')} as role,
        known.after::float8 as after,
        case when known.after is null then '[]'::json else ${eventsAfter('known.after')} end as events
      from projects p cross join lateral (
        select coalesce($3::bigint, case when $4::float8 is not null then p.event_sequence - (
          select count(*) from (
            select created_at from project_events where project_id = p.id
            order by sequence desc limit ${longestReplay + 1}) e
          where e.created_at >= now() - make_interval(secs => $4 / 1000)) end) as after) known
      where p.id = $1 and p.deleted_at is null`,
    values: [projectId, userId, known, age],
  });
  return row;
}

/** The sessions watching a project with their last known roles, as PostgreSQL array literals. */
export type Watchers = { sessionIds: string; roles: string };

/**
 * Builds the array literals. Keep the result while the readers stay the same: with many people, building it costs more
 * than reading the statement's answer.
 */
export function watchersOf(readers: Iterable<{ sessionId: string; role: Role | null }>): Watchers {
  // Check a session once however many tabs it has, unless the tabs know different roles.
  const distinct = new Map([...readers].map((reader) => [`${reader.sessionId}:${reader.role}`, reader]));
  const array = (key: 'sessionId' | 'role') => `{${[...distinct.values()].map((reader) => reader[key]).join()}}`;
  return { sessionIds: array('sessionId'), roles: array('role') };
}

export type Changes = {
  sequence: number;
  events: EventRow[];
  /** Watchers whose session or role has changed. */
  changed: { sessionId: string; ended: boolean; role: Role | null }[];
  /** The given people who have no role in the project. */
  withoutRole: string[];
};

/**
 * Reads what happened in a project after `after` and which watchers may still receive it, from one snapshot and in one
 * statement for all watchers (decision S-24). Undefined when the project is gone.
 */
export async function readChanges(
  { readers, now }: Deps,
  projectId: string,
  after: number,
  watchers: Watchers,
  people: readonly string[],
): Promise<Changes | undefined> {
  const [row] = await readers.query<Changes>({
    name: 'live_changes',
    text: `with members as materialized (
        select c.user_id, min(c.role) as role from project_collaborators c
        where c.project_id = $1 and c.status = 'accepted' group by c.user_id)
      select p.event_sequence::float8 as sequence, ${eventsAfter('$2::bigint')} as events, (
        select coalesce(json_agg(json_build_object('sessionId', w.id, 'ended', w.ended, 'role', w.role)), '[]')
        from (
          select k.id, k.role as known, s.id is null as ended,
            case when s.user_id = p.user_id then 'owner' else m.role end as role
          from unnest($3::uuid[], $4::text[]) as k(id, role)
            left join sessions s on s.id = k.id and s.expires_at > $5
            left join members m on m.user_id = s.user_id) w
        where w.ended or w.role is distinct from w.known) as changed,
        array(select k.id::text from unnest($6::uuid[]) as k(id)
          where k.id <> p.user_id and not exists (select from members m where m.user_id = k.id)) as "withoutRole"
      from projects p where p.id = $1 and p.deleted_at is null`,
    values: [projectId, after, watchers.sessionIds, watchers.roles, now(), people],
  });
  return row;
}

/** Which of these sessions are still valid. */
export async function readValidSessions({ readers, now }: Deps, sessionIds: readonly string[]): Promise<Set<string>> {
  const rows = await readers.query<{ id: string }>({
    name: 'live_sessions',
    text: 'select id from sessions where id = any($1::uuid[]) and expires_at > $2',
    values: [sessionIds, now()],
  });
  return new Set(rows.map(({ id }) => id));
}

export type LiveState = { sequences: Record<string, number>; sessions: string[] };

/** The newest event of each of these projects, and which of these sessions are still valid. */
export async function readLiveState(
  { readers, now }: Deps,
  projectIds: readonly string[],
  sessionIds: readonly string[],
): Promise<LiveState> {
  const [row] = await readers.query<LiveState>({
    name: 'live_state',
    text: `select
        (select coalesce(json_object_agg(id, event_sequence), '{}') from projects
          where id = any($1::uuid[]) and deleted_at is null) as sequences,
        array(select id::text from sessions where id = any($2::uuid[]) and expires_at > $3) as sessions`,
    values: [projectIds, sessionIds, now()],
  });
  return row ?? { sequences: {}, sessions: [] };
}
