import { type Language, toLanguage } from '@elan/domain/locale';
import type { Role } from '@elan/domain/permissions';
import {
  type Entitlements,
  entitlementsOf,
  quotaPeriodStart,
  quotaResetsAt,
  type Subscription,
  tierOf,
} from '@elan/domain/plans';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { subscriptions, userPreferences } from '../db/schema/account.ts';
import { sessions, users } from '../db/schema/auth.ts';

/** A signed-in person, as every procedure sees them. */
export type UserActor = {
  type: 'user';
  userId: string;
  email: string;
  sessionId: string;
  signedInAt: Date;
  language: Language;
  entitlements: Entitlements;
  quota: {
    used: number;
    limit: number;
    periodStart: Date;
    resetsAt: Date;
  };
};

type Queries = ReturnType<typeof prepare>;
const prepared = new WeakMap<Database, Queries>();

/**
 * The person's role in the project that the call names (PERM-005): owner by the project's row, else the accepted
 * collaborator's, else none. Null also when the call names no project.
 */
const roleInProject = sql<Role | null>`(
  select case when p.user_id = users.id then 'owner' else (
    select c.role from project_collaborators c
    where c.project_id = p.id and c.user_id = users.id and c.status = 'accepted' limit 1) end
  from projects p where p.id = ${sql.placeholder('projectId')}::uuid)`;

function prepare(db: Database) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      language: userPreferences.language,
      used: userPreferences.aiUsageCount,
      periodStart: userPreferences.aiUsagePeriodStart,
      userCreatedAt: users.createdAt,
      status: subscriptions.subscriptionStatus,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      role: roleInProject,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('actor_by_session_token');
}

/** Who calls, and the role they have in the project of the call. */
export type Caller = { user: UserActor; role: Role | null };

/**
 * Who a session token belongs to, with plan, quota and role, in one statement. The session is read from the database
 * each time, so a revoked one ends at once.
 * @param projectId the project the call names, a UUID, or null
 * @param founderEmails the founders' addresses in lower case; they count only when confirmed (decision S-08)
 */
export async function findCaller(
  db: Database,
  token: string,
  projectId: string | null,
  founderEmails: readonly string[],
  now: Date,
): Promise<Caller | undefined> {
  let query = prepared.get(db);
  if (query === undefined) {
    query = prepare(db);
    prepared.set(db, query);
  }
  const [row] = await query.execute({ token, now, projectId });
  if (row === undefined) return undefined;

  const subscription: Subscription | null =
    row.status !== null && row.currentPeriodStart !== null && row.currentPeriodEnd !== null
      ? { status: row.status, currentPeriodStart: row.currentPeriodStart, currentPeriodEnd: row.currentPeriodEnd }
      : null;
  const isFounder = row.emailVerified && founderEmails.includes(row.email.toLowerCase());
  const entitlements = entitlementsOf(tierOf(isFounder, subscription, now));
  const storedStart = row.periodStart ?? row.userCreatedAt;
  const periodStart = quotaPeriodStart(entitlements.tier, storedStart, subscription, now);
  const isStoredPeriod = periodStart.getTime() === storedStart.getTime();
  const user: UserActor = {
    type: 'user',
    userId: row.userId,
    email: row.email,
    sessionId: row.sessionId,
    signedInAt: row.signedInAt,
    language: toLanguage(row.language),
    entitlements,
    quota: {
      used: isStoredPeriod ? (row.used ?? 0) : 0,
      limit: entitlements.generationLimit,
      periodStart,
      resetsAt: quotaResetsAt(entitlements.tier, periodStart, subscription),
    },
  };
  return { user, role: row.role };
}
