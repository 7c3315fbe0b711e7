import { signJWT } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { call, newAddress, post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { type TestApp, testOrigin } from '../../testing/test-app.ts';

const confirming = { settings: { confirmsAddresses: true } };
const resend = (app: TestApp, email: string, headers = {}) => post(app, 'send-verification-email', { email }, headers);
const press = (app: TestApp, token: string, cookie = '') => call(app, 'confirm-address', { token }, cookie);
const byPassword = (app: TestApp, email: string, password = testPassword) =>
  call(app, 'sign-in/email', { email, password });

describe('an address that has to be confirmed', () => {
  test('does not open the account before that, and only a right password reveals why (ERR-002)', async () => {
    const { app, email, signUp } = await withAccount(confirming);
    expect(await signUp.json()).toMatchObject({ needsConfirmation: true, user: { email } });
    const right = await post(app, 'sign-in/email', { email, password: testPassword });
    expect([right.status, right.headers.getSetCookie()]).toEqual([403, []]);
    expect(await right.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const wrong = await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    const unknown = await post(app, 'sign-in/email', { email: newAddress(), password: 'not-this-one' });
    expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(await mailsOf(app)).toHaveLength(1);
  });

  test('is not confirmed by a link that is only followed, of this version or an earlier one', async () => {
    const { app, email } = await withAccount(confirming);
    const link = await newestLink(app, 'type=confirm');
    expect(link.startsWith(`${testOrigin}/auth?type=confirm&token=`)).toBe(true);
    await app.request(link.slice(testOrigin.length));
    const earlier = await earlierToken(app, email);
    const led = await app.request(`/api/auth/verify-email?token=${earlier}&callbackURL=https://evil.test`);
    expect([led.status, led.headers.get('location')]).toEqual([302, `/auth?type=confirm&token=${earlier}`]);
    expect(await byPassword(app, email)).toMatchObject({ status: 403 });
    // The button on that page, in the browser that signed up or in another.
    expect(await press(app, earlier)).toMatchObject({ status: 200, email });
  });

  test('keeps its password where the browser that signed up presses, as often as it likes (N-02)', async () => {
    const { app, email, signUp } = await withAccount(confirming);
    expect(signUp.headers.get('set-cookie')).toMatch(/^elan\.sign-up=[\w-]{43}; .*HttpOnly; SameSite=Strict$/u);
    const token = await newestToken(app);
    for (let time = 0; time < 2; time += 1) {
      expect(await press(app, token, cookieOf(signUp))).toEqual({ status: 200, cookies: '', email });
    }
    expect(await statusWith(app, await signIn(app, email))).toBe(200);
    expect(await mailsOf(app)).toHaveLength(1);
  });

  test('loses it in any other browser, which chooses its own, also after a reload', async () => {
    const { app, email } = await withAccount({ ...confirming, language: 'fr' });
    const other = await post(app, 'sign-up/email', { email: newAddress(), password: testPassword });
    const token = await newestToken(app, email);
    const first = await press(app, token, cookieOf(other));
    expect(first).toMatchObject({ status: 200, email, reset: expect.any(String) });
    expect(await byPassword(app, email)).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect((await mailsOf(app)).at(-1)).toMatchObject({ subject: expect.stringContaining('est confirmée') });
    const chosen = { token: first.reset, newPassword: 'another-one' };
    expect(await call(app, 'reset-password', chosen)).toMatchObject({ status: 200 });
    expect(await byPassword(app, email, 'another-one')).toMatchObject({ status: 200 });
  });

  test.each(['', 'x', 'a.b', 'made.up.token', `x.${Buffer.from('a@b.ca').toString('base64url')}`])(
    'is not confirmed by the invented token %j',
    async (token) => {
      const { app, email } = await withAccount(confirming);
      expect(await press(app, token)).toMatchObject({ status: 400 });
      expect(await byPassword(app, email)).toMatchObject({ status: 403 });
    },
  );

  test('is not confirmed by an altered or old link, nor by one of a deleted account', async () => {
    const { app, email } = await withAccount(confirming);
    const [token, earlier] = [await newestToken(app), await earlierToken(app, email)];
    const altered = `${token.split('.')[0]}.${Buffer.from(newAddress()).toString('base64url')}`;
    for (const wrong of [altered, `${earlier.slice(0, -4)}AAAA`]) {
      expect(await press(app, wrong)).toMatchObject({ code: 'INVALID_TOKEN' });
    }
    await app.deps.db.delete(users).where(eq(users.email, email));
    await post(app, 'sign-up/email', { email, password: testPassword });
    for (const gone of [token, earlier]) expect(await press(app, gone)).toMatchObject({ code: 'INVALID_TOKEN' });
    await app.deps.db.update(verifications).set({ expiresAt: new Date(0) });
    expect(await press(app, await newestToken(app))).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await byPassword(app, email)).toMatchObject({ status: 403 });
  });

  test('gets its mail in the language of the account', async () => {
    const { app, email } = await withAccount({ ...confirming, language: 'fr' });
    const [mail] = await mailsOf(app);
    expect(mail).toMatchObject({ recipient: email });
    expect(mail?.subject).toContain('Confirmez votre adresse');
    expect(mail?.html).toContain('<html lang="fr">');
  });
});

/** Each way to prove an address but the confirmation; all take the cookie of the browser. */
const proofs = {
  confirmation: async (app: TestApp, _email: string, cookie: string) => press(app, await newestToken(app), cookie),
  'mailed link': async (app: TestApp, email: string, cookie: string) => {
    await post(app, 'sign-in/link', { email });
    return call(app, 'sign-in/link/confirm', { token: await newestToken(app, email, 'type=link') }, cookie);
  },
  'new password': async (app: TestApp, email: string, cookie: string) => {
    await post(app, 'request-password-reset', { email });
    const token = await newestToken(app, email, 'type=recovery');
    return call(app, 'reset-password', { token, newPassword: 'another-one' }, cookie);
  },
};

describe.each(Object.keys(proofs) as (keyof typeof proofs)[])('an address proved by %s', (way) => {
  test('ends everything that somebody else may have set up, and is confirmed', async () => {
    const { app, email } = await withAccount();
    const stranger = await signIn(app, email);
    await fillAccount(app);
    app.deps.settings.confirmsAddresses = true;
    await resend(app, email);
    const proved = await proofs[way](app, email, '');
    expect(proved.status).toBe(200);
    expect(await byPassword(app, email)).toMatchObject({ status: 401 });
    expect(await statusWith(app, stranger)).toBe(401);
    for (const table of [passkeys, accessTokens, authenticators]) {
      expect(await app.deps.db.select().from(table)).toEqual([]);
    }
    expect(await app.deps.db.select().from(accounts)).toHaveLength(way === 'new password' ? 1 : 0);
    expect(await app.deps.db.select().from(sessions)).toHaveLength(way === 'mailed link' ? 1 : 0);
    expect(await app.deps.db.select({ is: users.emailVerified }).from(users)).toEqual([{ is: true }]);
  });

  test('ends nothing in the browser that signed up, nor once it is confirmed', async () => {
    const { app, email, signUp } = await withAccount(confirming);
    await fillAccount(app);
    await app.deps.db.delete(authenticators);
    expect((await proofs[way](app, email, cookieOf(signUp))).status).toBe(200);
    expect((await proofs[way === 'confirmation' ? 'mailed link' : way](app, email, '')).status).toBe(200);
    const password = way === 'new password' ? 'another-one' : testPassword;
    expect(await byPassword(app, email, password)).toMatchObject({ status: 200 });
    expect(await app.deps.db.select().from(passkeys)).toHaveLength(1);
  });
});

describe('another confirmation mail', () => {
  test('gets the same answer for every address, and is sent to the unconfirmed ones', async () => {
    const { app, email } = await withAccount(confirming);
    const cookieOfSomebody = await confirmedSession(app);
    const before = (await mailsOf(app)).length;
    const waiting = await resend(app, ` ${email.toUpperCase()}`);
    const answer = [waiting.status, await waiting.json()];
    expect(answer).toEqual([200, { status: true }]);
    for (const other of [await resend(app, newAddress()), await resend(app, email, { cookie: cookieOfSomebody })]) {
      expect([other.status, await other.json()]).toEqual(answer);
    }
    const sent = (await mailsOf(app)).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(await press(app, await newestToken(app))).toMatchObject({ status: 200 });
    const after = (await mailsOf(app)).length;
    expect(await (await resend(app, email)).json()).toEqual({ status: true });
    expect(await mailsOf(app)).toHaveLength(after);
  });

  test.each(['known', 'unknown'])('to one %s address is stopped after a few', async (kind) => {
    const { app, email } = await withAccount({ ...confirming, env: { RATE_LIMIT_FACTOR: '0.4' } });
    const address = kind === 'known' ? email : newAddress();
    const answers: Response[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) answers.push(await resend(app, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('when addresses are not confirmed, a new account opens at once and gets no mail', async () => {
  const { app, email, signUp } = await withAccount();
  expect(await signUp.json()).toMatchObject({ needsConfirmation: false, user: { email } });
  expect(signUp.headers.getSetCookie()).toEqual([]);
  expect(await mailsOf(app)).toEqual([]);
  expect(await statusWith(app, await signIn(app, email))).toBe(200);
});

const mailsOf = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);

async function newestLink(app: TestApp, type: string, recipient?: string): Promise<string> {
  const mails = (await mailsOf(app)).filter((mail) => recipient === undefined || mail.recipient === recipient);
  return /https?:\/\/\S+/u.exec(mails.findLast(({ text }) => text.includes(type))?.text ?? '')?.[0] ?? '';
}

const newestToken = async (app: TestApp, recipient?: string, type = 'type=confirm') =>
  new URL(await newestLink(app, type, recipient)).searchParams.get('token') ?? '';

/** The token of a confirmation link as better-auth signed it. */
async function earlierToken(app: TestApp, email: string): Promise<string> {
  const [user] = await app.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return signJWT({ email, userId: user?.id }, app.deps.authSecret, 3_600);
}

const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

/** Gives the only account one of everything that opens it. */
async function fillAccount({ deps: { db } }: TestApp): Promise<void> {
  const [{ id: userId } = { id: '' }] = await db.select({ id: users.id }).from(users);
  await db
    .insert(passkeys)
    .values({ userId, name: 'Phone', credentialId: 'c', publicKey: 'k', counter: 0, transports: [] });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(accessTokens).values({ userId, name: 'Script', hash: 'h', scopes: ['read'], expiresAt });
  await db.insert(authenticators).values({ userId, secret: 'x', confirmedAt: new Date() });
  await db.insert(accounts).values({ id: crypto.randomUUID(), userId, providerId: 'google', accountId: 'g' });
}

async function confirmedSession(app: TestApp): Promise<string> {
  const email = newAddress();
  await post(app, 'sign-up/email', { email, password: testPassword });
  await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  return signIn(app, email);
}
