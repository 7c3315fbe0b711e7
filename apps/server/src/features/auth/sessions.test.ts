import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { call, newAddress, post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Listed = { id: string; browser: string | null; system: string | null; lastActiveAt: string; isCurrent: boolean };

async function list(app: TestApp, cookie: string): Promise<Listed[]> {
  const answer = await app.request('/api/auth/sessions', { headers: { cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { sessions: Listed[] }).sessions;
}

const stranger = async (app: TestApp) => {
  const email = newAddress();
  await post(app, 'sign-up/email', { email, password: testPassword });
  return signIn(app, email);
};

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signInWith(app: TestApp, email: string, userAgent: string): Promise<string> {
  const answer = await post(app, 'sign-in/email', { email, password: testPassword }, { 'user-agent': userAgent });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('where somebody is signed in', () => {
  test('is shown to nobody else, and not without a session', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const [mine] = await list(app, cookie);
    expect((await app.request('/api/auth/sessions')).status).toBe(401);
    expect(await call(app, 'sessions/end', { id: mine?.id })).toMatchObject({ status: 401 });
    expect(await call(app, 'sessions/end-others', {})).toMatchObject({ status: 401 });
    const other = await stranger(app);
    expect((await list(app, other)).map(({ id }) => id)).not.toContain(mine?.id);
    expect(await call(app, 'sessions/end', { id: mine?.id }, other)).toMatchObject({ status: 404 });
    expect(await call(app, 'sessions/end-others', {}, other)).toMatchObject({ status: 200 });
    expect(await call(app, 'sessions/end', { id: 'x' }, cookie)).toMatchObject({ status: 400 });
    expect(await statusWith(app, cookie)).toBe(200);
  });

  test('says with what, and when last; without the address or anything that opens a session', async () => {
    const { app, email } = await withAccount();
    const first = await signInWith(app, email, firefox);
    const second = await signInWith(app, email, 'curl/8.5.0');
    await app.deps.db
      .update(sessions)
      .set({ updatedAt: new Date(0) })
      .where(eq(sessions.userAgent, firefox));
    const listed = await list(app, first);
    expect(listed).toMatchObject([
      { browser: null, system: null, isCurrent: false },
      { browser: 'Firefox', system: 'Linux', isCurrent: true, lastActiveAt: new Date(0).toISOString() },
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['browser', 'createdAt', 'id', 'isCurrent', 'lastActiveAt', 'system'].sort(),
    );
    expect((await list(app, second)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await app.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userAgent, 'curl/8.5.0'));
    expect(await list(app, first)).toHaveLength(1);
  });

  test('is seen from a session of weeks ago too', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    await app.deps.db.execute(sql`update sessions set created_at = now() - interval '20 days'`);
    const [mine] = await list(app, cookie);
    expect(await call(app, 'sessions/end', { id: mine?.id }, cookie)).toMatchObject({ status: 200 });
  });

  test('ends for one of them, and for all but this one', async () => {
    const { app, email } = await withAccount();
    const cookies = [await signIn(app, email), await signIn(app, email), await signIn(app, email)] as const;
    const statuses = () => Promise.all(cookies.map((cookie) => statusWith(app, cookie)));
    const second = (await list(app, cookies[1])).find(({ isCurrent }) => isCurrent);
    expect(await call(app, 'sessions/end', { id: second?.id }, cookies[0])).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual([200, 401, 200]);
    expect(await call(app, 'sessions/end', { id: second?.id }, cookies[0])).toMatchObject({ status: 404 });
    expect(await call(app, 'sessions/end-others', {}, cookies[0])).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual([200, 401, 401]);
  });
});

describe('the log', () => {
  const lines = (app: TestApp) =>
    app.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'sign-in')
      .map(({ account, way, outcome, code }) => ({ account, way, outcome, code }));

  test('says how each sign-in ended and for which account, and names no address', async () => {
    const { app, email, signUp } = await withAccount();
    const { user } = (await signUp.json()) as { user: { id: string } };
    await signIn(app, email);
    await signIn(app, email, 'not-this-one');
    const unknown = newAddress();
    await signIn(app, unknown);
    for (let guess = 0; guess < 6; guess += 1) await signIn(app, email, 'not-this-one');
    const wrong = { way: 'password', outcome: 'refused', code: 'INVALID_EMAIL_OR_PASSWORD' };
    expect(lines(app)).toEqual([
      { account: user.id, way: 'password', outcome: 'signed in', code: undefined },
      { account: user.id, ...wrong },
      { account: null, ...wrong },
      ...Array.from({ length: 5 }, () => ({ account: user.id, ...wrong })),
      { account: user.id, way: 'password', outcome: 'refused', code: 'ACCOUNT_LOCKED' },
    ]);
    const log = app.logLines.join('\n');
    for (const secret of [email, unknown, testPassword, 'not-this-one']) expect(log).not.toContain(secret);
  });
});
