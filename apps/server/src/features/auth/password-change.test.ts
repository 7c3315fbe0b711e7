import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { accounts, users, verifications } from '../../db/schema/auth.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

const another = 'another-one';

describe('a password that is changed while signed in', () => {
  test('replaces the old one, ends the other sessions and sends a mail (ACC-010, M-02)', async () => {
    const { app, email } = await withAccount({ language: 'fr' });
    const [here, there] = [await signIn(app, email), await signIn(app, email)];
    const answer = await change(app, here);
    expect(answer.status).toBe(200);
    expect(await statusWith(app, there)).toBe(401);
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(401);
    expect((await post(app, 'sign-in/email', { email, password: another })).status).toBe(200);
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: email, subject: expect.stringContaining('a été modifié') });
    expect(mails[0]?.text).not.toContain(another);
  });

  test.each([
    ['without a session', { currentPassword: testPassword, newPassword: another }, false, 401],
    ['with a wrong current password', { currentPassword: 'not-this-one', newPassword: another }, true, 400],
    ['to five characters (ACC-008)', { currentPassword: testPassword, newPassword: '12345' }, true, 400],
    ['to 129 characters (S-25)', { currentPassword: testPassword, newPassword: 'x'.repeat(129) }, true, 400],
  ])('is not changed %s', async (_how, body, isSignedIn, status) => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    expect((await post(app, 'change-password', body, isSignedIn ? { cookie } : {})).status).toBe(status);
    expect(await statusWith(app, cookie)).toBe(200);
    expect(await app.deps.db.select().from(outboxMails)).toEqual([]);
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
  });

  test('revokes the reset links and clears the count of failures', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const token = await requestLink(app, email);
    await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    await change(app, cookie);
    expect((await post(app, 'reset-password', { token, newPassword: 'a-third-one' })).status).toBe(400);
    expect(await app.deps.db.select().from(loginAttempts)).toEqual([]);
  });
});

describe('a password that is set through a mailed link', () => {
  test('revokes every other link, and sends one mail', async () => {
    const { app, email } = await withAccount();
    const [first, second] = [await requestLink(app, email), await requestLink(app, email)];
    expect((await post(app, 'reset-password', { token: first, newPassword: another })).status).toBe(200);
    expect((await post(app, 'reset-password', { token: second, newPassword: 'a-third-one' })).status).toBe(400);
    expect(await app.deps.db.select().from(verifications)).toEqual([]);
    const mails = await app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);
    expect(mails.slice(2).map(({ subject }) => subject)).toEqual([expect.stringContaining('password was changed')]);
  });

  test('leaves passkeys and providers and lists them, or removes them where the person asks', async () => {
    const { app, email } = await withAccount();
    const { db } = app.deps;
    const [{ id: userId } = { id: '' }] = await db.select({ id: users.id }).from(users);
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db.insert(accessTokens).values({ userId, name: 'My script', hash: 'h', scopes: ['read'], expiresAt });
    await db.insert(accounts).values({ id: crypto.randomUUID(), userId, providerId: 'google', accountId: 'g' });
    const key = { userId, publicKey: 'k', counter: 0, transports: [] };
    await db.insert(passkeys).values({ ...key, name: 'Phone https://evil.test', credentialId: 'c' });
    const newest = async () => (await db.select().from(outboxMails).orderBy(outboxMails.createdAt)).at(-1)?.text ?? '';

    const kept = { token: await requestLink(app, email), newPassword: another };
    expect((await post(app, 'reset-password', kept)).status).toBe(200);
    expect(await newest()).toMatch(
      /Also opens your account, as before\W+Google\W+Phone …\W+Access tokens .*\W+My script/u,
    );
    expect(await newest()).not.toContain('evil.test');
    expect(await db.select().from(passkeys)).toHaveLength(1);

    const removed = { token: await requestLink(app, email), newPassword: another, removeOtherWays: true };
    expect((await post(app, 'reset-password', removed)).status).toBe(200);
    expect(await newest()).toMatch(/No longer opens your account\W+Google\W+Phone …/u);
    expect(await db.select().from(passkeys)).toEqual([]);
    expect(await db.select({ provider: accounts.providerId }).from(accounts)).toEqual([{ provider: 'credential' }]);
  });

  test('does not work after an hour', async () => {
    const { app, email } = await withAccount();
    const token = await requestLink(app, email);
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '1 hour 1 second'`);
    expect((await post(app, 'reset-password', { token, newPassword: another })).status).toBe(400);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
  });

  test('is set once when the link is used twice at the same moment', async () => {
    const { app, email } = await withAccount();
    const token = await requestLink(app, email);
    const answers = await Promise.all([1, 2].map(() => post(app, 'reset-password', { token, newPassword: another })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(2);
  });
});

test.each(['change', 'reset'])(
  'a password is not replaced when the mail about it cannot be written (%s)',
  async (way) => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const token = await requestLink(app, email);
    await app.deps.db.execute(sql`alter table outbox_mails add constraint full_outbox check (false) not valid`);
    const answer =
      way === 'change' ? await change(app, cookie) : await post(app, 'reset-password', { token, newPassword: another });
    expect(answer.status).toBe(500);
    expect(await statusWith(app, cookie)).toBe(200);
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
    await app.deps.db.execute(sql`alter table outbox_mails drop constraint full_outbox`);
    expect((await post(app, 'reset-password', { token, newPassword: another })).status).toBe(200);
  },
);

const change = (app: TestApp, cookie: string) =>
  post(app, 'change-password', { currentPassword: testPassword, newPassword: another }, { cookie });

async function requestLink(app: TestApp, email: string): Promise<string> {
  await post(app, 'request-password-reset', { email });
  const mails = await app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);
  const link = /https?:\/\/\S+/u.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

describe('wrong current passwords', () => {
  test('lock the change for that account after seven, with when to come back, and the right one waits too', async () => {
    const { app, email, clock } = await scene();
    const [cookie, elsewhere] = [await signIn(app, email), await signIn(app, email)];
    const answers: unknown[] = [];
    for (let guess = 0; guess < 7; guess += 1) answers.push(await (await guessAs(app, cookie)).json());
    expect(answers).toMatchObject([
      ...[6, 5, 4, 3, 2, 1].map((remaining) => ({ code: 'INVALID_PASSWORD', remaining })),
      { code: 'ACCOUNT_LOCKED', retryAfterSeconds: 900, justLocked: true },
    ]);
    expect(await app.deps.db.select().from(outboxMails)).toMatchObject([
      { recipient: email, subject: expect.stringContaining('in an open session') },
    ]);
    clock.forward({ minutes: 14 });
    const refused = await change(app, elsewhere);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 60 });
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
    clock.forward({ minutes: 1 });
    expect((await change(app, elsewhere)).status).toBe(200);
    expect(await app.deps.db.select().from(loginAttempts)).toEqual([]);
  });

  test('reveal a result at most seven times when sent all at once', async () => {
    const { app, email } = await scene();
    const cookie = await signIn(app, email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guessAs(app, cookie)));
    const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { code: string }).code));
    expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(6);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(24);
  });

  test('count per account: other accounts and other refusals do not count', async () => {
    const { app, email } = await scene();
    const another = `another-${email}`;
    await post(app, 'sign-up/email', { email: another, password: testPassword });
    const [cookie, other] = [await signIn(app, email), await signIn(app, another)];
    for (let guess = 0; guess < 7; guess += 1) await guessAs(app, other);
    for (let guess = 0; guess < 8; guess += 1) {
      const answer = await post(
        app,
        'change-password',
        { currentPassword: testPassword, newPassword: '12345' },
        { cookie },
      );
      expect(answer.status).toBe(400);
    }
    expect((await change(app, cookie)).status).toBe(200);
  });
});

const guessAs = (app: TestApp, cookie: string) =>
  post(app, 'change-password', { currentPassword: 'not-this-one', newPassword: another }, { cookie });

/** An account, and a clock that starts at the current time. */
async function scene() {
  let now = Date.now();
  const { app, email } = await withAccount({ now: () => new Date(now) });
  const clock = {
    forward: ({ minutes }: { minutes: number }) => {
      now += minutes * 60_000;
    },
  };
  return { app, email, clock };
}
