import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { sessions, users, verifications } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { type Answer, call, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { createPasskeyDevice } from '../../testing/passkey-device.ts';
import type { TestApp } from '../../testing/test-app.ts';

const authenticator = (app: TestApp, what: string, cookie: string, body: object = { currentPassword: testPassword }) =>
  call(app, `authenticator/${what}`, body, cookie);
const byPassword = (app: TestApp, email: string, password = testPassword) =>
  call(app, 'sign-in/email', { email, password });
const typeCode = (app: TestApp, { pending }: Answer, code: string) => call(app, 'sign-in/code', { pending, code });
const show = async (app: TestApp, cookie: string) =>
  (await (await app.request('/api/auth/authenticator', { headers: { cookie } })).json()) as object;

/** An account whose sign-ins ask for a code. The clock starts half a minute after its first code was used. */
async function withAuthenticator(options: Parameters<typeof withAccount>[0] = {}) {
  let now = new Date('2026-03-02T09:00:05.000Z');
  const { app, email } = await withAccount({ now: () => now, ...options });
  const cookie = await signIn(app, email);
  const { secret } = await authenticator(app, 'begin', cookie);
  const codeAt = (seconds = 0) =>
    new TOTP({ secret: String(secret) }).generate({ timestamp: now.getTime() + seconds * 1_000 });
  const { codes, status } = await authenticator(app, 'confirm', cookie, { code: codeAt() });
  expect(status).toBe(200);
  const forward = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  forward(60);
  return { app, email, cookie, codeAt, codes: codes as string[], forward };
}

describe('switching an authenticator on', () => {
  test('needs a session, the password, and a first code', async () => {
    const { app, email } = await withAccount();
    for (const what of ['begin', 'renew', 'remove']) {
      expect(await authenticator(app, what, '')).toMatchObject({ status: 401 });
    }
    expect(await authenticator(app, 'confirm', '', { code: '123456' })).toMatchObject({ status: 401 });
    const cookie = await signIn(app, email);
    expect(await authenticator(app, 'begin', cookie, { currentPassword: 'no' })).toMatchObject({ remaining: 6 });
    expect(await authenticator(app, 'begin', cookie)).toMatchObject({
      address: expect.stringContaining('otpauth://totp/'),
    });
    expect(await authenticator(app, 'confirm', cookie, { code: 'abcdef' })).toMatchObject({ code: 'INVALID_CODE' });
    // Not confirmed: nothing is asked for, and no recovery code exists.
    expect(await byPassword(app, email)).toMatchObject({ user: { email } });
    expect(await show(app, cookie)).toEqual({ since: null, recoveryCodes: 0 });
    expect(await authenticator(app, 'renew', cookie)).toMatchObject({ code: 'AUTHENTICATOR_OFF' });
  });

  test('gives ten recovery codes once, keeps no secret in clear, and tells the owner', async () => {
    const { app, cookie, codes } = await withAuthenticator({ language: 'fr' });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/u);
    const stored = JSON.stringify(await app.deps.db.select().from(authenticators));
    expect(stored).not.toContain(codes[0]?.replaceAll('-', ''));
    expect(await show(app, cookie)).toEqual({ since: expect.any(String), recoveryCodes: 10 });
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail?.subject).toContain('demande maintenant un code');
    // One that is on is not replaced by beginning again.
    expect(await authenticator(app, 'begin', cookie)).toMatchObject({ code: 'AUTHENTICATOR_ON' });
  });
});

describe('signing in with a code', () => {
  test('is asked for after the password: nobody is signed in before', async () => {
    const { app, email, codeAt } = await withAuthenticator();
    await app.deps.db.update(users).set({ lastSignInAt: null });
    const waiting = await byPassword(app, email);
    expect(waiting).toEqual({ status: 200, cookies: '', pending: expect.any(String) });
    expect(await app.deps.db.select().from(sessions)).toHaveLength(1);
    expect((await app.deps.db.select().from(users))[0]?.lastSignInAt).toBeNull();
    const entered = await typeCode(app, waiting, ` ${codeAt().slice(0, 3)} ${codeAt().slice(3)}`);
    expect(entered).toMatchObject({ status: 200, user: { email } });
    expect(await statusWith(app, entered.cookies)).toBe(200);
    expect((await app.deps.db.select().from(users))[0]?.lastSignInAt).not.toBeNull();
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ code: 'CODE_EXPIRED', cookies: '' });
  });

  test('is asked for after a mailed link', async () => {
    const { app, email, codeAt } = await withAuthenticator();
    await call(app, 'sign-in/link', { email });
    const mail = (await app.deps.db.select().from(outboxMails)).find(({ text }) => text.includes('type=link'));
    const token = new URL(/https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
    const waiting = await call(app, 'sign-in/link/confirm', { token });
    expect(waiting).toEqual({ status: 200, cookies: '', pending: expect.any(String) });
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ status: 200 });
  });

  test('is not asked for after a passkey, which is two factors by itself', async () => {
    const { app, cookie } = await withAuthenticator();
    const device = createPasskeyDevice();
    const { challenge } = await call(app, 'passkeys/begin', { currentPassword: testPassword }, cookie);
    await call(app, 'passkeys/add', { name: 'x', made: device.make(String(challenge)) }, cookie);
    const asked = await call(app, 'sign-in/passkey', {});
    const entered = await call(app, 'sign-in/passkey/confirm', device.use(String(asked.challenge)));
    expect(await statusWith(app, entered.cookies)).toBe(200);
  });

  test('is still asked for after a reset of the password, which cancels what was waiting', async () => {
    const { app, email, codeAt } = await withAuthenticator();
    const before = await byPassword(app, email);
    await call(app, 'request-password-reset', { email });
    const mail = (await app.deps.db.select().from(outboxMails)).find(({ text }) => text.includes('type=recovery'));
    const token = new URL(/https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
    expect(await call(app, 'reset-password', { token, newPassword: 'another-one' })).toMatchObject({
      status: 200,
      cookies: '',
    });
    expect(await typeCode(app, before, codeAt())).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await app.deps.db.select().from(sessions)).toEqual([]);
    expect(await byPassword(app, email, 'another-one')).toMatchObject({ cookies: '', pending: expect.any(String) });
  });

  test('takes each code once, also for ten sign-ins at the same time, and those of the half minutes beside', async () => {
    const { app, email, codeAt, forward } = await withAuthenticator();
    const waiting = await Promise.all(Array.from({ length: 5 }, () => byPassword(app, email)));
    const answers = await Promise.all(waiting.map((one) => typeCode(app, one, codeAt())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.deps.db.select().from(sessions)).toHaveLength(2);
    forward(90);
    expect(await typeCode(app, await byPassword(app, email), codeAt(-60))).toMatchObject({ code: 'INVALID_CODE' });
    expect(await typeCode(app, await byPassword(app, email), codeAt(-30))).toMatchObject({ status: 200 });
    expect(await typeCode(app, await byPassword(app, email), codeAt(30))).toMatchObject({ status: 200 });
  });

  test('has a lock of its own, and wrong passwords have theirs', async () => {
    const { app, email, codeAt, forward } = await withAuthenticator();
    expect(await byPassword(app, email, 'not-this-one')).toMatchObject({ remaining: 6 });
    const waiting = await byPassword(app, email);
    for (const remaining of [6, 5, 4, 3, 2, 1]) {
      expect(await typeCode(app, waiting, '000000')).toMatchObject({ code: 'INVALID_CODE', remaining });
    }
    expect(await typeCode(app, waiting, 'WRONG-CODE')).toMatchObject({ code: 'ACCOUNT_LOCKED', justLocked: true });
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    // The password is not locked, and its failures are not forgotten before the sign-in is complete.
    expect(await byPassword(app, email)).toMatchObject({ status: 200, pending: expect.any(String) });
    for (let guess = 0; guess < 5; guess += 1) await byPassword(app, email, 'not-this-one');
    expect(await byPassword(app, email, 'not-this-one')).toMatchObject({ code: 'ACCOUNT_LOCKED', justLocked: true });
    forward(15 * 60);
    expect(await typeCode(app, await byPassword(app, email), codeAt())).toMatchObject({ status: 200 });
    expect(await byPassword(app, email, 'not-this-one')).toMatchObject({ remaining: 6 });
  });

  test('tells the owner once when wrong codes follow a right password', async () => {
    const { app, email, codeAt } = await withAuthenticator({ language: 'fr' });
    const wrongCodes = async () =>
      (await app.deps.db.select().from(outboxMails)).filter(({ subject }) => subject.startsWith('Mauvais codes'));
    const waiting = await byPassword(app, email);
    await typeCode(app, waiting, '000000');
    expect(await wrongCodes()).toEqual([]);
    // The second may come with another sign-in.
    for (let time = 0; time < 3; time += 1) await typeCode(app, await byPassword(app, email), '000000');
    expect(await wrongCodes()).toMatchObject([{ recipient: email }]);
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ status: 200 });
  });

  test('takes thirty wrong codes in all; then recovery codes alone, until one was right', async () => {
    const { app, email, codeAt, codes, forward } = await withAuthenticator();
    await app.deps.db.update(authenticators).set({ wrongCodes: 29 });
    expect(await typeCode(app, await byPassword(app, email), '000000')).toMatchObject({ code: 'INVALID_CODE' });
    const waiting = await byPassword(app, email);
    for (let time = 0; time < 8; time += 1) {
      expect(await typeCode(app, waiting, codeAt())).toMatchObject({ code: 'CODES_USED_UP', cookies: '' });
    }
    expect(await typeCode(app, waiting, codes[0] ?? '')).toMatchObject({ status: 200 });
    forward(30);
    expect(await typeCode(app, await byPassword(app, email), codeAt())).toMatchObject({ status: 200 });
  });

  test('is refused with an old or invented sign-in, whose secret cannot be read in the database', async () => {
    const { app, email, codeAt } = await withAuthenticator();
    const waiting = await byPassword(app, email);
    expect(JSON.stringify(await app.deps.db.select().from(verifications))).not.toContain(String(waiting.pending));
    expect(await call(app, 'sign-in/code', { pending: 'x', code: codeAt() })).toMatchObject({ code: 'CODE_EXPIRED' });
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '10 minutes 1 second'`);
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await app.deps.db.select().from(sessions)).toHaveLength(1);
  });

  test('opens nothing once the account is deleted', async () => {
    const { app, email, codeAt } = await withAuthenticator();
    const waiting = await byPassword(app, email);
    await app.deps.db.delete(users);
    expect(await typeCode(app, waiting, codeAt())).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await app.deps.db.select().from(authenticators)).toEqual([]);
  });
});

describe('a lost device', () => {
  test('is replaced by a recovery code, each of which works once, until new ones are made', async () => {
    const { app, email, cookie, codes } = await withAuthenticator();
    const [first = '', second = ''] = codes;
    expect(await typeCode(app, await byPassword(app, email), first.toLowerCase())).toMatchObject({ status: 200 });
    expect(await typeCode(app, await byPassword(app, email), first)).toMatchObject({ code: 'INVALID_CODE' });
    expect(await show(app, cookie)).toMatchObject({ recoveryCodes: 9 });
    const renewed = await authenticator(app, 'renew', cookie);
    expect(renewed.codes).toHaveLength(10);
    expect(await typeCode(app, await byPassword(app, email), second)).toMatchObject({ code: 'INVALID_CODE' });
    const [next = ''] = renewed.codes as string[];
    expect(await typeCode(app, await byPassword(app, email), next)).toMatchObject({ status: 200 });
  });

  test('is forgotten with the password, and the owner is told', async () => {
    const { app, email, cookie } = await withAuthenticator();
    expect(await authenticator(app, 'remove', cookie, { currentPassword: 'no' })).toMatchObject({ remaining: 6 });
    expect(await authenticator(app, 'remove', cookie)).toMatchObject({ status: 200 });
    expect(await byPassword(app, email)).toMatchObject({ user: { email } });
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails.some(({ subject }) => subject.includes('no longer asks for a code'))).toBe(true);
  });
});
