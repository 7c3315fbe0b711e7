import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { can, type Permission, type Role } from '@elan/domain/permissions';
import { os } from '@orpc/server';
import type { UserActor } from './actor.ts';
import type { RequestContext, Standing } from './base.ts';

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

/**
 * Middleware that lets a call pass only with the permission and hands its proof on as `access`.
 * A stranger gets NOT_FOUND, never FORBIDDEN: they must not even learn that the project exists.
 */
export function projectAccess<P extends Permission>(permission: P) {
  return os
    .$context<RequestContext & { user: UserActor; standing: Standing }>()
    .middleware(async ({ context, procedure, next }, input: { projectId: string }) => {
      const { access: declared } = procedure['~orpc'].meta as ProcedureMeta;
      if (declared !== permission) {
        throw new Error(`the contract declares ${String(declared)}, the router checks ${permission}`);
      }
      const { standing, user } = context;
      // The role was found for the project as it was named before validation; it counts for that one only.
      const role = standing.projectId === input.projectId ? standing.role : null;
      if (role === null) throw new Refusal('NOT_FOUND');
      if (!can(role, permission)) throw new Refusal('FORBIDDEN');
      return next({ context: { access: { projectId: input.projectId, role, user } as Access<P> } });
    });
}
