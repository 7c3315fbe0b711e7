import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { currentProcedure } from '../http/request-id.ts';
import type { Metrics } from './port.ts';

/** Counts and times every request by its procedure, or by its route pattern: a path may contain anything. */
export function measureRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    metrics.request({
      method: c.req.method,
      route: currentProcedure() ?? routePath(c),
      status: c.res.status,
      seconds: (performance.now() - start) / 1_000,
    });
  };
}
