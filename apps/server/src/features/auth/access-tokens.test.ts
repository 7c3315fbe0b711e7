import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { call, newAddress, post, signIn, testPassword, withAccount } from '../../testing/account-calls.ts';
import { callAs } from '../../testing/program.ts';
import type { TestApp } from '../../testing/test-app.ts';

const usual = { currentPassword: testPassword, name: 'Checkout', scopes: ['read'], days: 90 };
const add = (app: TestApp, cookie: string, fields: object = {}) =>
  call(app, 'tokens/add', { ...usual, ...fields }, cookie);
const list = async (app: TestApp, cookie: string) => {
  const answer = await app.request('/api/auth/tokens', { headers: { cookie } });
  return { status: answer.status, ...((await answer.json()) as { tokens?: Record<string, unknown>[] }) };
};
const statusOf = async (app: TestApp, token: unknown) => (await callAs(app, String(token), '/projects')).status;

async function withToken(options: Parameters<typeof withAccount>[0] = {}) {
  const { app, email } = await withAccount(options);
  const cookie = await signIn(app, email);
  const made = await add(app, cookie);
  expect(made).toMatchObject({ status: 200, token: expect.stringMatching(/^elan_pat_[0-9a-f]{64}$/u) });
  return { app, email, cookie, token: String(made.token), id: String(made.id) };
}

describe('making an access token', () => {
  test('is refused without a session, and with a wrong password, which counts', async () => {
    const { app, email } = await withAccount();
    expect(await add(app, '')).toMatchObject({ status: 401 });
    const cookie = await signIn(app, email);
    const wrong = { currentPassword: 'not-this-one' };
    expect(await add(app, cookie, wrong)).toMatchObject({ code: 'INVALID_PASSWORD', remaining: 6 });
    for (let guess = 0; guess < 6; guess += 1) await add(app, cookie, wrong);
    expect(await add(app, cookie)).toMatchObject({ status: 429, code: 'ACCOUNT_LOCKED' });
    expect(await app.deps.db.select().from(accessTokens)).toEqual([]);
  });

  test.each([
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { name: 'a\u0000b' },
    { name: 'Caisse\u202e\u200b' },
    { scopes: [] },
    { scopes: ['admin'] },
    { scopes: 'read' },
    { days: 0 },
    { days: 366 },
    { days: 1.5 },
    { days: null },
  ])('is refused with %j', async (fields) => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    expect(await add(app, cookie, fields)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('shows it once, stores its hash, and tells the owner of the account', async () => {
    const { app, email, cookie, token } = await withToken({ language: 'fr' });
    expect(await statusOf(app, token)).toBe(200);
    const { tokens } = await list(app, cookie);
    expect(tokens).toEqual([
      {
        id: expect.any(String),
        name: 'Checkout',
        scopes: ['read'],
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const [{ createdAt, expiresAt } = {}] = tokens ?? [];
    expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(90 * 24 * 60 * 60 * 1000);
    const [stored] = await app.deps.db.select().from(accessTokens);
    expect(JSON.stringify(stored)).not.toContain(token.slice('elan_pat_'.length));
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect([mail?.recipient, mail?.subject]).toEqual([email, expect.stringContaining("Un jeton d'accès a été créé")]);
    expect(`${mail?.text}${mail?.html}`).not.toContain(token);
    expect(app.logLines.filter((line) => line.includes(token))).toEqual([]);
  });

  test('keeps each scope once, in one order', async () => {
    const { app, cookie } = await withToken();
    await add(app, cookie, { name: 'All', scopes: ['documents', 'read', 'read'] });
    expect((await list(app, cookie)).tokens?.[1]).toMatchObject({ scopes: ['read', 'documents'] });
  });

  test('is refused beyond twenty', async () => {
    const { app, cookie, token } = await withToken();
    await app.deps.db.execute(sql`
      insert into access_tokens (user_id, name, hash, scopes, expires_at)
      select user_id, name, n::text, scopes, expires_at from access_tokens, generate_series(1, 18) n`);
    const both = await Promise.all([add(app, cookie), add(app, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)).toMatchObject({ code: 'TOO_MANY_TOKENS' });
    expect(await statusOf(app, token)).toBe(200);
  });
});

describe('an access token ends', () => {
  test('when its owner revokes it, and nobody else can', async () => {
    const { app, cookie, token, id } = await withToken();
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const stranger = await signIn(app, other);
    expect((await list(app, stranger)).tokens).toEqual([]);
    expect(await call(app, 'tokens/revoke', { id })).toMatchObject({ status: 401 });
    expect(await call(app, 'tokens/revoke', { id }, stranger)).toMatchObject({ status: 404, code: 'TOKEN_NOT_FOUND' });
    expect(await statusOf(app, token)).toBe(200);
    expect(await call(app, 'tokens/revoke', { id }, cookie)).toMatchObject({ status: 200 });
    expect(await statusOf(app, token)).toBe(401);
    expect(await call(app, 'tokens/revoke', { id }, cookie)).toMatchObject({ status: 404 });
  });

  test('with a new password, and the mail about it says so', async () => {
    const { app, cookie, token } = await withToken();
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    expect(await statusOf(app, token)).toBe(401);
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails.filter(({ text }) => text.includes('all access tokens of your programs were revoked'))).toHaveLength(
      1,
    );
  });

  test('with the account', async () => {
    const { app, cookie, token } = await withToken();
    const deleted = await app.request('/functions/v1/delete-account', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm_deletion: true }),
    });
    expect(deleted.status).toBe(200);
    expect(await statusOf(app, token)).toBe(401);
    expect(await app.deps.db.select().from(accessTokens)).toEqual([]);
  });

  test('not with a sign-out, of one session or of all', async () => {
    const { app, email, cookie, token } = await withToken();
    await post(app, 'sign-out', {}, { cookie });
    await post(app, 'revoke-sessions', {}, { cookie: await signIn(app, email) });
    expect(await statusOf(app, token)).toBe(200);
  });

  test('not while its address is locked', async () => {
    const { app, email, token } = await withToken();
    for (let guess = 0; guess < 7; guess += 1) await signIn(app, email, 'not-this-one');
    expect(await signIn(app, email)).toBe('');
    expect(await statusOf(app, token)).toBe(200);
  });
});
