import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { currentProcedure, currentRequestId } from '../http/request-id.ts';
import type { Tracing } from './port.ts';

/** Health checks and files, which would fill the collector without telling anything. */
const isNoise = (path: string) => ['/healthz', '/readyz', '/metrics'].includes(path) || path.startsWith('/assets/');

/**
 * Records every request until its response begins, under its procedure or route pattern: a path may contain anything.
 */
export function traceRequests(tracing: Tracing): MiddlewareHandler {
  return async (c, next) => {
    if (isNoise(c.req.path)) return next();
    const span = tracing.openRequest({ 'elan.request_id': currentRequestId() ?? '' });
    try {
      await next();
    } finally {
      const { method } = c.req;
      const route = currentProcedure() ?? routePath(c);
      const { status } = c.res;
      span.rename(`${method} ${route}`);
      span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.fail(c.error);
      span.end();
    }
  };
}
