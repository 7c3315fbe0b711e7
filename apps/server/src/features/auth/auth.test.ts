import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, users } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

const password = 'six-or-more';

describe('an account', () => {
  test('is created once, with a hashed password and the chosen language', async () => {
    const app = await createTestApp();
    const email = newAddress();
    expect(
      (await post(app, 'sign-up/email', { email: `  ${email.toUpperCase()} `, password, language: 'fr' })).status,
    ).toBe(200);
    const [user] = await app.deps.db.select().from(users);
    expect(user).toMatchObject({ email, emailVerified: false });
    const [account] = await app.deps.db.select().from(accounts);
    expect(account?.password).not.toContain(password);
    const again = await post(app, 'sign-up/email', { email, password });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
    const cookie = await signIn(app, email);
    const me = await call(app, 'account/get', {}, { cookie });
    expect(await me.json()).toMatchObject({ json: { user: { email }, language: 'fr', usage: { used: 0, limit: 3 } } });
  });

  test.each([
    ['a short password', { password: '12345' }, 'PASSWORD_TOO_SHORT'],
    ['a long password', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ['no address', { email: '' }, 'INVALID_INPUT'],
    ['an address without a point', { email: 'a@b' }, 'INVALID_INPUT'],
    ['an endless address', { email: `${'a'.repeat(250)}@b.ca` }, 'INVALID_INPUT'],
    ['a null byte in the address', { email: 'a\u0000@b.ca' }, 'INVALID_INPUT'],
    ['another language', { language: 'de' }, 'INVALID_INPUT'],
  ])('is not made with %s', async (_what, wrong, code) => {
    const app = await createTestApp();
    const answer = await post(app, 'sign-up/email', { email: newAddress(), password, ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
    expect(await app.deps.db.select().from(users)).toEqual([]);
  });

  test('is not created while sign-ups are disabled', async () => {
    const app = await createTestApp({ env: { SIGNUPS_ENABLED: 'false' } });
    expect((await post(app, 'sign-up/email', { email: newAddress(), password })).status).toBe(400);
  });

  test('cannot be created with rights it chooses itself', async () => {
    const app = await createTestApp();
    const email = newAddress();
    await post(app, 'sign-up/email', { email, password, emailVerified: true, id: randomUUID(), role: 'admin' });
    const [user] = await app.deps.db.select().from(users);
    expect(user?.emailVerified).toBe(false);
  });
});

describe('signing in', () => {
  test('gives the same answer for a wrong password and an unknown address', async () => {
    const { app, email } = await withAccount();
    const wrong = await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    const unknown = await post(app, 'sign-in/email', { email: newAddress(), password });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const { app, email } = await withAccount();
    const answer = await post(app, 'sign-in/email', { email, password });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/u);
    expect(cookie).toMatch(/SameSite=Lax/u);
    expect(cookie).not.toMatch(/Secure/u);
  });

  test('marks its cookie Secure behind https', async () => {
    const { app, email } = await withAccount({ PUBLIC_URL: 'https://elan.example' });
    const answer = await post(app, 'sign-in/email', { email, password }, { host: 'localhost:3000' });
    expect(answer.headers.getSetCookie().join()).toMatch(/__Secure-elan\.session_token=.*Secure/u);
  });

  test('gives a bearer token that API clients can use and nobody can forge', async () => {
    const { app, email } = await withAccount();
    const answer = await post(app, 'sign-in/email', { email, password });
    // The body has no other token, which would be refused.
    expect(Object.keys((await answer.json()) as object)).toEqual(['user']);
    const token = answer.headers.get('set-auth-token') ?? '';
    const as = (bearer: string) => app.request('/api/v1/projects', { headers: { authorization: `Bearer ${bearer}` } });
    expect((await as(token)).status).toBe(200);
    expect((await as(token.split('.')[0] ?? '')).status).toBe(401);
    expect((await as(`${token.slice(0, -6)}AAAAAA`)).status).toBe(401);
  });

  test('ends everywhere when the sessions are revoked', async () => {
    const { app, email } = await withAccount();
    const [one, two] = [await signIn(app, email), await signIn(app, email)];
    expect((await post(app, 'revoke-sessions', {}, { cookie: one })).status).toBe(200);
    for (const cookie of [one, two]) expect((await call(app, 'account/get', {}, { cookie })).status).toBe(401);
  });

  test('ends when the account is deleted elsewhere', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    await app.deps.db.delete(users).where(eq(users.email, email));
    expect((await call(app, 'account/get', {}, { cookie })).status).toBe(401);
  });

  test.each([
    ['a wrong signature', (cookie: string) => `${cookie.slice(0, -8)}AAAAAA%3D`],
    ['no signature', (cookie: string) => cookie.split('.').slice(0, 2).join('.')],
    ['a session that was revoked', (cookie: string) => cookie],
  ])('is over with %s: the cookie is taken away, and the page is the sign-in (AUTH-029)', async (what, spoil) => {
    const { app, email } = await withAccount();
    const signedIn = await signIn(app, email);
    if (what.includes('revoked')) await post(app, 'revoke-sessions', {}, { cookie: signedIn });
    const cookie = spoil(signedIn);
    const page = await app.request('/dashboard', { headers: { cookie } });
    const session = await app.request('/api/auth/get-session', { headers: { cookie } });
    expect(page.headers.get('location')).toBe('/auth?reason=session');
    for (const answer of [page, session]) {
      expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^elan\.session_token=;.*Max-Age=0/u));
    }
  });

  test('ends when the session expires', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    await app.deps.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await call(app, 'account/get', {}, { cookie })).status).toBe(401);
  });

  test('ends at its maximum age, however much it is used', async () => {
    const { app, email } = await withAccount({ SESSION_MAX_DAYS: '40' });
    const cookie = await signIn(app, email);
    const use = async (age: string) => {
      await app.deps.db.execute(
        sql`update sessions set created_at = now() - ${age}::interval, expires_at = now() + interval '1 day'`,
      );
      await app.request('/api/auth/get-session', { headers: { cookie } });
      const { rows } = await app.deps.db.execute(
        sql`select round(extract(epoch from expires_at - created_at) / 86400) as days from sessions`,
      );
      return rows;
    };
    expect(await use('35 days')).toEqual([{ days: '40' }]);
    expect((await call(app, 'account/get', {}, { cookie })).status).toBe(200);
    expect(await use('40 days 1 minute')).toEqual([{ days: '40' }]);
    expect((await call(app, 'account/get', {}, { cookie })).status).toBe(401);
    const page = await app.request('/api/auth/get-session', { headers: { cookie } });
    expect(page.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/u);
  });

  test('is renewed by use', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    await app.deps.db.execute(
      sql`update sessions set updated_at = now() - interval '3 days', expires_at = now() + interval '27 days'`,
    );
    await app.request('/api/auth/get-session', { headers: { cookie } });
    const rows = await app.deps.db.execute(
      sql`select expires_at > now() + interval '29 days' as renewed from sessions`,
    );
    expect(rows.rows).toEqual([{ renewed: true }]);
  });
});

describe('a new password', () => {
  test('is set through a link that works once, and ends all sessions', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    await post(app, 'request-password-reset', { email });
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail).toMatchObject({ recipient: email });
    const link = /https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link.startsWith(`${testOrigin}/auth?type=recovery&token=`)).toBe(true);
    const token = new URL(link).searchParams.get('token');
    expect(JSON.stringify((await app.deps.db.execute(sql`select * from verifications`)).rows)).not.toContain(token);
    expect((await post(app, 'reset-password', { token, newPassword: 'another-one' })).status).toBe(200);
    expect((await call(app, 'account/get', {}, { cookie })).status).toBe(401);
    expect((await post(app, 'reset-password', { token, newPassword: 'a-third-one' })).status).toBe(400);
    expect((await post(app, 'sign-in/email', { email, password })).status).toBe(401);
    expect((await post(app, 'sign-in/email', { email, password: 'another-one' })).status).toBe(200);
  });

  test('comes with a mail in the language of the account', async () => {
    const app = await createTestApp();
    const email = newAddress();
    await post(app, 'sign-up/email', { email, password, language: 'fr' });
    await post(app, 'request-password-reset', { email });
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail?.subject).toContain('Choisissez un nouveau mot de passe');
  });

  test('gets the same answer for known and unknown addresses', async () => {
    const { app, email } = await withAccount();
    const known = await post(app, 'request-password-reset', { email });
    const unknown = await post(app, 'request-password-reset', { email: newAddress() });
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
  });
});

test.each([
  'sign-in/social',
  'update-user',
  'delete-user',
  'list-sessions',
  'ok',
  'error',
  'change-email',
  '__proto__',
])('the account path %s is not open', async (path) => {
  const app = await createTestApp();
  expect((await app.request(`/api/auth/${path}`)).status).toBe(404);
  expect((await post(app, path, {})).status).toBe(404);
});

test('many sign-ups at once hold no database connection while passwords are hashed', async () => {
  const app = await createTestApp();
  const crowd = Array.from({ length: 40 }, () => post(app, 'sign-up/email', { email: newAddress(), password }));
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await app.deps.db.select().from(users)).toHaveLength(40);
});

test('floods of sign-ups are stopped', async () => {
  const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    statuses.push((await post(app, 'sign-up/email', { email: newAddress(), password })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test.each(['known', 'unknown'])('resets for one %s address are stopped: nobody’s inbox is filled', async (kind) => {
  const { app, email } = await withAccount({ RATE_LIMIT_FACTOR: '0.6' });
  const address = kind === 'known' ? email : newAddress();
  const answers: Response[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    answers.push(await post(app, 'request-password-reset', { email: address.toUpperCase() }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('no address, password or token reaches the log', async () => {
  const { app, email } = await withAccount();
  const cookie = await signIn(app, email);
  await post(app, 'sign-in/email', { email, password: 'not-this-one' });
  await post(app, 'request-password-reset', { email });
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
  const log = app.logLines.join('\n');
  for (const secret of [email, password, 'not-this-one', token]) expect(log).not.toContain(secret);
});

const newAddress = () => `${randomUUID()}@example.test`;

async function withAccount(
  env: Record<string, string> = {},
  language: 'en' | 'fr' = 'en',
): Promise<{ app: TestApp; email: string }> {
  const app = await createTestApp({ env });
  const email = newAddress();
  const answer = await post(app, 'sign-up/email', { email, password, language }, { host: 'localhost:3000' });
  expect(answer.status).toBe(200);
  return { app, email };
}

function post(app: TestApp, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testOrigin, host: 'localhost:3000', ...headers },
    body: JSON.stringify(body),
  });
}

function call(app: TestApp, path: string, input: unknown, headers: Record<string, string>): Promise<Response> {
  return app.request(`/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: input }),
  });
}

async function signIn(app: TestApp, email: string): Promise<string> {
  const answer = await post(app, 'sign-in/email', { email, password });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
