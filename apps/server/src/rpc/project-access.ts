import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { can, type Permission, type Role } from '@elan/domain/permissions';
import { os as base } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { projects } from '../db/schema/projects.ts';
import type { UserActor } from './actor.ts';
import type { RequestContext } from './base.ts';

declare const proof: unique symbol;

/**
 * Proof that a person holds a permission on a project. Verbs ask for it as their first parameter, so a forgotten check
 * does not compile. Only this file can make one.
 */
export type Access<P extends Permission> = {
  readonly projectId: string;
  readonly role: Role;
  readonly user: UserActor;
  /** Every permission includes seeing the project. */
  readonly [proof]: Readonly<Record<P | 'project:view', true>>;
};

type RoleQuery = ReturnType<typeof prepareRole>;
const prepared = new WeakMap<Database, RoleQuery>();

/** Role of the specification: owner by the project row, else the accepted collaborator's, else none (PERM-005). */
function prepareRole(db: Database) {
  return db
    .select({
      // Columns are written with their table: inside the subquery a bare "id" would be the collaborator's.
      role: sql<Role | null>`case when projects.user_id = ${sql.placeholder('userId')}::uuid then 'owner' else (
        select c.role from project_collaborators c
        where c.project_id = projects.id and c.user_id = ${sql.placeholder('userId')}::uuid and c.status = 'accepted'
        limit 1) end`,
    })
    .from(projects)
    .where(sql`${projects.id} = ${sql.placeholder('projectId')}::uuid`)
    .prepare('role_in_project');
}

export async function findRole(db: Database, userId: string, projectId: string): Promise<Role | null> {
  let query = prepared.get(db);
  if (query === undefined) {
    query = prepareRole(db);
    prepared.set(db, query);
  }
  const [row] = await query.execute({ userId, projectId });
  return row?.role ?? null;
}

/**
 * Middleware that lets a call pass only with the permission and hands its proof on as `access`.
 * A stranger gets NOT_FOUND, never FORBIDDEN: they must not even learn that the project exists.
 */
export function projectAccess<P extends Permission>(permission: P) {
  return base
    .$context<RequestContext & { user: UserActor }>()
    .middleware(async ({ context, procedure, next }, input: { projectId: string }) => {
      const { access: declared } = procedure['~orpc'].meta as ProcedureMeta;
      if (declared !== permission) {
        throw new Error(`the contract declares ${String(declared)}, the router checks ${permission}`);
      }
      const role = await findRole(context.deps.db, context.user.userId, input.projectId);
      if (role === null) throw new Refusal('NOT_FOUND');
      if (!can(role, permission)) throw new Refusal('FORBIDDEN');
      const access = { projectId: input.projectId, role, user: context.user } as Access<P>;
      return next({ context: { access } });
    });
}
