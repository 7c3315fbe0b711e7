import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { newAddress, post, signIn, testPassword, withAccount } from '../../testing/account-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { forgetOldAttempts } from './login-attempts.ts';

describe.each(['known', 'unknown'])('the lock of an address that is %s', (kind) => {
  test('counts down, locks at the seventh failure and says for how long (LOCK-003, LOCK-004, LOCK-005)', async () => {
    const { app, email, clock } = await scene(kind);
    const answers: unknown[] = [];
    for (let failure = 0; failure < 7; failure += 1) answers.push(await fail(app, email));
    const wrong = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'INVALID_EMAIL_OR_PASSWORD' };
    const locked = { code: 'ACCOUNT_LOCKED', message: 'ACCOUNT_LOCKED' };
    expect(answers).toEqual([
      ...[6, 5, 4, 3, 2, 1].map((remaining) => ({ status: 401, retryAfter: null, ...wrong, remaining })),
      { status: 429, retryAfter: '900', ...locked, retryAfterSeconds: 900, justLocked: true },
    ]);
    clock.forward({ minutes: 14 });
    expect(await fail(app, email)).toEqual({ status: 429, retryAfter: '60', ...locked, retryAfterSeconds: 60 });
  });

  test('is neither counted up nor extended by attempts, and ends after fifteen minutes (LOCK-007, LOCK-008)', async () => {
    const { app, email, clock } = await scene(kind);
    await failTimes(app, email, 7);
    clock.forward({ minutes: 14, seconds: 59 });
    expect(await fail(app, email)).toMatchObject({ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 1 });
    expect(await recordOf(app, email)).toMatchObject({ count: 7 });
    clock.forward({ seconds: 1 });
    expect(await fail(app, email)).toMatchObject({ status: 401, remaining: 6 });
  });

  test('is the same for every spelling of the address, and applies to that address only (LOCK-001, LOCK-002)', async () => {
    const { app, email } = await scene(kind);
    await failTimes(app, email, 3);
    expect(await fail(app, ` ${email.toUpperCase()} `)).toMatchObject({ remaining: 3 });
    expect(await fail(app, newAddress())).toMatchObject({ remaining: 6 });
  });

  test('counts fifty concurrent failures exactly', async () => {
    const { app, email } = await scene(kind);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fail(app, email)));
    const remaining = answers.flatMap((answer) => ('remaining' in answer ? [answer.remaining] : []));
    expect(remaining.sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(44);
    expect(answers.filter((answer) => 'justLocked' in answer)).toHaveLength(1);
    expect(await recordOf(app, email)).toMatchObject({ count: 7 });
  });
});

describe('a locked address', () => {
  test('refuses everyone, even with the right password (LOCK-006, LOCK-012)', async () => {
    const { app, email, clock } = await scene('known');
    await failTimes(app, email, 7);
    const refused = await post(app, 'sign-in/email', { email, password: testPassword });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([429, []]);
    clock.forward({ minutes: 15 });
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
  });

  test('opens no session for a right guess among many at once', async () => {
    const { app, email } = await scene('known');
    await failTimes(app, email, 6);
    // The lock starts while the right password is being checked.
    const [right] = await Promise.all([
      post(app, 'sign-in/email', { email, password: testPassword }),
      ...Array.from({ length: 12 }, () => fail(app, email)),
    ]);
    const opened = await app.deps.db.select().from(sessions);
    expect(opened).toHaveLength(right.status === 200 ? 1 : 0);
    expect([200, 429]).toContain(right.status);
  });

  test('tells its owner once, and nobody where there is no account', async () => {
    const { app, email, clock } = await scene('known');
    const mails = () => app.deps.db.select().from(outboxMails);
    for (const address of [email, newAddress()]) await failTimes(app, address, 7);
    expect(await mails()).toMatchObject([{ recipient: email, subject: expect.stringContaining('Wrong passwords') }]);
    clock.forward({ minutes: 15 });
    await failTimes(app, email, 8);
    expect(await mails()).toHaveLength(1);
    clock.forward({ minutes: 15 });
    await signIn(app, email);
    await failTimes(app, email, 7);
    expect(await mails()).toHaveLength(2);
  });

  test('checks no password and does not look up the account', async () => {
    const { app, email } = await scene('known');
    await failTimes(app, email, 7);
    await app.deps.db.execute(sql`alter table users rename to users_out_of_reach`);
    expect(await fail(app, email)).toMatchObject({ status: 429, code: 'ACCOUNT_LOCKED' });
  });
});

describe('the count', () => {
  test('ends with a successful sign-in (LOCK-009)', async () => {
    const { app, email } = await scene('known');
    await failTimes(app, email, 5);
    await signIn(app, email);
    expect(await recordOf(app, email)).toBeUndefined();
    expect(await fail(app, email)).toMatchObject({ remaining: 6 });
  });

  test('ignores everything but wrong credentials', async () => {
    const { app, email } = await scene('known', { RATE_LIMIT_FACTOR: '0.1' });
    expect((await post(app, 'sign-in/email', { email, password: '' })).status).toBe(400);
    expect((await post(app, 'sign-in/email', { email, password: 'x'.repeat(129) })).status).toBe(400);
    for (let attempt = 0; attempt < 4; attempt += 1) await fail(app, email);
    // The per-IP limit: two of the six attempts were refused as malformed.
    expect(await fail(app, email)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await recordOf(app, email)).toMatchObject({ count: 4 });
  });

  test('ignores a right password while the address is unconfirmed', async () => {
    const { app, email } = await scene('known', {}, true);
    const answer = await post(app, 'sign-in/email', { email, password: testPassword });
    expect(await answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(await recordOf(app, email)).toBeUndefined();
  });

  test('and the lock are cleared by a new password from a mailed link', async () => {
    const { app, email } = await scene('known');
    await failTimes(app, email, 7);
    await post(app, 'request-password-reset', { email });
    const mails = await app.deps.db.select().from(outboxMails);
    const mail = mails.find(({ text }) => text.includes('type=recovery'));
    const token = new URL(/https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
    expect((await post(app, 'reset-password', { token, newPassword: 'another-one' })).status).toBe(200);
    expect(await recordOf(app, email)).toBeUndefined();
    expect((await post(app, 'sign-in/email', { email, password: 'another-one' })).status).toBe(200);
  });

  test('expires a day after the last failure, and is then deleted (N-25)', async () => {
    const { app, email, clock } = await scene('unknown');
    await failTimes(app, email, 6);
    clock.forward({ minutes: 24 * 60 - 1 });
    await forgetOldAttempts(app.deps);
    expect(await recordOf(app, email)).toMatchObject({ count: 6 });
    clock.forward({ minutes: 1 });
    expect(await fail(app, email)).toMatchObject({ remaining: 6 });
    clock.forward({ minutes: 24 * 60 });
    await forgetOldAttempts(app.deps);
    expect(await recordOf(app, email)).toBeUndefined();
  });
});

async function scene(kind: string, env: Record<string, string> = {}, confirmsAddresses = false) {
  let time = Date.parse('2026-03-15T12:00:00Z');
  const now = () => new Date(time);
  const { app, email } = await withAccount({ env, settings: { confirmsAddresses }, now });
  const forward = ({ minutes = 0, seconds = 0 }) => {
    time += (minutes * 60 + seconds) * 1_000;
  };
  return { app, email: kind === 'known' ? email : newAddress(), clock: { forward } };
}

type Answer = { status: number; retryAfter: string | null; code: string; remaining?: number; justLocked?: boolean };

async function fail(app: TestApp, email: string): Promise<Answer> {
  const response = await post(app, 'sign-in/email', { email, password: 'not-this-one' });
  const body = (await response.json()) as { code: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body };
}

async function failTimes(app: TestApp, email: string, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) await fail(app, email);
}

async function recordOf(app: TestApp, email: string) {
  const [record] = await app.deps.db.select().from(loginAttempts).where(eq(loginAttempts.email, email));
  return record;
}
