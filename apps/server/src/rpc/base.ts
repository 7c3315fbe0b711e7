import { contract } from '@elan/contract';
import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import type { Role } from '@elan/domain/permissions';
import { implement } from '@orpc/server';
import type { EventSource } from '../platform/http/event-stream.ts';
import type { Caller, UserActor } from './actor.ts';
import type { Deps } from './deps.ts';
import { toWireError } from './errors.ts';
import type { Read } from './read.ts';

export type RequestContext = {
  deps: Deps;
  /** Who calls; undefined without a valid session. Also tells the role in the project that the call names. */
  findCaller: (projectId: string | null, read: Read<unknown> | undefined) => Promise<Caller | undefined>;
  /** The reads of hot calls, by dotted procedure name. */
  reads: Readonly<Record<string, Read<unknown>>>;
  /** Where a handler puts its events when it has them in the web's wire form already; /rpc answers with those. */
  ownWire: { events?: EventSource };
};

/**
 * The implementer every feature starts from. Failures are mapped around everything else; then comes the session, before
 * the input is even looked at; project permissions follow after validation (project-access.ts).
 */
export const os = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, path, next }) => {
    try {
      return await next();
    } catch (error) {
      throw toWireError(error, context.deps.log, { procedure: path.join('.') });
    }
  })
  .use(async ({ context, path, procedure, next }, input) => {
    const { access } = procedure['~orpc'].meta as ProcedureMeta;
    if (access === undefined) throw new Error('a procedure without access metadata was called');
    const projectId = namedProject(input);
    const caller = access === 'public' ? undefined : await context.findCaller(projectId, context.reads[path.join('.')]);
    if (access !== 'public' && caller === undefined) throw new Refusal('NOT_AUTHENTICATED');
    // Public procedures never read the user, so the type may promise one to all others.
    const standing: Standing = { projectId, role: caller?.role ?? null };
    return next({ context: { user: caller?.user as UserActor, standing, read: caller?.read } });
  });

/** The role that was found for a project; project-access.ts is the only reader. */
export type Standing = { projectId: string | null; role: Role | null };

/** The project a call names, before its input is validated: anything that is no UUID names none. */
function namedProject(input: unknown): string | null {
  const projectId = typeof input === 'object' && input !== null && 'projectId' in input ? input.projectId : null;
  return typeof projectId === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(projectId)
    ? projectId
    : null;
}
