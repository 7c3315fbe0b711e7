import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { securityHeaders } from './security-headers.ts';

async function headersOf(options: Parameters<typeof securityHeaders>[0], path = '/'): Promise<Headers> {
  const app = new Hono();
  app.use(securityHeaders(options));
  app.get('/', (c) => c.text('page'));
  app.get('/own', (c) => c.text('page', 200, { 'content-security-policy': "default-src 'self'" }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('sorry', 500));
  return (await fetch((await listen(app)) + path)).headers;
}

it('lets a page run and load only our own files', async () => {
  const policy = (await headersOf({ https: false })).get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
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
    "trusted-types 'none'",
  ]);
});

it('sends the other security headers with every response, errors included', async () => {
  for (const path of ['/', '/broken', '/missing']) {
    const headers = await headersOf({ https: false }, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

it('sends HSTS only if the product is reached over https', async () => {
  expect((await headersOf({ https: false })).has('strict-transport-security')).toBe(false);
  expect((await headersOf({ https: true })).get('strict-transport-security')).toContain('max-age=31536000');
});

it('allows the named Trusted Types policies and no other', async () => {
  const headers = await headersOf({ https: false, trustedTypes: ['elan'] });
  expect(headers.get('content-security-policy')).toMatch(/; trusted-types elan$/u);
});

it('leaves headers alone that the response already has', async () => {
  expect((await headersOf({ https: false }, '/own')).get('content-security-policy')).toBe("default-src 'self'");
});
