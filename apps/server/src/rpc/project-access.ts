import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { can, type Permission, type Role } from '@elan/domain/permissions';
import type { MiddlewareOptions } from '@orpc/server';
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
 * Middleware that lets a call pass only with the permission its contract declares, and hands the proof of it on as
 * `access`. A stranger gets NOT_FOUND, never FORBIDDEN: they must not even learn that the project exists.
 */
export async function projectAccess<P extends Permission, Output>(
  { context, procedure, next }: ProjectCall<P, Output>,
  input: { projectId: string },
) {
  const { standing, user } = context;
  // The role was found for the project as it was named before validation; it counts for that one only.
  const role = standing.projectId === input.projectId ? standing.role : null;
  if (role === null) throw new Refusal('NOT_FOUND');
  if (!can(role, procedure['~orpc'].meta.access)) throw new Refusal('FORBIDDEN');
  return next({ context: { access: { projectId: input.projectId, role, user } as Access<P> } });
}

type ProjectCall<P extends Permission, Output> = MiddlewareOptions<
  RequestContext & { user: UserActor; standing: Standing },
  Output,
  Record<never, never>,
  ProcedureMeta<P>
>;
