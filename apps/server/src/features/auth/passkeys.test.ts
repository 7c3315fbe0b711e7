import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users, verifications } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import {
  type Answer,
  call,
  newAddress,
  post,
  signIn,
  statusWith,
  testPassword,
  withAccount,
} from '../../testing/account-calls.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../../testing/passkey-device.ts';
import type { TestApp } from '../../testing/test-app.ts';

const begin = (app: TestApp, cookie: string, currentPassword = testPassword) =>
  call(app, 'passkeys/begin', { currentPassword }, cookie);
const challengeFor = async (app: TestApp) => String((await call(app, 'sign-in/passkey', {})).challenge);
const confirm = (app: TestApp, used: object) => call(app, 'sign-in/passkey/confirm', used);
const enter = async (app: TestApp, device: PasskeyDevice) => confirm(app, device.use(await challengeFor(app)));
const list = async (app: TestApp, cookie: string) => {
  const answer = await app.request('/api/auth/passkeys', { headers: { cookie } });
  return { status: answer.status, ...((await answer.json()) as { passkeys?: { id: string; name: string }[] }) };
};

async function add(app: TestApp, cookie: string, device: PasskeyDevice, name = 'Laptop'): Promise<Answer> {
  const { challenge } = await begin(app, cookie);
  return call(app, 'passkeys/add', { name, made: device.make(String(challenge)) }, cookie);
}

async function withPasskey(options: Parameters<typeof withAccount>[0] = {}) {
  const { app, email } = await withAccount(options);
  const cookie = await signIn(app, email);
  const device = createPasskeyDevice();
  expect(await add(app, cookie, device)).toMatchObject({ status: 200 });
  return { app, email, cookie, device };
}

describe('adding a passkey', () => {
  test('is refused without a session, and with a wrong password, which counts', async () => {
    const { app, email } = await withAccount();
    expect(await begin(app, '')).toMatchObject({ status: 401 });
    expect(await call(app, 'passkeys/add', { name: 'x', made: createPasskeyDevice().make('x') })).toMatchObject({
      status: 401,
    });
    const cookie = await signIn(app, email);
    expect(await begin(app, cookie, 'not-this-one')).toMatchObject({ code: 'INVALID_PASSWORD', remaining: 6 });
    for (let guess = 0; guess < 6; guess += 1) await begin(app, cookie, 'not-this-one');
    expect(await begin(app, cookie)).toMatchObject({ status: 429, code: 'ACCOUNT_LOCKED' });
  });

  test('asks the device to check its holder, stores it, and tells the owner of the account', async () => {
    const { app, email, cookie } = await withPasskey({ language: 'fr' });
    expect(await begin(app, cookie)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{}],
    });
    expect(await list(app, cookie)).toMatchObject({ passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect([mail?.recipient, mail?.subject]).toEqual([email, expect.stringContaining("Une clé d'accès a été ajoutée")]);
  });

  test('works once for each challenge, for the person who asked, within five minutes, until a new password', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const refused = { status: 400, code: 'PASSKEY_REFUSED' };
    const made = async () => createPasskeyDevice().make(String((await begin(app, cookie)).challenge));

    const first = await made();
    expect(await call(app, 'passkeys/add', { name: 'One', made: first }, cookie)).toMatchObject({ status: 200 });
    expect(await call(app, 'passkeys/add', { name: 'Again', made: first }, cookie)).toMatchObject(refused);

    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const stranger = await signIn(app, other);
    expect(await call(app, 'passkeys/add', { name: 'Two', made: await made() }, stranger)).toMatchObject(refused);

    const late = await made();
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '5 minutes 1 second'`);
    expect(await call(app, 'passkeys/add', { name: 'Late', made: late }, cookie)).toMatchObject(refused);

    const before = await made();
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    const renewed = await signIn(app, email, 'another-one');
    expect(await call(app, 'passkeys/add', { name: 'Old', made: before }, renewed)).toMatchObject(refused);
    expect(await app.deps.db.select().from(passkeys)).toHaveLength(1);
  });

  test('is refused for another site, for a passkey that is stored already, and beyond twenty', async () => {
    const { app, cookie, device } = await withPasskey();
    const refused = { status: 400, code: 'PASSKEY_REFUSED' };
    const elsewhere = createPasskeyDevice({ origin: 'https://elan.example', host: 'elan.example' });
    expect(await add(app, cookie, elsewhere)).toMatchObject(refused);
    expect(await add(app, cookie, device)).toMatchObject(refused);
    await app.deps.db.execute(sql`
      insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
      select user_id, name, n::text, public_key, 0, '{}' from passkeys, generate_series(1, 19) n`);
    expect(await begin(app, cookie)).toMatchObject({ status: 400, code: 'TOO_MANY_PASSKEYS' });
  });

  test.each(['', '   ', 'x'.repeat(81), 'a\u0000b'])('needs a name that can be stored: %j', async (name) => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    expect(await add(app, cookie, createPasskeyDevice(), name)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describe('signing in with a passkey', () => {
  test('works the same with one that the browser suggested, whose challenges have a limit of their own', async () => {
    const { app, email, device } = await withPasskey({ env: { RATE_LIMIT_FACTOR: '0.2' } });
    for (let visitor = 0; visitor < 20; visitor += 1) await call(app, 'sign-in/passkey/offer', {});
    const { challenge } = await call(app, 'sign-in/passkey/offer', {});
    expect(await confirm(app, device.use(String(challenge)))).toMatchObject({ status: 200, user: { email } });
    for (let visitor = 0; visitor < 30; visitor += 1) await call(app, 'sign-in/passkey/offer', {});
    expect(await call(app, 'sign-in/passkey/offer', {})).toMatchObject({ status: 429 });
    expect(await call(app, 'sign-in/passkey', {})).toMatchObject({ status: 200 });
  });

  test('opens a session like a password, and says when the passkey was used', async () => {
    const { app, email, device } = await withPasskey();
    await app.deps.db.update(users).set({ lastSignInAt: null });
    const answer = await enter(app, device);
    expect(answer).toMatchObject({ status: 200, user: { email } });
    expect(await statusWith(app, answer.cookies)).toBe(200);
    expect((await list(app, answer.cookies)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await app.deps.db.select().from(users))[0]?.lastSignInAt).not.toBeNull();
  });

  test('reveals nobody, and stores only a hash of its challenge', async () => {
    const { app } = await withPasskey();
    const asked = await call(app, 'sign-in/passkey', {});
    expect(asked).toMatchObject({ userVerification: 'required' });
    expect(JSON.stringify(asked)).not.toContain('allowCredentials');
    expect(JSON.stringify(await app.deps.db.select().from(verifications))).not.toContain(String(asked.challenge));
  });

  test('works once for each challenge, also for twenty at the same time', async () => {
    const { app, device } = await withPasskey();
    const used = device.use(await challengeFor(app));
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(app, used)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.deps.db.select().from(sessions)).toHaveLength(2);
  });

  test('is refused for another site, an unchecked holder, a wrong signature, an old or invented challenge', async () => {
    const { app, device } = await withPasskey();
    const challenge = () => challengeFor(app);
    const old = device.use(await challenge());
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '5 minutes 1 second'`);
    const wrong = [
      old,
      device.use(await challenge(), { origin: 'https://elan.example' }),
      device.use(await challenge(), { isChecked: false }),
      device.use(await challenge(), { signedWith: createPasskeyDevice() }),
      device.use('invented'),
    ];
    for (const used of wrong) {
      expect(await confirm(app, used)).toMatchObject({ status: 401, code: 'PASSKEY_REFUSED', cookies: '' });
    }
    expect(await app.deps.db.select().from(sessions)).toHaveLength(1);
  });

  test('is refused for a copy, whose counter does not grow; devices that do not count stay welcome', async () => {
    const { app, cookie, device } = await withPasskey();
    await app.deps.db.update(passkeys).set({ counter: 10 });
    expect(await enter(app, device)).toMatchObject({ code: 'PASSKEY_REFUSED' });
    const uncounted = createPasskeyDevice(undefined, false);
    await add(app, cookie, uncounted);
    for (let time = 0; time < 2; time += 1) expect(await enter(app, uncounted)).toMatchObject({ status: 200 });
  });

  test('is not touched by wrong passwords, which lock the password alone', async () => {
    const { app, email, device } = await withPasskey();
    for (let guess = 0; guess < 7; guess += 1) await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(429);
    expect(await enter(app, device)).toMatchObject({ status: 200 });
  });

  test('waits until the address is confirmed, where that is asked for', async () => {
    const { app, email, device } = await withPasskey();
    app.deps.settings.confirmsAddresses = true;
    expect(await enter(app, device)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED', email, cookies: '' });
    await app.deps.db.update(users).set({ emailVerified: true });
    expect(await enter(app, device)).toMatchObject({ status: 200 });
  });

  test('opens nothing once the account is deleted or the passkey removed', async () => {
    const { app, cookie, device } = await withPasskey();
    const phone = createPasskeyDevice();
    await add(app, cookie, phone, 'Phone');
    const [{ id = '' } = {}] = (await list(app, cookie)).passkeys ?? [];
    expect(await call(app, 'passkeys/remove', { id }, cookie)).toMatchObject({ status: 200 });
    const unknown = { status: 401, code: 'PASSKEY_UNKNOWN', cookies: '' };
    expect(await enter(app, device)).toMatchObject(unknown);
    const used = phone.use(await challengeFor(app));
    await app.deps.db.delete(users);
    expect(await confirm(app, used)).toMatchObject(unknown);
    expect(await app.deps.db.select().from(passkeys)).toEqual([]);
  });
});

describe('the passkeys of an account', () => {
  test('are shown, renamed and removed by their person only', async () => {
    const { app, cookie } = await withPasskey();
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const stranger = await signIn(app, other);
    const [{ id = '' } = {}] = (await list(app, cookie)).passkeys ?? [];
    for (const [who, status] of [
      [stranger, 404],
      ['', 401],
    ] as const) {
      expect(await call(app, 'passkeys/rename', { id, name: 'Mine' }, who)).toMatchObject({ status });
      expect(await call(app, 'passkeys/remove', { id }, who)).toMatchObject({ status });
    }
    expect((await list(app, '')).status).toBe(401);
    expect((await list(app, stranger)).passkeys).toEqual([]);
    const hidden = { id, name: 'Télé\u200bphone' };
    expect(await call(app, 'passkeys/rename', hidden, cookie)).toMatchObject({ status: 400 });
    expect(await call(app, 'passkeys/rename', { id, name: '  Téléphone ' }, cookie)).toMatchObject({ status: 200 });
    expect((await list(app, cookie)).passkeys).toMatchObject([{ name: 'Téléphone' }]);
    expect(await call(app, 'passkeys/remove', { id: 'x' }, cookie)).toMatchObject({ status: 400 });
  });

  test('survive a new password, and follow a change of address', async () => {
    const { app, email, cookie, device } = await withPasskey();
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    const address = newAddress();
    await app.deps.db.update(users).set({ email: address }).where(eq(users.email, email));
    expect(await enter(app, device)).toMatchObject({ status: 200, user: { email: address } });
  });
});
