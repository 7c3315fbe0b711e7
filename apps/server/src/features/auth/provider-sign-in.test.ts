import { and, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userPreferences } from '../../db/schema/account.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { call, newAddress, post, signIn, statusWith, testPassword } from '../../testing/account-calls.ts';
import { type OpenIdServer, type ProviderPerson, startOpenIdServer } from '../../testing/openid-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const mailOn = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'hello@elan.example' };

async function withProvider(options: TestAppOptions = {}) {
  const provider = await startOpenIdServer();
  onTestFinished(() => provider.close());
  const { clientId, clientSecret } = provider.client;
  const keys = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: provider.issuer };
  return { provider, app: await createTestApp({ ...options, env: { ...keys, ...options.env } }) };
}

const google = { provider: 'google' };
const ada = (email = newAddress()) => ({ sub: `sub-of-${email}`, email, email_verified: true });

/** Goes to the provider and agrees there. @returns what the browser brings back, and its cookie */
async function agree(app: TestApp, provider: OpenIdServer, person: ProviderPerson) {
  const begun = await call(app, 'sign-in/provider', google);
  return { reply: provider.agree(String(begun.url), person), cookie: begun.cookies };
}

async function enter(app: TestApp, provider: OpenIdServer, person: ProviderPerson, more: object = {}) {
  const { reply, cookie } = await agree(app, provider, person);
  return call(app, 'sign-in/provider/confirm', { ...google, ...reply, ...more }, cookie);
}

async function link(app: TestApp, provider: OpenIdServer, cookie: string, person: ProviderPerson) {
  const begun = await call(app, 'providers/link', { ...google, currentPassword: testPassword }, cookie);
  const reply = provider.agree(String(begun.url), person);
  return call(app, 'sign-in/provider/confirm', { ...google, ...reply }, `${begun.cookies}; ${cookie}`);
}

const ways = async (app: TestApp, cookie: string) =>
  (await app.request('/api/auth/providers', { headers: { cookie } })).json() as Promise<Record<string, unknown>>;

const subjects = async (app: TestApp) =>
  (await app.deps.db.select({ subject: outboxMails.subject }).from(outboxMails)).map(({ subject }) => subject);

async function signUp(app: TestApp, email = newAddress()) {
  expect((await post(app, 'sign-up/email', { email, password: testPassword })).ok).toBe(true);
  return email;
}

describe('without keys', () => {
  test('a provider does not exist', async () => {
    const app = await createTestApp();
    expect(await call(app, 'sign-in/provider', google)).toMatchObject({ status: 404 });
    const confirm = { ...google, state: 'x', code: 'y' };
    expect(await call(app, 'sign-in/provider/confirm', confirm)).toMatchObject({ status: 404 });
    expect(await call(app, 'sign-in/provider', { provider: 'elsewhere' })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('the way back', () => {
  test('leads to our own page with what belongs to the sign-in, and nowhere else', async () => {
    const { app } = await withProvider();
    const path = '/api/auth/callback/google?code=c%20d&state=s&iss=i&scope=openid&returnTo=https://evil.example';
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/auth?type=provider&provider=google&code=c+d&state=s&iss=i',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('opens nothing for a browser that did not begin, and nothing twice', async () => {
    const { app, provider } = await withProvider();
    const expired = { status: 400, code: 'PROVIDER_EXPIRED' };
    const { reply, cookie } = await agree(app, provider, ada());
    const confirm = { ...google, ...reply };
    const other = await agree(app, provider, ada());
    // Without the cookie, with another browser's, with another state: the sign-in itself stays open.
    expect(await call(app, 'sign-in/provider/confirm', confirm)).toMatchObject(expired);
    expect(await call(app, 'sign-in/provider/confirm', confirm, other.cookie)).toMatchObject(expired);
    expect(await call(app, 'sign-in/provider/confirm', { ...confirm, state: 'x' }, cookie)).toMatchObject(expired);
    expect(await call(app, 'sign-in/provider/confirm', confirm, cookie)).toMatchObject({ status: 200 });
    expect(await call(app, 'sign-in/provider/confirm', confirm, cookie)).toMatchObject(expired);
  });

  test('is open for ten minutes, and its cookie is for our own page only', async () => {
    const { app, provider } = await withProvider();
    const begun = await post(app, 'sign-in/provider', google);
    expect(begun.headers.get('set-cookie')).toMatch(
      /^elan\.provider=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/u,
    );
    const { reply, cookie } = await agree(app, provider, ada());
    await app.deps.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await call(app, 'sign-in/provider/confirm', { ...google, ...reply }, cookie)).toMatchObject({
      code: 'PROVIDER_EXPIRED',
    });
  });

  test('says what went wrong: refused there, down, or not to be believed', async () => {
    const { app, provider } = await withProvider();
    const denied = await agree(app, provider, ada());
    const { state, iss } = denied.reply;
    const denial = { ...google, state, iss, error: 'access_denied' };
    expect(await call(app, 'sign-in/provider/confirm', denial, denied.cookie)).toMatchObject({
      status: 400,
      code: 'PROVIDER_DENIED',
    });
    provider.lie({ signature: 'other key' });
    expect(await enter(app, provider, ada())).toMatchObject({ status: 400, code: 'PROVIDER_REFUSED' });
    provider.lie({ answer: 'error' });
    expect(await enter(app, provider, ada())).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
    expect(await app.deps.db.select().from(users)).toEqual([]);
    expect(app.logLines.join()).toContain('a provider signed nobody in');
    expect(app.logLines.join()).not.toContain(denied.reply.state);
  });
});

describe('somebody new', () => {
  test('gets an account with a confirmed address, without a password, in the language of the page', async () => {
    const { app, provider } = await withProvider({ env: mailOn });
    const person = ada();
    const answer = await enter(app, provider, person, { language: 'fr' });
    expect(answer).toMatchObject({ status: 200, user: { email: person.email } });
    expect(await statusWith(app, answer.cookies)).toBe(200);
    const [user] = await app.deps.db.select().from(users);
    expect(user).toMatchObject({ email: person.email, emailVerified: true, name: '', lastSignInAt: expect.any(Date) });
    expect((await app.deps.db.select().from(userPreferences))[0]?.language).toBe('fr');
    expect(await ways(app, answer.cookies)).toEqual({
      hasPassword: false,
      linked: [{ provider: 'google', linkedAt: expect.any(String) }],
      offered: ['google'],
    });
    const again = await enter(app, provider, person);
    expect(again).toMatchObject({ status: 200 });
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test.each([
    [{ sub: 'a' }, 'PROVIDER_WITHOUT_ADDRESS'],
    [{ sub: 'b', email: 'not an address', email_verified: true }, 'INVALID_EMAIL'],
    [{ sub: 'c', email: 'c@example.test' }, 'PROVIDER_UNVERIFIED'],
    [{ sub: 'd', email: 'd@example.test', email_verified: false }, 'PROVIDER_UNVERIFIED'],
  ])('is refused without a verified address: %j', async (person, code) => {
    const { app, provider } = await withProvider();
    expect(await enter(app, provider, person)).toMatchObject({ status: 400, code });
    expect(await app.deps.db.select().from(users)).toEqual([]);
  });

  test('is refused where nobody may sign up, and beyond the limit of new accounts of an address', async () => {
    const closed = await withProvider({ env: { SIGNUPS_ENABLED: 'false' } });
    expect(await enter(closed.app, closed.provider, ada())).toMatchObject({ code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED' });
    const { app, provider } = await withProvider({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const [first, second] = [ada(), ada()];
    expect(await enter(app, provider, first)).toMatchObject({ status: 200 });
    expect(await enter(app, provider, second)).toMatchObject({ status: 200 });
    expect(await enter(app, provider, ada())).toMatchObject({ status: 429 });
  });

  test('who is on the list of founders is one, since the provider has verified the address', async () => {
    const person = ada();
    const { app, provider } = await withProvider({ env: { ...mailOn, FOUNDER_EMAILS: person.email } });
    const { cookies } = await enter(app, provider, person);
    const account = await app.request('/api/v1/account', { headers: { cookie: cookies } });
    expect(await account.json()).toMatchObject({ isFounder: true });
    const claims = { ...ada(person.email), sub: 'somebody-else', email_verified: false };
    expect(await enter(app, provider, claims)).toMatchObject({ code: 'PROVIDER_UNVERIFIED' });
  });
});

describe('an address that has an account', () => {
  test('opens nothing until the provider is linked, whatever the provider says', async () => {
    const { app, provider } = await withProvider({ env: mailOn });
    const email = await signUp(app);
    await app.deps.db.update(users).set({ emailVerified: true });
    expect(await enter(app, provider, ada(email))).toMatchObject({ status: 400, code: 'PROVIDER_NOT_LINKED' });
    expect(await app.deps.db.select().from(sessions)).toEqual([]);
    expect(await app.deps.db.select().from(accounts)).toHaveLength(1);
  });

  test('that somebody only typed and never confirmed belongs to its owner: the password goes', async () => {
    const { app, provider } = await withProvider({ env: mailOn });
    const email = await signUp(app);
    await post(app, 'request-password-reset', { email });
    const answer = await enter(app, provider, ada(email), { language: 'fr' });
    expect(answer).toMatchObject({ status: 200 });
    expect(await call(app, 'sign-in/email', { email, password: testPassword })).toMatchObject({ status: 401 });
    expect(await app.deps.db.select().from(verifications)).toEqual([]);
    expect(await app.deps.db.select({ provider: accounts.providerId }).from(accounts)).toEqual([
      { provider: 'google' },
    ]);
    expect(await app.deps.db.select().from(users)).toMatchObject([{ email, emailVerified: true }]);
    expect(await subjects(app)).toContainEqual(expect.stringContaining('ouvre maintenant votre compte'));
  });

  test('stays closed where it was used without being confirmed, or where no mail can confirm one', async () => {
    const { app, provider } = await withProvider({ env: mailOn });
    const email = await signUp(app);
    await app.deps.db.update(users).set({ lastSignInAt: new Date() });
    expect(await enter(app, provider, ada(email))).toMatchObject({ code: 'PROVIDER_NOT_LINKED' });
    const plain = await withProvider();
    const typed = await signUp(plain.app);
    expect(await enter(plain.app, plain.provider, ada(typed))).toMatchObject({ code: 'PROVIDER_NOT_LINKED' });
    expect(await statusWith(plain.app, await signIn(plain.app, typed))).toBe(200);
  });
});

describe('linking', () => {
  test('asks for the password, which counts, and needs the same person when they come back', async () => {
    const { app, provider } = await withProvider();
    const email = await signUp(app);
    const cookie = await signIn(app, email);
    const begin = (currentPassword: string, as = cookie) =>
      call(app, 'providers/link', { ...google, currentPassword }, as);
    expect(await begin(testPassword, '')).toMatchObject({ status: 401 });
    expect(await begin('not-this-one')).toMatchObject({ code: 'INVALID_PASSWORD', remaining: 6 });
    const begun = await begin(testPassword);
    const reply = provider.agree(String(begun.url), ada());
    const confirm = { ...google, ...reply };
    const stranger = await signIn(app, await signUp(app));
    expect(await call(app, 'sign-in/provider/confirm', confirm, `${begun.cookies}; ${stranger}`)).toMatchObject({
      code: 'PROVIDER_OTHER_SESSION',
    });
    expect(await app.deps.db.select().from(accounts).where(eq(accounts.providerId, 'google'))).toEqual([]);
  });

  test('is cancelled by a new password', async () => {
    const { app, provider } = await withProvider();
    const email = await signUp(app);
    const cookie = await signIn(app, email);
    const begun = await call(app, 'providers/link', { ...google, currentPassword: testPassword }, cookie);
    const reply = provider.agree(String(begun.url), ada());
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    const renewed = await signIn(app, email, 'another-one');
    const confirm = { ...google, ...reply };
    expect(await call(app, 'sign-in/provider/confirm', confirm, `${begun.cookies}; ${renewed}`)).toMatchObject({
      code: 'PROVIDER_EXPIRED',
    });
  });

  test('opens the account from then on, also when the provider tells another address or none', async () => {
    const { app, provider } = await withProvider();
    const email = await signUp(app);
    const person = ada();
    expect(await link(app, provider, await signIn(app, email), person)).toMatchObject({ linked: 'google' });
    expect(await subjects(app)).toContainEqual(expect.stringContaining('Google now opens your'));
    for (const claims of [person, { ...person, email: newAddress() }, { sub: person.sub }]) {
      expect(await enter(app, provider, claims)).toMatchObject({ status: 200, user: { email } });
    }
    // The address alone opens nothing.
    expect(await enter(app, provider, { ...ada(email), sub: 'another' })).toMatchObject({
      code: 'PROVIDER_NOT_LINKED',
    });
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test('is refused for what opens another account, and for a second one of the same provider', async () => {
    const { app, provider } = await withProvider();
    const person = ada();
    await enter(app, provider, person);
    const cookie = await signIn(app, await signUp(app));
    expect(await link(app, provider, cookie, person)).toMatchObject({ code: 'PROVIDER_TAKEN' });
    expect(await link(app, provider, cookie, ada())).toMatchObject({ status: 200 });
    expect(await link(app, provider, cookie, ada())).toMatchObject({ code: 'PROVIDER_LINKED_BEFORE' });
  });
});

describe('every rule of a sign-in', () => {
  test('counts: an unconfirmed address, and the code of an authenticator; wrong passwords lock passwords alone', async () => {
    const { app, provider } = await withProvider({ env: mailOn });
    const person = ada();
    const { cookies } = await enter(app, provider, person);
    const [user] = await app.deps.db.select().from(users);
    await app.deps.db.execute(
      `insert into authenticators (user_id, secret, confirmed_at, recovery_hashes)
       values ('${user?.id}', 'x', now(), '{}')`,
    );
    const before = (await app.deps.db.select().from(sessions)).length;
    const pending = await enter(app, provider, person);
    expect(pending).toMatchObject({ status: 200, pending: expect.any(String) });
    expect([pending.token, pending.cookies]).toEqual([undefined, '']);
    expect(await app.deps.db.select().from(sessions)).toHaveLength(before);
    await app.deps.db.execute('delete from authenticators');

    await app.deps.db.update(users).set({ emailVerified: false });
    expect(await enter(app, provider, person)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    await app.deps.db.update(users).set({ emailVerified: true });

    const guess = { email: person.email, password: 'not-this-one' };
    for (let count = 0; count < 7; count += 1) await post(app, 'sign-in/email', guess);
    expect(await post(app, 'sign-in/email', guess)).toMatchObject({ status: 429 });
    expect(await enter(app, provider, person)).toMatchObject({ status: 200 });
    expect(await statusWith(app, cookies)).toBe(200);
  });

  test('no request can name the person itself', async () => {
    const { app, provider } = await withProvider();
    await enter(app, provider, ada());
    const [user] = await app.deps.db.select().from(users);
    const forged = { ...google, state: 'x', code: 'y', userId: user?.id };
    expect(await call(app, 'sign-in/provider/confirm', forged)).toMatchObject({ code: 'PROVIDER_EXPIRED' });
  });
});

describe('an account without a password', () => {
  test('says so wherever one is asked for, without counting, and gets one by mailed link', async () => {
    const { app, provider } = await withProvider();
    const person = ada();
    const { cookies } = await enter(app, provider, person);
    const currentPassword = testPassword;
    const asks: [string, object][] = [
      ['passkeys/begin', {}],
      ['authenticator/begin', {}],
      ['tokens/add', { name: 'x', scopes: ['read'], days: 7 }],
      ['change-address', { email: newAddress() }],
      ['providers/link', google],
    ];
    for (const [path, fields] of [...asks, ...asks]) {
      expect(await call(app, path, { ...fields, currentPassword }, cookies)).toMatchObject({ code: 'NO_PASSWORD' });
    }
    await post(app, 'request-password-reset', { email: person.email });
    const [mail] = await app.deps.db.select().from(outboxMails);
    const token = /token=([\w.-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await call(app, 'reset-password', { token, newPassword: testPassword })).toMatchObject({ status: 200 });
    const cookie = await signIn(app, person.email);
    expect(await ways(app, cookie)).toMatchObject({ hasPassword: true, linked: [{ provider: 'google' }] });
    expect(await call(app, 'passkeys/begin', { currentPassword }, cookie)).toMatchObject({ status: 200 });
  });

  test('keeps its last provider until there is a password', async () => {
    const { app, provider } = await withProvider();
    const person = ada();
    const { cookies } = await enter(app, provider, person);
    expect(await call(app, 'providers/unlink', google)).toMatchObject({ status: 401 });
    expect(await call(app, 'providers/unlink', google, cookies)).toMatchObject({ code: 'PROVIDER_LAST' });
    const [user] = await app.deps.db.select().from(users);
    // One that the operator does not offer any more is no way in.
    const other = { id: crypto.randomUUID(), userId: user?.id ?? '', providerId: 'microsoft', accountId: 'm' };
    await app.deps.db.insert(accounts).values(other);
    expect(await call(app, 'providers/unlink', google, cookies)).toMatchObject({ code: 'PROVIDER_LAST' });
    await app.deps.db.insert(accounts).values({
      ...other,
      id: crypto.randomUUID(),
      providerId: 'credential',
      accountId: 'c',
      password: 'hash',
    });
    expect(await call(app, 'providers/unlink', google, cookies)).toMatchObject({ status: 200 });
    expect(await subjects(app)).toContainEqual(expect.stringContaining('Google no longer opens your'));
    expect(await call(app, 'providers/unlink', google, cookies)).toMatchObject({ code: 'PROVIDER_NOT_FOUND' });
    expect(await enter(app, provider, person)).toMatchObject({ code: 'PROVIDER_NOT_LINKED' });
    const left = and(eq(accounts.userId, user?.id ?? ''), eq(accounts.providerId, 'google'));
    expect(await app.deps.db.select().from(accounts).where(left)).toEqual([]);
  });
});
