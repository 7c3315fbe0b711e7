import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { assistantTokens } from '../db/schema/assistants.ts';
import { sendForm } from '../testing/assistant.ts';
import { createProject, createUser } from '../testing/factories.ts';
import { listen } from '../testing/listen.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

type Kept = {
  client?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  verifier: string;
  discovery?: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
  /** Where the assistant sent the person. */
  asked?: URL;
};

/** What the official client keeps, as a program on the person's device would. */
function provider(kept: Kept): OAuthClientProvider {
  return {
    redirectUrl: 'http://127.0.0.1:49152/callback',
    clientMetadata: { client_name: 'Test assistant', redirect_uris: ['http://127.0.0.1:49152/callback'] },
    state: () => 'a-state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.asked = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (state) => {
      kept.discovery = state;
    },
    discoveryState: () => kept.discovery,
    invalidateCredentials: () => {
      delete kept.tokens;
    },
  };
}

/**
 * The server's HTTP adapter replaces `Response` in this process, and the client recognizes answers by that class; without
 * this it could not read refusals.
 */
const fetchAsItself: typeof fetch = async (...call) => {
  const answer = await fetch(...call);
  return new Response(answer.body, answer);
};

/** An application that knows its own address. */
async function serve(): Promise<{ app: TestApp; origin: string }> {
  let app: TestApp | undefined;
  const origin = await listen({ fetch: (request, env) => app?.handler.fetch(request, env) ?? new Response() });
  app = await createTestApp({ settings: { publicUrl: origin } });
  return { app, origin };
}

const newClient = () => {
  const client = new Client({ name: 'test-assistant', version: '1' });
  onTestFinished(() => client.close());
  return client;
};

test('the official client finds its way from the address alone: registration, consent, calls, renewal, revocation', async () => {
  const { app, origin } = await serve();
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id, name: 'Boulangerie' });
  const kept: Kept = { verifier: '' };
  const authProvider = provider(kept);
  const address = new URL(`${origin}/api/mcp`);
  const transport = new StreamableHTTPClientTransport(address, { authProvider, fetch: fetchAsItself });

  // It is refused, told where to learn how, introduces itself, and sends the person to us.
  await expect(newClient().connect(transport)).rejects.toThrow(UnauthorizedError);
  const { asked } = kept;
  expect(`${asked?.origin}${asked?.pathname}`).toBe(`${origin}/connect`);
  const request = Object.fromEntries(asked?.searchParams ?? []);
  expect(request).toMatchObject({ code_challenge_method: 'S256', resource: `${origin}/api/mcp`, state: 'a-state' });

  // The person reads who asks, and allows it.
  expect(await app.as(owner).assistants.ask(request)).toMatchObject({
    kind: 'asked',
    name: 'Test assistant',
    place: { kind: 'device' },
    scopes: ['read', 'suggest', 'documents'],
  });
  const { redirect } = await app.as(owner).assistants.allow({ request, scopes: ['read', 'suggest'] });
  const back = new URL(redirect);
  expect(back.searchParams.get('iss')).toBe(origin);
  await transport.finishAuth(back.searchParams);
  await transport.close();

  const assistant = newClient();
  await assistant.connect(new StreamableHTTPClientTransport(address, { authProvider, fetch: fetchAsItself }));
  const projects = async () => JSON.stringify(await assistant.callTool({ name: 'list_projects', arguments: {} }));
  expect(await projects()).toContain('Boulangerie');
  await assistant.callTool({ name: 'propose_task', arguments: { projectId, task: 'Call the landlord' } });
  expect((await app.as(owner).suggestions.list({ projectId })).suggestions).toMatchObject([
    { program: 'Test assistant' },
  ]);
  const tools = (await assistant.listTools()).tools.map(({ name }) => name);
  expect(tools).toContain('propose_answer');
  expect(tools).not.toContain('fetch_document');

  // Its token ends; the client renews it by itself.
  const first = kept.tokens;
  await app.deps.db
    .update(assistantTokens)
    .set({ expiresAt: new Date(0) })
    .where(eq(assistantTokens.kind, 'access'));
  expect(await projects()).toContain('Boulangerie');
  expect(kept.tokens?.refresh_token).not.toBe(first?.refresh_token);

  // Somebody uses the earlier one, more than a minute after it was used: the whole connection ends.
  const usedAt = new Date(Date.now() - 61_000);
  await app.deps.db.update(assistantTokens).set({ usedAt }).where(isNotNull(assistantTokens.usedAt));
  const clientId = kept.client?.client_id ?? '';
  const stolen = { grant_type: 'refresh_token', client_id: clientId, refresh_token: first?.refresh_token ?? '' };
  expect(await sendForm(app, 'token', stolen)).toEqual({ status: 400, error: 'invalid_grant' });
  expect((await app.as(owner).assistants.list({})).assistants).toEqual([]);
  await expect(assistant.listTools()).rejects.toThrow();
});

test('an assistant that revokes its token is disconnected', async () => {
  const { app, origin } = await serve();
  const owner = await createUser(app.deps);
  const kept: Kept = { verifier: '' };
  const authProvider = provider(kept);
  const address = new URL(`${origin}/api/mcp`);
  const transport = new StreamableHTTPClientTransport(address, { authProvider, fetch: fetchAsItself });
  await expect(newClient().connect(transport)).rejects.toThrow(UnauthorizedError);
  const request = Object.fromEntries(kept.asked?.searchParams ?? []);
  const { redirect } = await app.as(owner).assistants.allow({ request, scopes: ['read'] });
  await transport.finishAuth(new URL(redirect).searchParams);
  const assistant = newClient();
  await assistant.connect(new StreamableHTTPClientTransport(address, { authProvider, fetch: fetchAsItself }));
  expect((await app.as(owner).assistants.list({})).assistants).toHaveLength(1);

  const metadata = await fetch(`${origin}/.well-known/oauth-authorization-server`);
  const { revocation_endpoint: revoke } = (await metadata.json()) as { revocation_endpoint: string };
  const body = new URLSearchParams({
    token: kept.tokens?.refresh_token ?? '',
    client_id: kept.client?.client_id ?? '',
  });
  expect((await fetch(revoke, { method: 'POST', body })).status).toBe(200);
  expect((await app.as(owner).assistants.list({})).assistants).toEqual([]);
  await expect(assistant.listTools()).rejects.toThrow();
});

test('both descriptions name each other, PKCE with S256 alone, and no secret', async () => {
  const { origin } = await serve();
  const read = async (path: string) => (await fetch(`${origin}/.well-known/${path}`)).json();
  const resource = {
    resource: `${origin}/api/mcp`,
    authorization_servers: [origin],
    scopes_supported: ['read', 'suggest', 'documents'],
    bearer_methods_supported: ['header'],
  };
  const everywhere = (name: string) =>
    [`${name}/api/mcp`, name, `../api/mcp/.well-known/${name}`].flatMap((path) => [path, `${path}/`]);
  for (const path of everywhere('oauth-protected-resource')) expect(await read(path), path).toMatchObject(resource);
  for (const path of everywhere('oauth-authorization-server')) {
    expect(await read(path), path).toMatchObject({ issuer: origin });
  }
  expect(await read('oauth-authorization-server')).toMatchObject({
    issuer: origin,
    authorization_endpoint: `${origin}/connect`,
    registration_endpoint: `${origin}/oauth/register`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  const refused = await fetch(`${origin}/api/mcp`, { method: 'POST' });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    401,
    `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/api/mcp", scope="read suggest documents"`,
  ]);
});
