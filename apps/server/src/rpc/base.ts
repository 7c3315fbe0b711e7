import { contract } from '@elan/contract';
import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { implement } from '@orpc/server';
import type { UserActor } from './actor.ts';
import type { Deps } from './deps.ts';
import { toWireError } from './errors.ts';

export type RequestContext = {
  deps: Deps;
  /** Resolves the session at most once a request. */
  actor: () => Promise<UserActor | undefined>;
  requestHeaders: Headers;
  /** Added to the response. */
  responseHeaders: Headers;
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
  .use(async ({ context, procedure, next }) => {
    const { access } = procedure['~orpc'].meta as ProcedureMeta;
    if (access === undefined) throw new Error('a procedure without access metadata was called');
    const user = access === 'public' ? undefined : await context.actor();
    if (access !== 'public' && user === undefined) throw new Refusal('NOT_AUTHENTICATED');
    // Public procedures never read the user, so the type may promise one to all others.
    return next({ context: { user: user as UserActor } });
  });
