import { type Language, toLanguage } from '@elan/domain/locale';
import { type PersonColor, type Profile, profileOf } from '@elan/domain/people';
import type { Role } from '@elan/domain/permissions';
import { type Entitlements, entitlementsOf, quotaPeriodStart, quotaResetsAt } from '@elan/domain/plans';
import type { ProgramScope } from '@elan/domain/programs';
import type { Database } from '../db/client.ts';
import { type PlanRow, planFields, subscriptionOf, tierOfRow } from '../db/plan-row.ts';
import { roleInProject } from '../db/role-in-project.ts';
import type { Deps } from './deps.ts';
import type { Read } from './read.ts';

/** A program that calls for a person. */
export type Program = { name: string; scopes: readonly ProgramScope[]; lastUsedAt: Date | null };

/** A signed-in person, or one for whom a program calls, as procedures see them. */
export type UserActor = {
  type: 'user';
  userId: string;
  email: string;
  profile: Profile;
  /**
   * Whether the address was confirmed by mail; the setting confirmsAddresses decides what an unconfirmed one may do.
   */
  emailVerified: boolean;
  /** The session's id; for a program, the id of its access token or connection, which no session has. */
  sessionId: string;
  /** The program that calls for the person, with an access token or connected by OAuth; null when the person calls. */
  program: Program | null;
  /** The browser tab the call came from, if known: a tab is not notified of its own changes. */
  tabId: string | null;
  lastSignInAt: Date;
  language: Language;
  entitlements: Entitlements;
  quota: {
    used: number;
    limit: number;
    periodStart: Date;
    resetsAt: Date;
  };
};

/**
 * The most frequent query, handwritten and prepared: who holds this session, with which plan and quota usage, and which
 * role in the project the call names (PERM-005: owner by the project's row, else the accepted collaborator's, else
 * none; a project in the trash gives nobody a role), with the plan of another person who owns it. Times are returned as
 * milliseconds, which are cheap to parse.
 */
const callerStatement = (by: keyof typeof claims, read: string, namesProject: boolean) => `
  select u.id as "userId", u.email, u.name, u.color, u.email_verified as "emailVerified",
    s.id as "sessionId", (extract(epoch from coalesce(u.last_sign_in_at, s.created_at)) * 1000)::float8 as "lastSignInAt",
    p.language, p.ai_usage_count as used, (extract(epoch from p.ai_usage_period_start) * 1000)::float8 as "periodStart",
    b.subscription_status as status,
    b.current_period_start::float8 as "currentPeriodStart", b.current_period_end::float8 as "currentPeriodEnd",
    ${namesProject ? 'r.role, r.archived, r.owner' : 'null as role, null as archived, null as owner'},
    ${claims[by].program} as program,
    ${read} as read
  from ${claims[by].from}
    join users u on u.id = s.user_id
    join user_preferences p on p.user_id = u.id
    left join stripe_user_subscriptions b on b.user_id = u.id
    ${namesProject ? joinRole('$3') : ''}
  where ${claims[by].where}`;

const program = `json_build_object('name', s.name, 'scopes', s.scopes,
      'lastUsedAt', (extract(epoch from s.last_used_at) * 1000)::float8)`;

/** The credentials a call can carry. $1 is the credential, $2 the current time. */
const claims = {
  session: { name: '', from: 'sessions s', where: 's.token = $1 and s.expires_at > $2', program: 'null' },
  accessToken: {
    name: 'program_',
    from: 'access_tokens s',
    where: 's.hash = $1 and s.expires_at > $2',
    program,
  },
  assistant: {
    name: 'assistant_',
    from: 'assistant_tokens t join assistant_grants s on s.id = t.grant_id',
    // When a consent ends, its tokens stop working.
    where: `t.hash = $1 and t.kind = 'access' and t.expires_at > $2 and s.ends_at > $2`,
    program,
  },
} as const;

/** The token of a session, or the hash of an access token or of a connected assistant's. */
export type Claim = { session: string } | { accessToken: string } | { assistant: string };

const joinRole = (project: string) => `left join lateral (
      select o.id, ${roleInProject('o', 'u.id')} as role, o.archived_at is not null as archived,
        case when o.user_id <> u.id then (select ${planFields('ou', 'ob')} from users ou
          left join stripe_user_subscriptions ob on ob.user_id = ou.id where ou.id = o.user_id) end as owner
      from projects o where o.id = ${project}::uuid and o.deleted_at is null) r on true`;

type CallerRow = {
  userId: string;
  email: string;
  name: string;
  color: PersonColor | null;
  emailVerified: boolean;
  sessionId: string;
  lastSignInAt: number;
  language: string;
  used: number;
  periodStart: number;
  status: string | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  role: Role | null;
  archived: boolean | null;
  owner: PlanRow | null;
  program: { name: string; scopes: ProgramScope[]; lastUsedAt: number | null } | null;
  read: unknown;
};

/** The caller, what they are in the call's project, whether it is archived, and the result of the call's read. */
export type Caller = {
  user: UserActor;
  role: Role | null;
  archived: boolean;
  /** Whether the plan of the project's owner includes Premium. */
  ownersPlan: boolean;
  read: unknown;
};

/**
 * Finds the owner of a session or a token, with plan, quota and role, in one statement. It is read from the
 * database every time, so a revoked one ends at once.
 * @param projectId the UUID of the project the call names, or null
 * @param read what else to read for the call
 */
export async function findCaller(
  { readers, settings, now }: Pick<Deps, 'readers' | 'settings' | 'now'>,
  claim: Claim,
  projectId: string | null,
  read: Read<unknown> | undefined,
  tabId: string | null,
): Promise<Caller | undefined> {
  const at = now();
  const [by, proof] = proofIn(claim);
  // A call that must name a project and does not is refused right after this, so skip its read.
  const brought = read?.ofProject === true && projectId === null ? undefined : read;
  const [row] = await readers.query<CallerRow>({
    name: `caller_${claims[by].name}${brought?.name ?? 'alone'}${projectId === null ? '' : '_in_project'}`,
    text: callerStatement(by, brought?.sql ?? 'null', projectId !== null),
    values: projectId === null ? [proof, at] : [proof, at, projectId],
  });
  if (row === undefined) return undefined;

  const subscription = subscriptionOf(row);
  const entitlements = entitlementsOf(tierOfRow(row, settings.founderEmails, at));
  const storedStart = new Date(row.periodStart);
  const periodStart = quotaPeriodStart(entitlements.tier, storedStart, subscription, at);
  const isStoredPeriod = periodStart.getTime() === storedStart.getTime();
  const user: UserActor = {
    type: 'user',
    userId: row.userId,
    email: row.email,
    profile: profileOf(row.userId, row),
    emailVerified: row.emailVerified,
    sessionId: row.sessionId,
    program: row.program === null ? null : programOf(row.program),
    tabId,
    lastSignInAt: new Date(row.lastSignInAt),
    language: toLanguage(row.language),
    entitlements,
    quota: {
      used: isStoredPeriod ? row.used : 0,
      limit: entitlements.generationLimit,
      periodStart,
      resetsAt: quotaResetsAt(entitlements.tier, periodStart, subscription, at),
    },
  };
  const ownersTier = row.owner === null ? entitlements.tier : tierOfRow(row.owner, settings.founderEmails, at);
  return {
    user,
    role: row.role,
    archived: row.archived === true,
    ownersPlan: entitlementsOf(ownersTier).hasPremiumAccess,
    read: row.read,
  };
}

/**
 * Reads for a caller who is identified already what their call needs.
 * @returns undefined where there is nothing to read
 */
export async function readForCaller(
  db: Database,
  { userId }: UserActor,
  projectId: string | null,
  read: Read<unknown> | undefined,
): Promise<unknown> {
  if (read === undefined || (read.ofProject && projectId === null)) return undefined;
  const { rows } = await db.$client.query<{ read: unknown }>(
    `select ${read.sql} as read from users u ${projectId === null ? '' : joinRole('$2')} where u.id = $1`,
    projectId === null ? [userId] : [userId, projectId],
  );
  return rows[0]?.read;
}

function proofIn(claim: Claim): [keyof typeof claims, string] {
  if ('session' in claim) return ['session', claim.session];
  return 'accessToken' in claim ? ['accessToken', claim.accessToken] : ['assistant', claim.assistant];
}

const programOf = ({ lastUsedAt, ...program }: NonNullable<CallerRow['program']>): Program => ({
  ...program,
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
});
