import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { can, changesContent, type Permission, type Role } from '@elan/domain/permissions';
import type { MiddlewareOptions } from '@orpc/server';
import type { UserActor } from './actor.ts';
import type { Membership, RequestContext } from './base.ts';

declare const proof: unique symbol;

/**
 * Proof that a person holds a permission on a project. Feature functions take it as a parameter, so a forgotten check
 * does not compile. Only this file can create one.
 */
export type Access<P extends Permission> = {
  readonly projectId: string;
  readonly role: Role;
  /** Whether the project is archived, so that what is in it can only be read. */
  readonly archived: boolean;
  readonly user: UserActor;
  /** Whether the plan of the project's owner includes Premium. */
  readonly ownersPlan: boolean;
  /** Every permission includes seeing the project. */
  readonly [proof]: Readonly<Record<P | 'project:view', true>>;
};

/**
 * Middleware that requires the permission declared in the contract and passes on the proof as `access`. A stranger gets
 * NOT_FOUND, never FORBIDDEN, so as not to learn that the project exists; so does everybody while it is in the trash.
 */
export async function projectAccess<P extends Permission, Output>(
  { context, procedure, next }: ProjectCall<P, Output>,
  input: { projectId: string },
) {
  const { membership, user } = context;
  // The role was looked up for the project named before validation; it is valid for that project only.
  const role = membership.projectId === input.projectId ? membership.role : null;
  if (role === null) throw new Refusal('NOT_FOUND');
  const permission = procedure['~orpc'].meta.access;
  if (!can(role, permission)) throw new Refusal('FORBIDDEN');
  if (membership.archived && changesContent(permission)) throw new Refusal('PROJECT_ARCHIVED');
  const { archived, ownersPlan } = membership;
  return next({ context: { access: { projectId: input.projectId, role, archived, ownersPlan, user } as Access<P> } });
}

type ProjectCall<P extends Permission, Output> = MiddlewareOptions<
  RequestContext & { user: UserActor; membership: Membership },
  Output,
  Record<never, never>,
  ProcedureMeta<P>
>;
