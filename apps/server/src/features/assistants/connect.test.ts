import { connectionTimes, mostConnections } from '@elan/domain/assistants';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { assistantClients, assistantGrants, assistantTokens } from '../../db/schema/assistants.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import {
  access,
  allow,
  createConnection,
  exchange,
  register,
  renew,
  sendForm,
  statusWith,
  testConnection,
  testRedirect,
} from '../../testing/assistant.ts';
import { createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

type Times = { at?: { now: Date } };

async function scene({ at = { now: new Date() } }: Times = {}) {
  const app = await createTestApp({ now: () => at.now });
  return { app, at, user: await createUser(app.deps), clientId: await register(app) };
}

async function connected(times: Times = {}) {
  const all = await scene(times);
  const tokens = await exchange(all.app, all.clientId, await allow(all.app, all.user, all.clientId));
  return { ...all, tokens };
}

const minutesLater = (at: { now: Date }, minutes: number) => {
  at.now = new Date(at.now.getTime() + minutes * 60_000);
};

describe('a request to connect', () => {
  test('shows who asks, where the answer goes, and what for', async () => {
    const { app, user, clientId } = await scene();
    const asked = await app.as(user).assistants.ask(testConnection(clientId));
    expect(asked).toEqual({
      kind: 'asked',
      name: 'Helper',
      place: { kind: 'site', host: 'assistant.test' },
      scopes: ['read', 'suggest'],
      refusal: `${testRedirect}?error=access_denied&state=state-of-the-assistant&iss=http%3A%2F%2Flocalhost%3A3000`,
    });
    const all = testConnection(clientId, { scope: undefined });
    expect(await app.as(user).assistants.ask(all)).toMatchObject({ scopes: ['read', 'suggest', 'documents'] });
  });

  test.each([
    ['another address', { redirect_uri: 'https://evil.test/callback' }],
    ['a path below', { redirect_uri: `${testRedirect}/more` }],
    ['another query', { redirect_uri: `${testRedirect}?next=https://evil.test` }],
    ['no address', { redirect_uri: undefined }],
    ['an assistant that never introduced itself', { client_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }],
    ['an id that is none', { client_id: 'https://evil.test/client.json' }],
  ])('leads nowhere for %s', async (_what, changes) => {
    const { app, user, clientId } = await scene();
    const request = testConnection(clientId, changes);
    expect(await app.as(user).assistants.ask(request)).toEqual({ kind: 'unknown' });
    expect(await refusal(app.as(user).assistants.allow({ request, scopes: ['read'] }))).toBe('INVALID_INPUT');
    expect(await app.deps.db.select().from(assistantGrants)).toEqual([]);
  });

  test.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['another audience', { resource: 'https://other.test/api/mcp' }, 'invalid_target'],
    ['an audience beside ours', { resource: 'http://localhost:3000/api/v1' }, 'invalid_target'],
    ['a scope that does not exist', { scope: 'read openid' }, 'invalid_scope'],
    ['a scope that assistants do not get', { scope: 'write' }, 'invalid_scope'],
    ['a token instead of a code', { response_type: 'token' }, 'unsupported_response_type'],
  ])('is refused with %s, and the assistant is told only if the person goes back', async (_what, changes, problem) => {
    const { app, user, clientId } = await scene();
    const request = testConnection(clientId, changes);
    const asked = await app.as(user).assistants.ask(request);
    expect(asked).toMatchObject({ kind: 'invalid', problem, back: expect.stringContaining(`error=${problem}`) });
    expect(await refusal(app.as(user).assistants.allow({ request, scopes: ['read'] }))).toBe('INVALID_INPUT');
    expect(await app.deps.db.select().from(assistantGrants)).toEqual([]);
  });

  test('may come back to another port of the same device, and to nothing else there', async () => {
    const { app, user } = await scene();
    const clientId = await register(app, ['http://127.0.0.1:1234/callback']);
    const ask = async (redirect_uri: string) => app.as(user).assistants.ask(testConnection(clientId, { redirect_uri }));
    expect(await ask('http://127.0.0.1:59999/callback')).toMatchObject({ kind: 'asked', place: { kind: 'device' } });
    expect(await ask('http://127.0.0.1:59999/other')).toEqual({ kind: 'unknown' });
    expect(await ask('http://localhost:59999/callback')).toEqual({ kind: 'unknown' });
    expect(await ask('http://127.0.0.1.evil.test:59999/callback')).toEqual({ kind: 'unknown' });
    expect(await ask('https://127.0.0.1:59999/callback')).toEqual({ kind: 'unknown' });
  });

  test('gives no more than it asked for, and needs something', async () => {
    const { app, user, clientId } = await scene();
    const request = testConnection(clientId, { scope: 'read' });
    const client = app.as(user).assistants;
    expect(await refusal(client.allow({ request, scopes: ['read', 'documents'] }))).toBe('INVALID_INPUT');
    expect(await refusal(client.allow({ request, scopes: [] }))).toBe('INVALID_INPUT');
    await client.allow({ request, scopes: ['read'] });
    expect(await app.deps.db.select().from(assistantGrants)).toMatchObject([{ scopes: ['read'], connectedAt: null }]);
  });

  test('tells the owner of the account, and stores no code', async () => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect([mail?.recipient, mail?.subject]).toEqual([
      user.email,
      expect.stringContaining('An assistant was connected'),
    ]);
    const stored = JSON.stringify([
      await app.deps.db.select().from(assistantTokens),
      await app.deps.db.select().from(assistantGrants),
      mail,
    ]);
    expect(stored).not.toContain(code.slice('elan_oac_'.length));
    expect(app.logLines.filter((line) => line.includes(code))).toEqual([]);
  });

  test(`is refused beyond ${mostConnections} assistants`, async () => {
    const { app, user, clientId } = await scene();
    for (let made = 0; made < mostConnections; made += 1) await createConnection(app.deps, user);
    const request = testConnection(clientId);
    expect(await refusal(app.as(user).assistants.allow({ request, scopes: ['read'] }))).toBe('LIMIT_REACHED');
  });
});

describe('a code', () => {
  test('becomes tokens that work at the address of the assistants and nowhere else', async () => {
    const { app, tokens } = await connected();
    expect(tokens).toMatchObject({
      status: 200,
      token_type: 'Bearer',
      expires_in: connectionTimes.accessSeconds,
      scope: 'read suggest',
    });
    expect(await statusWith(app, access(tokens))).toBe(200);
    for (const path of ['/api/v1/projects', '/api/v1/account', '/api/v1/account/assistants']) {
      expect(await statusWith(app, access(tokens), path), path).toBe(401);
    }
    const session = await app.request('/api/auth/get-session', {
      headers: { authorization: `Bearer ${access(tokens)}` },
    });
    expect(await session.json()).toBeNull();
    for (const path of ['/api/auth/tokens', '/api/auth/passkeys', '/api/auth/authenticator', '/api/auth/providers']) {
      expect(await statusWith(app, access(tokens), path), path).toBe(401);
    }
    // What renews is not what calls.
    expect(await statusWith(app, tokens.refresh_token)).toBe(401);
    const stored = JSON.stringify(await app.deps.db.select().from(assistantTokens));
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect(stored).not.toContain(String(token).slice('elan_oat_'.length));
      expect(app.logLines.filter((line) => line.includes(String(token)))).toEqual([]);
    }
  });

  test('is no token itself, and neither is a session', async () => {
    const { app, user, clientId } = await scene();
    expect(await statusWith(app, await allow(app, user, clientId))).toBe(401);
    expect(await statusWith(app, user.token)).toBe(401);
    expect(await renew(app, clientId, user.token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('works once: a second time ends what it gave', async () => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    const tokens = await exchange(app, clientId, code);
    expect(await statusWith(app, access(tokens))).toBe(200);
    expect(await exchange(app, clientId, code)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await statusWith(app, access(tokens))).toBe(401);
    expect(await renew(app, clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  test('works once, however many ask at the same moment', async () => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    const answers = await Promise.all([1, 2, 3].map(() => exchange(app, clientId, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await app.deps.db.select().from(assistantGrants)).toEqual([]);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['a verifier that is too short', { code_verifier: 'short' }],
    ['another redirect address', { redirect_uri: 'https://evil.test/callback' }],
  ])('is used up with %s', async (_what, changes) => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    expect(await exchange(app, clientId, code, changes)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange(app, clientId, code)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await app.deps.db.select().from(assistantGrants)).toEqual([]);
  });

  test('is of use to no other assistant, and stays for its own', async () => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    const other = await register(app);
    expect(await exchange(app, other, code)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange(app, clientId, code)).toMatchObject({ status: 200 });
  });

  test('ends after two minutes', async () => {
    const { app, at, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    minutesLater(at, 2);
    expect(await exchange(app, clientId, code)).toEqual({ status: 400, error: 'invalid_grant' });
    expect((await app.as(user).assistants.list({})).assistants).toEqual([]);
  });

  test.each([
    ['another audience', { resource: 'https://other.test/api/mcp' }, 'invalid_target'],
    ['another way', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['a client of its own', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('is refused with %s', async (_what, changes, error) => {
    const { app, user, clientId } = await scene();
    const code = await allow(app, user, clientId);
    expect(await exchange(app, clientId, code, changes)).toEqual({ status: 400, error });
  });

  test('connected anew, an assistant takes the place of its earlier connection', async () => {
    const { app, user, clientId, tokens } = await connected();
    const code = await allow(app, user, clientId);
    expect(await statusWith(app, access(tokens))).toBe(200);
    const anew = await exchange(app, clientId, code);
    expect([await statusWith(app, access(tokens)), await statusWith(app, access(anew))]).toEqual([401, 200]);
    expect((await app.as(user).assistants.list({})).assistants).toHaveLength(1);
  });
});

describe('a token of an assistant', () => {
  test('ends within the hour and is renewed; the one before ends with it', async () => {
    const { app, at, clientId, tokens } = await connected();
    minutesLater(at, 59);
    expect(await statusWith(app, access(tokens))).toBe(200);
    const renewed = await renew(app, clientId, tokens.refresh_token);
    expect([await statusWith(app, access(tokens)), await statusWith(app, access(renewed))]).toEqual([401, 200]);
    minutesLater(at, 60);
    expect(await statusWith(app, access(renewed))).toBe(401);
    expect(await renew(app, clientId, renewed.refresh_token)).toMatchObject({ status: 200 });
  });

  test('renewed a second time with the same token after a minute, the connection ends', async () => {
    const { app, at, user, clientId, tokens } = await connected();
    const renewed = await renew(app, clientId, tokens.refresh_token);
    expect(await statusWith(app, access(renewed))).toBe(200);
    minutesLater(at, 1);
    expect(await renew(app, clientId, tokens.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await statusWith(app, access(renewed))).toBe(401);
    expect(await renew(app, clientId, renewed.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
    expect((await app.as(user).assistants.list({})).assistants).toEqual([]);
  });

  test('of two renewals ago ends the connection at once, within the minute too', async () => {
    const { app, at, user, clientId, tokens } = await connected();
    minutesLater(at, 0.1);
    const first = await renew(app, clientId, tokens.refresh_token);
    minutesLater(at, 0.1);
    const second = await renew(app, clientId, first.refresh_token);
    expect(await statusWith(app, access(second))).toBe(200);
    minutesLater(at, 0.1);
    expect(await renew(app, clientId, tokens.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await statusWith(app, access(second))).toBe(401);
    expect((await app.as(user).assistants.list({})).assistants).toEqual([]);
  });

  test('is not renewed for more than was given, and stays', async () => {
    const { app, clientId, tokens } = await connected();
    const more = await renew(app, clientId, tokens.refresh_token, { scope: 'read documents' });
    expect(more).toEqual({ status: 400, error: 'invalid_scope' });
    expect(await renew(app, clientId, tokens.refresh_token, { scope: 'read' })).toMatchObject({ status: 200 });
  });

  test('is renewed again within the minute, when the answer got lost', async () => {
    const { app, at, clientId, tokens } = await connected();
    await renew(app, clientId, tokens.refresh_token);
    minutesLater(at, 0.9);
    const again = await renew(app, clientId, tokens.refresh_token);
    expect(await statusWith(app, access(again))).toBe(200);
    minutesLater(at, 60);
    expect(await renew(app, clientId, again.refresh_token)).toMatchObject({ status: 200 });
  });

  test('is renewed by two at the same moment, and either answer goes on', async () => {
    for (const kept of [0, 1]) {
      const { app, at, clientId, tokens } = await connected();
      const both = await Promise.all([1, 2].map(() => renew(app, clientId, tokens.refresh_token)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      for (const one of both) expect(await statusWith(app, access(one))).toBe(200);
      minutesLater(at, 60);
      expect(await renew(app, clientId, both[kept]?.refresh_token)).toMatchObject({ status: 200 });
    }
  });

  test('that two people got within the minute ends the connection with the renewal of the second', async () => {
    const { app, at, clientId, tokens } = await connected();
    const owner = await renew(app, clientId, tokens.refresh_token);
    const thief = await renew(app, clientId, tokens.refresh_token);
    minutesLater(at, 10);
    const renewed = await renew(app, clientId, owner.refresh_token);
    expect([await statusWith(app, access(thief)), await statusWith(app, access(renewed))]).toEqual([401, 200]);
    minutesLater(at, 10);
    expect(await renew(app, clientId, thief.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await statusWith(app, access(renewed))).toBe(401);
  });

  test('is renewed by its own assistant alone, for its own audience', async () => {
    const { app, clientId, tokens } = await connected();
    const refresh = tokens.refresh_token;
    expect(await renew(app, await register(app), refresh)).toEqual({ status: 400, error: 'invalid_grant' });
    const elsewhere = { resource: 'https://other.test/api/mcp' };
    expect(await renew(app, clientId, refresh, elsewhere)).toEqual({ status: 400, error: 'invalid_target' });
    expect(await renew(app, clientId, access(tokens))).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await renew(app, clientId, refresh)).toMatchObject({ status: 200 });
  });

  test('of another address than the present is not renewed', async () => {
    const { app, clientId, tokens } = await connected();
    await app.deps.db.update(assistantGrants).set({ resource: 'https://former.test/api/mcp' });
    expect(await renew(app, clientId, tokens.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('ends 30 days after its latest renewal, and 90 after the consent', async () => {
    const { app, at, user, clientId, tokens } = await connected();
    const day = 24 * 60;
    let refresh = tokens.refresh_token;
    for (const days of [29, 29, 29]) {
      minutesLater(at, days * day);
      const renewed = await renew(app, clientId, refresh);
      expect(renewed.status).toBe(200);
      refresh = renewed.refresh_token;
    }
    await app.deps.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);
    minutesLater(at, 3 * day);
    expect(await renew(app, clientId, refresh)).toEqual({ status: 400, error: 'invalid_grant' });

    const again = await exchange(app, clientId, await allow(app, user, clientId));
    minutesLater(at, 30 * day);
    expect(await renew(app, clientId, again.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('is revoked by its assistant, with either token, and by no other', async () => {
    for (const which of ['access_token', 'refresh_token']) {
      const { app, clientId, tokens } = await connected();
      const token = String(tokens[which]);
      const other = await register(app);
      expect(await sendForm(app, 'revoke', { token, client_id: other })).toMatchObject({ status: 200 });
      expect(await statusWith(app, access(tokens))).toBe(200);
      expect(await sendForm(app, 'revoke', { token, client_id: clientId })).toMatchObject({ status: 200 });
      expect(await statusWith(app, access(tokens))).toBe(401);
      expect(await app.deps.db.select().from(assistantTokens)).toEqual([]);
    }
  });

  test('writes its use down', async () => {
    const { app, user, tokens } = await connected();
    expect((await app.as(user).assistants.list({})).assistants).toMatchObject([{ last_used_at: null }]);
    await statusWith(app, access(tokens));
    expect((await app.as(user).assistants.list({})).assistants).toMatchObject([
      { name: 'Helper', place: { host: 'assistant.test' }, last_used_at: expect.any(String) },
    ]);
  });
});

describe('disconnecting', () => {
  test('ends everything at once, and is for the person alone', async () => {
    const { app, user, clientId, tokens } = await connected();
    const [assistant] = (await app.as(user).assistants.list({})).assistants;
    const assistantId = assistant?.id ?? '';
    const stranger = await createUser(app.deps);
    expect(await refusal(app.as(stranger).assistants.disconnect({ assistantId }))).toBe('NOT_FOUND');
    expect(await statusWith(app, access(tokens))).toBe(200);
    await app.as(user).assistants.disconnect({ assistantId });
    expect(await statusWith(app, access(tokens))).toBe(401);
    expect(await renew(app, clientId, tokens.refresh_token)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await app.deps.db.select().from(assistantTokens)).toEqual([]);
    expect(await app.deps.db.select().from(assistantClients).where(eq(assistantClients.id, clientId))).toHaveLength(1);
  });
});
