import { AsyncLocalStorage } from 'node:async_hooks';
import type { RefusalCode } from '@elan/domain/errors';
import type { MiddlewareHandler } from 'hono';
import { isFromProxy } from './client-address.ts';

export const requestIdHeader = 'x-request-id';

type Scope = {
  readonly id: string;
  /** The procedure of the contract that was called, once it is known. */
  procedure?: string;
};
const scope = new AsyncLocalStorage<Scope>();

/** The scope of the request that the running code belongs to, the same object until the request ends. */
export function currentScope(): object | undefined {
  return scope.getStore();
}

/** The id of the request that the running code belongs to; undefined for jobs and timers of the process itself. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.id;
}

/** Notes which procedure of the contract a request calls, whichever protocol it came by. */
export function noteProcedure(procedure: string): void {
  const request = scope.getStore();
  if (request !== undefined) request.procedure = procedure;
}

/** The procedure that the request calls; undefined for anything else. */
export function currentProcedure(): string | undefined {
  return scope.getStore()?.procedure;
}

/** Runs work that a request starts but that is not part of it, so that its log lines do not name that request. */
export function outsideRequests<T>(work: () => T): T {
  return scope.exit(work);
}

/**
 * Gives every request an id, which is in its response and in all its log lines. An id that a trusted proxy has given is
 * kept, so that the proxy's log and ours can be read together; from anyone else it would be forged.
 * @param trustedProxies addresses and networks (CIDR)
 */
export function requestId(trustedProxies: readonly string[]): MiddlewareHandler {
  const isTrusted = isFromProxy(trustedProxies);
  return (c, next) => {
    const given = c.req.header(requestIdHeader);
    const id = given !== undefined && isUsable(given) && isTrusted(c) ? given : newRequestId();
    return scope.run({ id }, async () => {
      await next();
      c.res.headers.set(requestIdHeader, id);
    });
  };
}

const isUsable = (id: string) => /^[\w-]{8,64}$/u.test(id);

/** Without i, l, o and u, which are easily misread when somebody reads a code aloud or types it. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten characters, 50 random bits: short enough to be read to somebody, and unique in any log. It is no secret. */
function newRequestId(): string {
  return Array.from({ length: 10 }, () => digits[Math.floor(Math.random() * digits.length)]).join('');
}

/** Adds the request's id to the data of a refusal that is our fault, so that a person can tell support about it. */
export function withRequestId<T>(code: RefusalCode, data: T): T | { request?: string } {
  if (code !== 'INTERNAL' && code !== 'UNAVAILABLE') return data;
  const request = currentRequestId();
  return request === undefined ? { ...data } : { ...data, request };
}
