import { describe, expect, test } from 'vitest';
import { assistantClients, assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { removeExpiredRows } from '../../remove-expired-rows.ts';
import { call, newAddress, post, signIn, testPassword, withAccount } from '../../testing/account-calls.ts';
import { access, allow, exchange, register, renew, statusWith } from '../../testing/assistant.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

async function connected() {
  const { app, email } = await withAccount();
  const cookie = await signIn(app, email);
  const clientId = await register(app);
  const tokens = await exchange(app, clientId, await allow(app, { cookie }, clientId));
  expect(await statusWith(app, access(tokens))).toBe(200);
  return { app, email, cookie, clientId, tokens };
}

/** Nothing is left that an assistant could use. */
async function expectEnded({ app, clientId, tokens }: Awaited<ReturnType<typeof connected>>) {
  expect(await statusWith(app, access(tokens))).toBe(401);
  expect(await renew(app, clientId, tokens.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
  expect(await app.deps.db.select().from(assistantGrants)).toEqual([]);
  expect(await app.deps.db.select().from(assistantTokens)).toEqual([]);
}

describe('a connection ends', () => {
  test('with a new password, and the mail about it says so', async () => {
    const all = await connected();
    const body = { currentPassword: testPassword, newPassword: 'another-one' };
    await post(all.app, 'change-password', body, { cookie: all.cookie });
    await expectEnded(all);
    const mails = await all.app.deps.db.select().from(outboxMails);
    expect(mails.filter(({ text }) => text.includes('connected assistants were disconnected'))).toHaveLength(1);
  });

  test('with a password that a mailed link sets', async () => {
    const all = await connected();
    await post(all.app, 'request-password-reset', { email: all.email });
    const mails = await all.app.deps.db.select().from(outboxMails);
    const token = mails.map(({ text }) => /type=recovery&token=([\w.-]+)/u.exec(text)?.[1]).find(Boolean);
    expect(await call(all.app, 'reset-password', { token, newPassword: 'another-one' })).toMatchObject({ status: 200 });
    await expectEnded(all);
  });

  test('with a sign-out of all sessions, because one session was enough to connect it; not with a sign-out of one', async () => {
    const all = await connected();
    const { app, email } = all;
    await post(app, 'sign-out', {}, { cookie: all.cookie });
    expect(await statusWith(app, access(all.tokens))).toBe(200);
    await call(app, 'revoke-sessions', {});
    expect(await statusWith(app, access(all.tokens))).toBe(200);
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    await post(app, 'revoke-sessions', {}, { cookie: await signIn(app, other) });
    expect(await statusWith(app, access(all.tokens))).toBe(200);
    await post(app, 'revoke-sessions', {}, { cookie: await signIn(app, email) });
    await expectEnded(all);
  });

  test('with the account', async () => {
    const all = await connected();
    const deleted = await all.app.request('/functions/v1/delete-account', {
      method: 'POST',
      headers: { cookie: all.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm_deletion: true }),
    });
    expect(deleted.status).toBe(200);
    await expectEnded(all);
  });

  test('not while the address is locked', async () => {
    const { app, email, tokens } = await connected();
    for (let guess = 0; guess < 7; guess += 1) await signIn(app, email, 'not-this-one');
    expect(await signIn(app, email)).toBe('');
    expect(await statusWith(app, access(tokens))).toBe(200);
  });

  test('for a code that was given and not taken up too', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const clientId = await register(app);
    const code = await allow(app, { cookie }, clientId);
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    expect(await exchange(app, clientId, code)).toEqual({ status: 400, error: 'invalid_grant' });
  });
});

describe('what has ended is removed', () => {
  test('tokens and connections at their end, assistants that nobody allowed after a week', async () => {
    const all = await connected();
    const { app } = all;
    await register(app, undefined, 'Recent');
    await age(app, "update assistant_clients set created_at = now() - interval '6 days'");
    await removeExpiredRows(app.deps);
    expect((await namesOf(app)).sort()).toEqual(['Helper', 'Recent']);
    await age(app, "update assistant_clients set created_at = now() - interval '8 days'");
    await age(app, "update assistant_tokens set expires_at = now() - interval '1 second' where kind <> 'refresh'");
    await removeExpiredRows(app.deps);
    expect(await namesOf(app)).toEqual(['Helper']);
    expect((await app.deps.db.select().from(assistantTokens)).map(({ kind }) => kind)).toEqual(['refresh']);
    await age(app, "update assistant_clients set used_at = now() - interval '91 days'");
    await removeExpiredRows(app.deps);
    expect(await namesOf(app)).toEqual(['Helper']);
    await age(app, "update assistant_grants set ends_at = now() - interval '1 second'");
    await removeExpiredRows(app.deps);
    expect(await namesOf(app)).toEqual([]);
    await expectEnded(all);
  });
});

const age = (app: TestApp, statement: string) => app.deps.db.execute(statement);
const namesOf = async (app: TestApp) => (await app.deps.db.select().from(assistantClients)).map(({ name }) => name);

describe('an assistant that introduces itself', () => {
  const introduce = async (app: TestApp, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/oauth/register', { method: 'POST', headers, body: JSON.stringify(body) });
    return { ...((await answer.json()) as Record<string, unknown>), status: answer.status };
  };

  test('gets an id and no secret, whatever it asks for', async () => {
    const app = await createTestApp();
    const redirect_uris = ['https://assistant.test/callback', 'http://localhost:3118/callback', 'cursor://x/callback'];
    const asked = {
      client_name: ' A\u202E\u0007\n name ',
      redirect_uris,
      token_endpoint_auth_method: 'client_secret_basic',
    };
    expect(await introduce(app, { ...asked, logo_uri: 'https://evil.test/logo.png' })).toEqual({
      status: 201,
      client_id: expect.stringMatching(/^[\da-f-]{36}$/u),
      client_id_issued_at: expect.any(Number),
      client_name: 'A name',
      redirect_uris,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    expect(await introduce(app, { redirect_uris })).toMatchObject({ client_name: 'assistant.test' });
  });

  test.each([
    [{}],
    [{ redirect_uris: [] }],
    [{ redirect_uris: 'https://assistant.test/' }],
    [{ redirect_uris: ['http://assistant.test/callback'] }],
    [{ redirect_uris: ['https://assistant.test/callback#part'] }],
    [{ redirect_uris: ['https://user:secret@assistant.test/'] }],
    [{ redirect_uris: ['javascript:alert(1)'] }],
    [{ redirect_uris: ['data:text/html,x'] }],
    [{ redirect_uris: ['file:///etc/passwd'] }],
    [{ redirect_uris: ['intent://x'] }],
    [{ redirect_uris: ['http://localhost./callback'] }],
    [{ redirect_uris: ['http://localhost@evil.test/'] }],
    [{ redirect_uris: ['http://127.0.0.1.evil.test/'] }],
    [{ redirect_uris: ['https://assistant.test/ok', 'javascript:alert(1)'] }],
    [{ redirect_uris: [`https://assistant.test/${'x'.repeat(500)}`] }],
    [{ redirect_uris: Array.from({ length: 11 }, (_, index) => `https://assistant.test/${index}`) }],
  ])('is refused with %j', async (body) => {
    const app = await createTestApp();
    expect(await introduce(app, body)).toEqual({ status: 400, error: 'invalid_redirect_uri' });
    expect(await app.deps.db.select().from(assistantClients)).toEqual([]);
  });

  test.each([
    ['our own name', 'Élan'],
    ['our name in other writing', 'Official E\u0301LAN, support'],
    ['our name in letters of another width', 'Ｅｌａｎ'],
    ['letters of another alphabet among Latin ones', '\u0415lan'],
    ['our name in pieces', 'Support of É l-an'],
    ['our name around characters that nobody sees', 'É\u200Blan'],
    ['letters one by one', 'C-l.a u d e'],
    ['markup', '<b>Helper</b>'],
    ['markup that is not closed', 'Helper <img src=x'],
    ['markup in other writing', '&lt;b&gt; Helper'],
    ['a link', '[Helper](https://evil.test)'],
    ['nothing that is visible', '\u200B\u2060'],
  ])('is called by its place instead of %s', async (_what, client_name) => {
    const app = await createTestApp();
    const redirect_uris = ['https://assistant.test/callback'];
    expect(await introduce(app, { redirect_uris, client_name })).toMatchObject({ client_name: 'assistant.test' });
  });

  test.each([['Elanco farming'], ['Plan A & B, 2.0'], ['Помощник'], ['مساعد'], ['助手 Pro']])(
    'is called what it says: %s',
    async (name) => {
      const app = await createTestApp();
      const body = { redirect_uris: ['https://assistant.test/callback'], client_name: name };
      expect(await introduce(app, body)).toMatchObject({ client_name: name });
    },
  );

  test.each(['https://elan.test/x', 'https://elan.test./x', 'https://ELAN.test:8443/'])(
    'does not lead back to ourselves: %s',
    async (address) => {
      const app = await createTestApp({ settings: { publicUrl: 'https://elan.test' } });
      expect(await introduce(app, { redirect_uris: [address] })).toMatchObject({ error: 'invalid_redirect_uri' });
    },
  );

  test.each([[{ client_name: 7 }], [{ client_name: 'a\u0000b' }]])('is refused with %j', async (fields) => {
    const app = await createTestApp();
    const answer = await introduce(app, { redirect_uris: ['https://assistant.test/'], ...fields });
    expect(answer).toEqual({ status: 400, error: 'invalid_client_metadata' });
  });

  test('makes room for others if nobody allows it, and not if somebody has', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const used = await register(app, undefined, 'Used');
    await allow(app, user, used);
    await register(app, undefined, 'Oldest');
    await app.deps.db.execute(`
      insert into assistant_clients (name, redirect_uris, created_at)
      select 'Filler', '{https://assistant.test/}', now() + interval '1 second' from generate_series(1, 1999)`);
    await age(
      app,
      "update assistant_clients set created_at = now() - interval '1 hour' where name in ('Used', 'Oldest')",
    );
    await register(app, undefined, 'Newest');
    const names = new Set(await namesOf(app));
    expect([...names].sort()).toEqual(['Filler', 'Newest', 'Used']);
    expect((await namesOf(app)).length).toBe(2_001);
  });

  test.each(['register', 'token', 'revoke'])('is limited by address: %s', async (path) => {
    const app = await createTestApp({ settings: { rateLimitFactor: 1 / 600 } });
    const status = async () => (await app.request(`/oauth/${path}`, { method: 'POST', body: '' })).status;
    expect([await status(), await status()]).toEqual([400, 429]);
  });

  test('is answered in the words of the protocol', async () => {
    const app = await createTestApp();
    const send = async (init: RequestInit) => (await app.request('/oauth/token', { method: 'POST', ...init })).status;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send({ body: '{}', headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await send({ body: 'grant_type=a&grant_type=b', headers: type })).toBe(400);
    expect(await send({ body: 'grant_type=refresh_token&refresh_token=x', headers: type })).toBe(401);
    expect(await send({ body: 'x'.repeat(20_000), headers: type })).toBe(413);
    expect((await app.request('/oauth/other')).status).toBe(404);
    expect((await app.request('/.well-known/openid-configuration')).status).toBe(404);
  });
});
