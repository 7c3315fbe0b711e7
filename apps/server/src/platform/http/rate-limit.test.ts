import { Refusal } from '@elan/domain/errors';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { type ClientAddressVariables, clientAddress } from './client-address.ts';
import { createRateLimiter, type RateLimitName, rateLimits } from './rate-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('over HTTP', () => {
  async function serve(factor: number): Promise<string> {
    const limiter = createRateLimiter(factor);
    const app = new Hono<{ Variables: ClientAddressVariables }>();
    app.use(clientAddress(['127.0.0.1']));
    app.use('/rpc/*', limiter.byAddress('passwordReset'));
    app.use('/reset', limiter.byAddress('passwordReset'));
    app.all('/*', (c) => c.text('done'));
    return listen(app);
  }
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const { points, seconds } = rateLimits.passwordReset;

  it('refuses an address that asks too often, and says when to come back', async () => {
    const origin = await serve(1);
    for (let use = 0; use < points; use += 1) {
      expect((await fetch(`${origin}/reset`, from('203.0.113.9'))).status).toBe(200);
    }
    const refused = await fetch(`${origin}/reset`, from('203.0.113.9'));
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(seconds - 10);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
    expect(await refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: retryAfter },
    });
  });

  it('counts every address separately, IPv6 by /64', async () => {
    const origin = await serve(1 / points);
    const status = async (address: string) => (await fetch(`${origin}/reset`, from(address))).status;
    expect(await status('203.0.113.9')).toBe(200);
    expect(await status('203.0.113.10')).toBe(200);
    expect(await status('203.0.113.9')).toBe(429);
    expect(await status('2001:db8::1')).toBe(200);
    expect(await status('2001:db8::2')).toBe(429);
    expect(await status('2001:db8:0:1::2')).toBe(200);
  });

  it('answers contract calls in the format its client reads', async () => {
    const origin = await serve(1 / points);
    await fetch(`${origin}/rpc/projects/list`);
    const refused = await fetch(`${origin}/rpc/projects/list`);
    expect(await refused.json()).toMatchObject({
      json: { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, data: { retryAfterSeconds: expect.any(Number) } },
    });
  });
});

describe('by key', () => {
  it('counts each kind of use separately and starts over after its time', async () => {
    vi.useFakeTimers();
    const limiter = createRateLimiter(1 / rateLimits.mail.points);
    const use = (name: RateLimitName) => limiter.consume(name, 'ada@x.test');
    await use('mail');
    await expect(use('mail')).rejects.toThrow(Refusal);
    await use('signUp');
    vi.advanceTimersByTime((rateLimits.mail.seconds - 1) * 1000);
    await expect(use('mail')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 1 } });
    vi.advanceTimersByTime(1000);
    await use('mail');
  });

  it('grows with the factor and never disappears', async () => {
    const generous = createRateLimiter(2);
    for (let use = 0; use < rateLimits.mail.points * 2; use += 1) await generous.consume('mail', 'a');
    await expect(generous.consume('mail', 'a')).rejects.toThrow(Refusal);
    const tiny = createRateLimiter(0.0001);
    await tiny.consume('mail', 'a');
    await expect(tiny.consume('mail', 'a')).rejects.toThrow(Refusal);
  });
});
