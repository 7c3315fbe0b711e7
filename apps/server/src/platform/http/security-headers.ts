import type { MiddlewareHandler } from 'hono';

export type SecurityHeaderOptions = {
  /** Whether the product is reached over https; browsers are then told to use only https (HSTS). */
  https: boolean;
  /** Names of the Trusted Types policies the web creates; none by default. */
  trustedTypes?: readonly string[];
};

/**
 * Sets headers that limit what a page may do if foreign code ever gets into it (decision S-22). A header that a handler
 * has set itself is kept.
 */
export function securityHeaders({ https, trustedTypes = [] }: SecurityHeaderOptions): MiddlewareHandler {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(trustedTypes)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // Links in mails have tokens in their query string, which must not reach other sites as a referrer.
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
