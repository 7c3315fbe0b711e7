import { type Language, toLanguage } from '@elan/domain/locale';
import { type Entitlements, entitlementsOf, quotaPeriodStart, quotaResetsAt, type Subscription, tierOf } from '@elan/domain/plans';
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('actor_by_session_token');
}

/**
 * Who a session token belongs to, with plan and quota, in one statement. The session is read from the database each
 * time, so a revoked one ends at once.
 * @param founderEmails the founders' addresses in lower case; they count only when confirmed (decision S-08)
 */
export async function findActor(
  db: Database,
  token: string,
  founderEmails: readonly string[],
  now: Date,
): Promise<UserActor | undefined> {
  let query = prepared.get(db);
  if (query === undefined) {
    query = prepare(db);
    prepared.set(db, query);
  }
  const [row] = await query.execute({ token, now });
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
  return {
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
}
