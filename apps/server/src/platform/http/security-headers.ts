import type { MiddlewareHandler } from 'hono';

export type SecurityHeaderOptions = {
  /** The product is reached over https: browsers may insist on it from then on. */
  https: boolean;
  /** Names of the Trusted Types policies the web makes; none by default. */
  trustedTypes?: readonly string[];
};

/**
 * Headers that limit what a page may do, should anything foreign ever get into it (decision S-22). A handler that sets
 * one of them itself keeps its own.
 */
export function securityHeaders({ https, trustedTypes = [] }: SecurityHeaderOptions): MiddlewareHandler {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(trustedTypes)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // Links in mails carry tokens in their query: other sites learn nothing of where a visitor comes from.
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
  ];
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

function contentSecurityPolicy(trustedTypes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length === 0 ? "'none'" : trustedTypes.join(' ')}`,
  ].join('; ');
}
