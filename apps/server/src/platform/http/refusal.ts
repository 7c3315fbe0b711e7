import { refusalErrors } from '@elan/contract/base';
import { rpcError } from '@elan/contract/rpc-wire';
import type { RefusalCode } from '@elan/domain/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { withRequestId } from './request-id.ts';

/**
 * A refusal from outside any procedure: JSON with `code` and `message`. Under `/rpc` it also has the format the
 * contract's client reads, so that the web sees the same typed error wherever a call was refused.
 */
export function refuse(c: Context, code: RefusalCode, given?: Readonly<Record<string, unknown>>): Response {
  const data = withRequestId(code, given);
  const status = refusalErrors[code].status;
  const error = { code, message: code, ...(data === undefined ? {} : { data }) };
  const body = c.req.path.startsWith('/rpc/') ? { ...error, ...rpcError({ status, ...error }) } : error;
  c.header('cache-control', 'no-store');
  return c.json(body, status as ContentfulStatusCode);
}
