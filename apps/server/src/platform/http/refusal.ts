import { refusalErrors } from '@elan/contract/base';
import { rpcError } from '@elan/contract/rpc-wire';
import type { RefusalCode } from '@elan/domain/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bearerOf } from './bearer.ts';
import { type Problem, problemOf, problemType, refusalHeaders } from './problem.ts';
import { withRequestId } from './request-id.ts';

/**
 * A refusal from outside any procedure: JSON with `code` and `message`. Under `/rpc` it also has the format the
 * contract's client reads, so that the web sees the same typed error wherever a call was refused. Under `/api/v1` it is
 * the problem that procedures answer with, too.
 */
export function refuse(c: Context, code: RefusalCode, given?: Readonly<Record<string, unknown>>): Response {
  const data = withRequestId(code, given);
  if (c.req.path.startsWith('/api/v1/')) return answerProblem(c, problemOf(code, data));
  const status = refusalErrors[code].status as ContentfulStatusCode;
  const error = { code, message: code, ...(data === undefined ? {} : { data }) };
  const { 'retry-after': wait } = refusalHeaders(code, data, false);
  if (wait !== undefined) c.header('retry-after', wait);
  c.header('cache-control', 'no-store');
  return c.json(c.req.path.startsWith('/rpc/') ? { ...error, ...rpcError({ status, ...error }) } : error, status);
}

/** Answers a program with a refusal, and the headers that belong to it. */
export function answerProblem(c: Context, problem: Problem): Response {
  const { code, status, data } = problem;
  const headers = refusalHeaders(code, data, bearerOf(c.req.raw.headers) !== undefined);
  return c.body(JSON.stringify(problem), status, {
    ...headers,
    'content-type': problemType,
    'cache-control': 'no-store',
  });
}
