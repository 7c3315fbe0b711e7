import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users, verifications } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { newAddress, post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ask = (app: TestApp, email: string) => post(app, 'sign-in/link', { email });
const press = (app: TestApp, token: string, headers = {}) => post(app, 'sign-in/link/confirm', { token }, headers);
const codeOf = async (answer: Response) => (await answer.json()) as { code: string };
const mailsOf = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);

/** The token of the newest link. */
async function newestToken(app: TestApp): Promise<string> {
  const mail = (await mailsOf(app)).findLast(({ text }) => text.includes('type=link'));
  return new URL(/https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

async function withLink(options: Parameters<typeof withAccount>[0] = {}) {
  const { app, email } = await withAccount(options);
  await ask(app, email);
  return { app, email, token: await newestToken(app) };
}

describe('signing in by link', () => {
  test('works once, like a sign-in with the password, for the person who presses the button', async () => {
    const { app, email, token } = await withLink();
    const [before] = await app.deps.db.select().from(users);
    expect(before?.lastSignInAt).toBeNull();
    const answer = await press(app, token);
    expect(await answer.clone().json()).toMatchObject({ user: { email } });
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/u);
    expect(await statusWith(app, cookie.join('; '))).toBe(200);
    const [after] = await app.deps.db.select().from(users);
    expect(after?.lastSignInAt).not.toBeNull();
    const again = await press(app, token);
    expect([again.status, await codeOf(again)]).toMatchObject([400, { code: 'INVALID_TOKEN' }]);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('is answered the same for every address, and mails only an account', async () => {
    const { app, email } = await withAccount();
    const answers = [await ask(app, ` ${email.toUpperCase()} `), await ask(app, newAddress())];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: true }, { status: true }]);
    expect((await mailsOf(app)).map(({ recipient }) => recipient)).toEqual([email]);
    expect((await ask(app, 'no address')).status).toBe(400);
  });

  test('gets its mail in the language of the account', async () => {
    const { app, token } = await withLink({ language: 'fr' });
    const [mail] = await mailsOf(app);
    expect(mail?.subject).toContain('Votre lien pour vous connecter');
    expect(mail?.expiresAt).not.toBeNull();
    // Neither the link nor its secret can be read in the database.
    const [stored] = await app.deps.db.select().from(verifications);
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[0]);
  });

  test('is refused with an old, an earlier, an altered or an invented link', async () => {
    const { app, email, token: earlier } = await withLink();
    await ask(app, email);
    const latest = await newestToken(app);
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const elsewhere = `${latest.split('.')[0]}.${Buffer.from(other).toString('base64url')}`;
    const unstorable = `x.${Buffer.from('\0@x.test').toString('base64url')}`;
    for (const token of [earlier, elsewhere, 'x', 'a.b.c', unstorable]) {
      expect(await codeOf(await press(app, token))).toMatchObject({ code: 'INVALID_TOKEN' });
    }
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '30 minutes 1 second'`);
    expect((await press(app, latest)).status).toBe(400);
    expect(await app.deps.db.select().from(sessions)).toEqual([]);
  });

  test('opens one session for twenty presses at once', async () => {
    const { app, token } = await withLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(app, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.deps.db.select().from(sessions)).toHaveLength(1);
  });

  test('is over with a new password, another address or a deleted account', async () => {
    const { app, email, token } = await withLink();
    const cookie = await signIn(app, email);
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    expect((await press(app, token)).status).toBe(400);

    await ask(app, email);
    const second = await newestToken(app);
    await app.deps.db.update(users).set({ email: newAddress() });
    expect((await press(app, second)).status).toBe(400);

    const [person] = await app.deps.db.select().from(users);
    await ask(app, person?.email ?? '');
    const third = await newestToken(app);
    await app.deps.db.delete(users);
    expect((await press(app, third)).status).toBe(400);
  });

  test('is not touched by wrong passwords, which lock the password alone', async () => {
    const { app, email, token } = await withLink();
    for (let guess = 0; guess < 8; guess += 1) await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    expect(await (await ask(app, email)).json()).toEqual({ status: true });
    expect((await press(app, token)).status).toBe(400);
    expect((await press(app, await newestToken(app))).status).toBe(200);
  });

  test('is limited by recipient, known or not', async () => {
    const { app, email } = await withAccount({ env: { RATE_LIMIT_FACTOR: '0.4' } });
    for (const address of [email, newAddress()]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 2; attempt += 1) statuses.push((await ask(app, address)).status);
      expect(statuses).toEqual([200, 200]);
    }
    expect((await ask(app, email)).status).toBe(429);
  });

  test('does not exist where no mail arrives', async () => {
    const { app, email } = await withAccount();
    app.deps.settings.environment = 'production';
    expect((await ask(app, email)).status).toBe(404);
    expect((await press(app, 'x')).status).toBe(404);
    expect(await mailsOf(app)).toEqual([]);
  });

  test('ends no other session, and replaces the account that was signed in in this browser', async () => {
    const { app, token } = await withLink();
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const cookie = await signIn(app, other);
    const answer = await press(app, token, { cookie });
    expect(answer.headers.getSetCookie().join()).toContain('session_token');
    expect(await statusWith(app, cookie)).toBe(200);
  });
});
