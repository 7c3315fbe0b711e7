import { refusalErrors } from '@elan/contract/base';
import { Refusal, type RefusalCode } from '@elan/domain/errors';
import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../db/client.ts';
import { withRequestId } from '../platform/http/request-id.ts';
import { ObjectStoreError } from '../platform/objects/port.ts';

/** The only place that turns a failure into the error a client sees. */
export function toWireError(error: unknown, log: Logger, context: Record<string, unknown>): ORPCError<string, unknown> {
  if (error instanceof Refusal) return wireError(error.code, error.data);
  if (error instanceof ORPCError) {
    if (isRefusalCode(error.code) && error.defined) return error;
    if (error.cause instanceof ValidationError && error.status === 400) {
      return wireError('INVALID_INPUT', {
        fields: error.cause.issues.map((issue) => ({
          path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
          problem: issue.message,
        })),
      });
    }
    // The body could not be decoded, or there is no such procedure: a client error without a field to name.
    if (error.status === 404) return wireError('NOT_FOUND');
    if (error.status < 500) return wireError('INVALID_INPUT', { fields: [] });
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error, ...context }, 'database unavailable');
    return wireError('UNAVAILABLE');
  }
  if (error instanceof ObjectStoreError) {
    log.error({ err: error, ...context }, 'picture store unavailable');
    return wireError('UNAVAILABLE');
  }
  log.error({ err: error, ...context }, 'request failed');
  return wireError('INTERNAL');
}

export function statusOf(code: RefusalCode): number {
  return refusalErrors[code].status;
}

function wireError(code: RefusalCode, data?: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { defined: true, status: statusOf(code), message: code, data: withRequestId(code, data) });
}

function isRefusalCode(code: string): code is RefusalCode {
  return code in refusalErrors;
}
