import type { Usage } from '@elan/contract/account';
import { Refusal } from '@elan/domain/errors';
import {
  type AskedTask,
  type GenerationFailure,
  serviceFailures,
  unusableRepliesPerHour,
} from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { attemptsPerUnit } from '@elan/domain/plans';
import { sql } from 'drizzle-orm';
import { type Queryable, sqlState, uniqueViolation } from '../../db/client.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

export type QuotaReservation = { generationId: string; usage: Usage };

type ReserveInput = { user: UserActor; projectId: string; module: ModuleKey | AskedTask; language: Language };

/**
 * A prepared statement, because it runs between the button press and the first word. For the same reason it does not
 * wait for the disk: if the database crashes right after, the unit and its generation are lost together. The write at
 * the end of a generation does wait.
 */
const reserveStatement = `
  with settings as materialized (select set_config('synchronous_commit', 'off', true) as mode), reserved as (
    update user_preferences p set
      ai_usage_count = case when p.ai_usage_period_start = $2::timestamptz then p.ai_usage_count else 0 end + $6::boolean::int,
      ai_attempt_count = case when p.ai_usage_period_start = $2 then p.ai_attempt_count else 0 end + 1,
      ai_usage_limit = $3::int,
      ai_usage_period_start = $2
    from settings
    where settings.mode = 'off' and p.user_id = $1::uuid
      and case when p.ai_usage_period_start = $2 then p.ai_usage_count else 0 end < $3
      and case when p.ai_usage_period_start = $2 then p.ai_attempt_count else 0 end < $4::int
      and (select count(*) from generations g where g.user_id = p.user_id and g.failure in ('unusable', 'misshapen')
        and g.started_at > now() - interval '1 hour') < $5::int
    returning p.ai_usage_count
  ), opened as (
    insert into generations (user_id, project_id, module, language, metered, period_start)
    select $1, $7::uuid, $8::text, $9::text, $6, $2 from reserved
    returning id
  )
  select opened.id, reserved.ai_usage_count as used from opened, reserved`;

/**
 * Takes one quota unit and inserts the generation's row in one statement, so the count never passes the limit and a
 * unit is never taken without a row that gives it back (decision S-02). Founders are not counted.
 * @throws Refusal QUOTA_REACHED, ATTEMPTS_REACHED, GENERATION_RUNNING
 */
export async function reserveUnit(deps: Deps, input: ReserveInput): Promise<QuotaReservation> {
  const { user } = input;
  const { limit, periodStart, resetsAt } = user.quota;
  try {
    const { rows } = await deps.db.$client.query<{ id: string; used: number }>({
      name: 'reserve_unit',
      text: reserveStatement,
      values: [
        user.userId,
        periodStart,
        limit,
        limit * attemptsPerUnit,
        unusableRepliesPerHour,
        user.entitlements.isMetered,
        input.projectId,
        input.module,
        input.language,
      ],
    });
    const [row] = rows;
    if (row !== undefined) {
      return { generationId: row.id, usage: { used: row.used, limit, resetsAt: resetsAt.toISOString() } };
    }
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw await runningRefusal(deps.db, input);
    throw error;
  }
  throw await limitRefusal(deps.db, user);
}

/** Reports which limit stopped a reservation, and when it resets (decision L-01). */
async function limitRefusal(db: Queryable, user: UserActor): Promise<Refusal> {
  const { limit, periodStart, resetsAt } = user.quota;
  const isCurrent = sql`ai_usage_period_start = ${periodStart.toISOString()}`;
  const result = await db.execute<{ used: number; attempts: number; pausedUntil: number | null }>(sql`
    select case when ${isCurrent} then ai_usage_count else 0 end as used,
      case when ${isCurrent} then ai_attempt_count else 0 end as attempts,
      (select extract(epoch from g.started_at + interval '1 hour') * 1000 from generations g
        where g.user_id = p.user_id and g.failure in ('unusable', 'misshapen')
          and g.started_at > now() - interval '1 hour'
        order by g.started_at desc offset ${unusableRepliesPerHour - 1} limit 1)::float8 as "pausedUntil"
    from user_preferences p where user_id = ${user.userId}`);
  const { used = 0, attempts = 0, pausedUntil = null } = result.rows[0] ?? {};
  if (used >= limit) return new Refusal('QUOTA_REACHED', { used, limit, resetsAt: resetsAt.toISOString() });
  const ends = [
    ...(attempts >= limit * attemptsPerUnit ? [resetsAt.getTime()] : []),
    ...(pausedUntil === null ? [] : [pausedUntil]),
  ];
  // The limit reset between the two statements: the caller can try again.
  if (ends.length === 0) return new Refusal('CONFLICT');
  return new Refusal('ATTEMPTS_REACHED', { retryAt: new Date(Math.max(...ends)).toISOString() });
}

/** Names the run that is in the way: the one of this module, or else the person's own elsewhere. */
async function runningRefusal(db: Queryable, { user, projectId, module }: ReserveInput): Promise<Refusal> {
  const result = await db.execute<{ id: string; module: string; startedBy: string | null }>(sql`
    select g.id, g.module, case when g.user_id = ${user.userId} then null
      else coalesce(nullif(u.name, ''), u.email) end as "startedBy"
    from generations g join users u on u.id = g.user_id
    where g.status = 'running'
      and (g.user_id = ${user.userId} or (g.project_id = ${projectId} and g.module = ${module}))
    order by (g.project_id = ${projectId} and g.module = ${module}) desc limit 1`);
  const running = result.rows[0];
  // The generation ended between the two statements: the caller can try again.
  if (running === undefined) return new Refusal('CONFLICT');
  return new Refusal('GENERATION_RUNNING', {
    generationId: running.id,
    module: running.module,
    startedBy: running.startedBy,
  });
}

/**
 * Ends a running generation without a result and gives its unit back, in one statement. A service failure gives the
 * attempt back too (decision L-01). Only the first call has an effect.
 * @returns whether this call ended it
 */
export async function releaseUnit(
  db: Queryable,
  generationId: string,
  outcome: { status: 'cancelled' } | { status: 'failed'; failure: GenerationFailure },
): Promise<boolean> {
  const failure = outcome.status === 'failed' ? outcome.failure : null;
  const isServiceFault = failure !== null && serviceFailures.includes(failure);
  const result = await db.execute(sql`
    with ended as (
      update generations set status = ${outcome.status}, failure = ${failure}, text = '', finished_at = now()
      where id = ${generationId} and status = 'running'
      returning id, user_id, metered, period_start
    ), returned as (
      update user_preferences p set
        ai_usage_count = greatest(p.ai_usage_count - ended.metered::int, 0),
        ai_attempt_count = greatest(p.ai_attempt_count - ${isServiceFault}::boolean::int, 0)
      from ended
      where p.user_id = ended.user_id and p.ai_usage_period_start = ended.period_start
    )
    select id from ended`);
  return result.rows.length === 1;
}

/** What a person has used in the current period. */
export async function readUsage(db: Queryable, user: UserActor): Promise<Usage> {
  const { limit, periodStart, resetsAt } = user.quota;
  const result = await db.execute<{ used: number }>(sql`
    select case when ai_usage_period_start = ${periodStart.toISOString()} then ai_usage_count else 0 end as used
    from user_preferences where user_id = ${user.userId}`);
  return { used: result.rows[0]?.used ?? 0, limit, resetsAt: resetsAt.toISOString() };
}
