import type { RefusalCode } from '@elan/domain/errors';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import { can, changesContent, type Permission, type Role } from '@elan/domain/permissions';
import { entitlementsOf } from '@elan/domain/plans';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { type PlanRow, tierOfRow } from '../../db/plan-row.ts';
import { roleInProject } from '../../db/role-in-project.ts';
import { users } from '../../db/schema/auth.ts';
import { projects } from '../../db/schema/projects.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/** The right a person must keep while an operation runs. */
export type Right = {
  user: Pick<UserActor, 'userId' | 'sessionId'>;
  projectId: string;
  permission: Permission;
  /** The module the person's own plan must include, because a model is asked in it; undefined to check the role only. */
  module?: ModuleKey;
};

type Row = PlanRow & { isSignedIn: boolean; role: Role | null; archived: boolean | null };

/**
 * Checks a person's right against their current session, role and plan.
 * @returns null, or the code a call without the right would be refused with
 */
export async function lossOf(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  db: Queryable,
  { user, projectId, permission, module }: Right,
): Promise<RefusalCode | null> {
  const result = await db.execute<Row>(sql`
    select u.email, u.email_verified as "emailVerified",
      exists (select from sessions s where s.id = ${user.sessionId} and s.user_id = u.id
        and s.expires_at > ${now().toISOString()}) as "isSignedIn",
      r.role, r.archived,
      b.subscription_status as status, b.current_period_start::float8 as "currentPeriodStart",
      b.current_period_end::float8 as "currentPeriodEnd"
    from users u left join stripe_user_subscriptions b on b.user_id = u.id
      left join lateral (
        select p.archived_at is not null as archived, ${sql.raw(roleInProject('p', 'u.id'))} as role
        from projects p where p.id = ${projectId} and p.deleted_at is null) r on true
    where u.id = ${user.userId}`);
  const [row] = result.rows;
  if (row === undefined || !row.isSignedIn) return 'NOT_AUTHENTICATED';
  if (row.role === null) return 'NOT_FOUND';
  if (!can(row.role, permission)) return 'FORBIDDEN';
  if (row.archived === true && changesContent(permission)) return 'PROJECT_ARCHIVED';
  if (module === undefined || isFreeModule(module)) return null;
  const tier = tierOfRow(row, settings.founderEmails, now());
  return entitlementsOf(tier).hasPremiumAccess ? null : 'PLAN_REQUIRED';
}

/**
 * Checks the right inside a transaction and holds it: until the transaction ends, nobody can be removed from the
 * project or lose a role in it. Locks the account before the project, the same order as a deletion, to avoid deadlock.
 * @returns whether the person has the right
 */
export async function holdRight(deps: Deps, tx: Transaction, right: Right): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, right.user.userId)).for('key share');
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, right.projectId)).for('no key update');
  return (await lossOf(deps, tx, right)) === null;
}
