import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { newAddress, post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { type TestApp, testOrigin } from '../../testing/test-app.ts';

const confirming = { settings: { confirmsAddresses: true } };
const resend = (app: TestApp, email: string, headers = {}) => post(app, 'send-verification-email', { email }, headers);

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

  test('opens it once the link of the mail was followed (N-02)', async () => {
    const { app, email } = await withAccount(confirming);
    const link = await newestLink(app);
    expect(link.startsWith(`${testOrigin}/api/auth/verify-email?token=`)).toBe(true);
    expect(await follow(app, `${link}&callbackURL=https://evil.test`)).toBe('/auth?confirmed=1');
    expect(await statusWith(app, await signIn(app, email))).toBe(200);
    // The link may be opened twice, or by a mail scanner first.
    expect(await follow(app, link)).toBe('/auth?confirmed=1');
  });

  test.each([
    ['none', ''],
    ['an empty one', '?token='],
    ['an invented one', '?token=made.up.token'],
  ])('is not confirmed by %s for a token', async (_what, query) => {
    const { app } = await withAccount(confirming);
    expect(await follow(app, `${testOrigin}/api/auth/verify-email${query}`)).toBe('/auth?error=INVALID_TOKEN');
    expect(await isConfirmed(app)).toBe(false);
  });

  test('is not confirmed by an altered link, nor by the link of a deleted account', async () => {
    const { app, email } = await withAccount(confirming);
    const link = await newestLink(app);
    expect(await follow(app, `${link.slice(0, -4)}AAAA`)).toBe('/auth?error=INVALID_TOKEN');
    await app.deps.db.delete(users).where(eq(users.email, email));
    await post(app, 'sign-up/email', { email, password: testPassword });
    expect(await follow(app, link)).toBe('/auth?error=INVALID_TOKEN');
    expect(await isConfirmed(app)).toBe(false);
  });

  test('gets its mail in the language of the account', async () => {
    const { app, email } = await withAccount({ ...confirming, language: 'fr' });
    const [mail] = await mailsOf(app);
    expect(mail).toMatchObject({ recipient: email });
    expect(mail?.subject).toContain('Confirmez votre adresse');
    expect(mail?.text).toContain('Un compte a été créé');
    expect(mail?.html).toContain('<html lang="fr">');
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
    expect(await follow(app, await newestLink(app))).toBe('/auth?confirmed=1');
    expect(await (await resend(app, email)).json()).toEqual({ status: true });
    expect(await mailsOf(app)).toHaveLength(before + 2);
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
  expect(await mailsOf(app)).toEqual([]);
  expect(await statusWith(app, await signIn(app, email))).toBe(200);
});

const mailsOf = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);

async function newestLink(app: TestApp): Promise<string> {
  const mails = await mailsOf(app);
  return /https?:\/\/\S+/u.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

async function follow(app: TestApp, link: string): Promise<string | null> {
  const answer = await app.request(link.slice(testOrigin.length));
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

async function isConfirmed(app: TestApp): Promise<boolean | undefined> {
  const [user] = await app.deps.db.select({ emailVerified: users.emailVerified }).from(users);
  return user?.emailVerified;
}

async function confirmedSession(app: TestApp): Promise<string> {
  const email = newAddress();
  await post(app, 'sign-up/email', { email, password: testPassword });
  await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  return signIn(app, email);
}
