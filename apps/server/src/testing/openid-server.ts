import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody at the stand-in provider; further claims go into the token as they are. */
export type ProviderPerson = { sub: string } & Record<string, unknown>;

/** What a provider gets wrong, or does on purpose. */
export type Lie =
  | { claims: Record<string, unknown> }
  | { signature: 'other key' | 'none' }
  | { answer: 'no token' | 'page' | 'error' | 'silence' };

export type OpenIdServer = {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** The person agrees at the provider. @returns what the browser brings back */
  agree(authorizationUrl: string, person: ProviderPerson): { code: string; state: string; iss: string };
  /** How the next answers of the token endpoint are wrong; null: they are right. */
  lie(lie: Lie | null): void;
  /** While down, every request is answered with 503. */
  setDown(isDown: boolean): void;
  /** Paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
};

type Agreed = { person: ProviderPerson; nonce: string; challenge: string; redirectUri: string };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider for tests over real HTTP: discovery, keys, a page to agree on, and tokens (OpenID Connect). */
export async function startOpenIdServer(port = 0): Promise<OpenIdServer> {
  const [key, otherKey] = [makeKey(), makeKey()];
  const client = { clientId: 'client-of-the-tests', clientSecret: 'secret-of-the-tests' };
  const agreed = new Map<string, Agreed>();
  const asked: string[] = [];
  let lie: Lie | null = null;
  let isDown = false;
  let issuer = '';

  const agree: OpenIdServer['agree'] = (authorizationUrl, person) => {
    const query = new URL(authorizationUrl).searchParams;
    const get = (name: string) => query.get(name) ?? '';
    if (get('response_type') !== 'code' || get('code_challenge_method') !== 'S256') throw new Error('not PKCE');
    if (get('client_id') !== client.clientId || !get('scope').includes('openid')) throw new Error('another client');
    const code = randomUUID();
    agreed.set(code, {
      person,
      nonce: get('nonce'),
      challenge: get('code_challenge'),
      redirectUri: get('redirect_uri'),
    });
    return { code, state: get('state'), iss: issuer };
  };

  const tokenFor = ({ person, nonce }: Agreed): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: client.clientId, iat: now, exp: now + 300, nonce, ...person };
    const wrong = lie !== null && 'claims' in lie ? lie.claims : {};
    const signature = lie !== null && 'signature' in lie ? lie.signature : null;
    const header = { alg: signature === 'none' ? 'none' : 'RS256', kid: 'key-1', typ: 'JWT' };
    const signed = `${encoded(header)}.${encoded({ ...claims, ...wrong })}`;
    if (signature === 'none') return `${signed}.`;
    const { privateKey } = signature === 'other key' ? otherKey : key;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  const send = (response: ServerResponse, status: number, body: object | string) => {
    const isPage = typeof body === 'string';
    response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' });
    response.end(isPage ? body : JSON.stringify(body));
  };

  const giveToken = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams((await readAll(request)).toString());
    const get = (name: string) => form.get(name) ?? '';
    const answer = lie !== null && 'answer' in lie ? lie.answer : null;
    if (answer === 'silence') return;
    if (answer === 'page') return send(response, 200, '<p>Welcome to our hotel</p>');
    if (answer === 'error') return send(response, 500, { error: 'server_error' });
    const isClient = get('client_id') === client.clientId && get('client_secret') === client.clientSecret;
    if (!isClient) return send(response, 401, { error: 'invalid_client' });
    const known = agreed.get(get('code'));
    // A code works once.
    agreed.delete(get('code'));
    const challenge = createHash('sha256').update(get('code_verifier')).digest('base64url');
    if (known === undefined || known.challenge !== challenge || known.redirectUri !== get('redirect_uri')) {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const token = answer === 'no token' ? {} : { id_token: tokenFor(known) };
    send(response, 200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, ...token });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    asked.push(url.pathname);
    if (isDown) return send(response, 503, '<p>Down</p>');
    if (url.pathname === '/.well-known/openid-configuration') {
      return send(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (url.pathname === '/keys') {
      const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
      return send(response, 200, { keys: [jwk] });
    }
    if (url.pathname === '/token' && request.method === 'POST') return void giveToken(request, response);
    if (url.pathname === '/authorize') return send(response, 200, agreementPage(url));
    if (url.pathname === '/agree') return sendBack(response, url, agree, issuer);
    send(response, 404, { error: 'not_found' });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    client,
    asked,
    agree,
    lie: (next) => {
      lie = next;
    },
    setDown: (next) => {
      isDown = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The page where somebody says who they are, for journeys: any address, verified or not. */
function agreementPage(url: URL): string {
  const request = url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><title>Stand-in provider</title><form action="/agree">
    <input type="hidden" name="request" value="${request}">
    <label>Address <input name="email"></label>
    <label><input type="checkbox" name="verified" checked> Verified</label>
    <button name="decision" value="yes">Agree</button><button name="decision" value="no">Refuse</button></form></html>`;
}

function sendBack(response: ServerResponse, url: URL, agree: OpenIdServer['agree'], issuer: string): void {
  const get = (name: string) => url.searchParams.get(name) ?? '';
  const request = new URL(get('request')).searchParams;
  const back = new URL(request.get('redirect_uri') ?? '');
  const email = get('email');
  const isVerified = get('verified') === 'on';
  const person = { sub: `person-${email}`, email, email_verified: isVerified, xms_edov: isVerified };
  const parameters =
    get('decision') === 'yes'
      ? agree(get('request'), person)
      : { error: 'access_denied', state: request.get('state') ?? '', iss: issuer };
  for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
  response.writeHead(302, { location: back.href }).end();
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
