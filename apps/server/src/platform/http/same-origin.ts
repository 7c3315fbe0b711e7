import type { MiddlewareHandler } from 'hono';
import { bearerOf } from './bearer.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses requests that change something and come from another site's page (CSRF). Programs send neither header and
 * pass; they have no cookies for another site to abuse. So does a call of the API with a bearer token, which no page of
 * another site can add: its cookies do not count.
 * @param publicUrl the product's own origin; the host the request was sent to counts as own too
 * @param open paths that pages of other sites may call, because no cookie counts there
 */
export function sameOrigin(publicUrl: string, open: readonly string[] = []): MiddlewareHandler {
  const ownHost = new URL(publicUrl).host;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next();
    if (open.includes(c.req.path)) return next();
    if (c.req.path.startsWith('/api/v1/') && bearerOf(c.req.raw.headers) !== undefined) return next();
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return refuse(c, 'FORBIDDEN');
    const origin = c.req.header('origin');
    if (origin !== undefined) {
      const host = URL.parse(origin)?.host;
      if (host === undefined || (host !== ownHost && host !== c.req.header('host'))) return refuse(c, 'FORBIDDEN');
    }
    return next();
  };
}
