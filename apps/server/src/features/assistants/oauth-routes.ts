import { assistantScopes } from '@elan/domain/assistants';
import { connectPath } from '@elan/domain/routes';
import { type Context, Hono } from 'hono';
import { bodyLimit, type ReadBodyVariables } from '../../platform/http/body-limit.ts';
import type { ClientAddressVariables } from '../../platform/http/client-address.ts';
import { assistantsAddress } from '../../rpc/assistant-address.ts';
import type { Deps } from '../../rpc/deps.ts';
import { metadataPaths, oauthPaths } from './browser-clients.ts';
import { answerRevocation } from './end-connection.ts';
import { answerTokenRequest, type TokenRequest } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';
import { registerClient } from './register-client.ts';

type Variables = ClientAddressVariables & ReadBodyVariables;

/** The largest body of these calls, in bytes. */
const largest = 16 * 1024;

/**
 * The endpoints with which an assistant connects by OAuth 2.1, as the Model Context Protocol asks: both descriptions
 * (RFC 9728, RFC 8414), registration, tokens and revocation. No cookie counts here. Where a person consents is a
 * screen.
 */
export function createOauthRoutes(deps: Deps): Hono<{ Variables: Variables }> {
  const { settings, limiter } = deps;
  const app = new Hono<{ Variables: Variables }>();
  for (const path of metadataPaths.resource) {
    app.get(path, limiter.byAddress('rpc'), (c) => describe(c, resourceMetadata(settings)));
  }
  for (const path of metadataPaths.server) {
    app.get(path, limiter.byAddress('rpc'), (c) => describe(c, serverMetadata(settings)));
  }
  app.use('/oauth/*', bodyLimit(largest));
  app.post(oauthPaths.register, limiter.byAddress('oauthRegister'), async (c) =>
    unstored(await registerClient(deps, c.get('json')?.value)),
  );
  app.post(oauthPaths.token, limiter.byAddress('oauthToken'), (c) =>
    answerForm(c, (form) => answerTokenRequest(deps, form)),
  );
  app.post(oauthPaths.revoke, limiter.byAddress('oauthToken'), (c) =>
    answerForm(c, (form) => answerRevocation(deps, form)),
  );
  return app;
}

type Urls = Pick<Deps['settings'], 'publicUrl' | 'productName'>;

/** The address that assistants call, and the server that issues tokens for it (RFC 9728). */
const resourceMetadata = (settings: Urls) => ({
  resource: assistantsAddress(settings),
  authorization_servers: [settings.publicUrl],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
  resource_name: settings.productName,
  resource_documentation: `${settings.publicUrl}/help/programs`,
});

/** How tokens are obtained (RFC 8414): codes with PKCE, S256 only, for clients without a secret. */
const serverMetadata = ({ publicUrl }: Urls) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}${connectPath}`,
  token_endpoint: `${publicUrl}${oauthPaths.token}`,
  registration_endpoint: `${publicUrl}${oauthPaths.register}`,
  revocation_endpoint: `${publicUrl}${oauthPaths.revoke}`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: assistantScopes,
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${publicUrl}/help/programs`,
});

function describe(c: Context, metadata: object): Response {
  c.header('cache-control', 'public, max-age=300');
  return c.json(metadata);
}

async function answerForm(c: Context, answer: (form: TokenRequest) => Promise<Response>): Promise<Response> {
  const form = isForm(c.req.header('content-type')) ? formOf(await c.req.text()) : undefined;
  return unstored(form === undefined ? oauthError('invalid_request') : await answer(form));
}

const isForm = (type: string | undefined) => /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type ?? '');

/** @returns undefined when a parameter comes twice (RFC 6749, section 3.2) */
function formOf(text: string): TokenRequest | undefined {
  const entries = [...new URLSearchParams(text)];
  const form: TokenRequest = Object.fromEntries(entries);
  return Object.keys(form).length === entries.length ? form : undefined;
}

function unstored(response: Response): Response {
  response.headers.set('cache-control', 'no-store');
  return response;
}
