import { describe, expect, onTestFinished, test } from 'vitest';
import { type Lie, type OpenIdServer, startOpenIdServer } from '../../testing/openid-server.ts';
import { type AuthorizationRequest, createProviderClient, type ProviderReply } from './provider-client.ts';
import type { ProviderSettings } from './provider-settings.ts';

const redirectUri = 'https://elan.example/api/auth/callback/google';
const authorization = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) };
const person = { sub: 'p-1', email: 'Ada@Example.test', email_verified: true };

type Change = Partial<ProviderSettings> & { timeoutSeconds?: number };

async function withProvider(change: Change = {}) {
  const provider = await startOpenIdServer();
  onTestFinished(() => provider.close());
  const { timeoutSeconds, ...settings } = change;
  const client = createProviderClient(
    { issuer: provider.issuer, verifiedBy: 'email_verified', ...provider.client, ...settings },
    timeoutSeconds === undefined ? {} : { timeoutSeconds },
  );
  const agree = async (who: Parameters<OpenIdServer['agree']>[1] = person) =>
    provider.agree(await client.address(redirectUri, authorization), who);
  return { provider, client, agree };
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { problem?: string }) => error.problem ?? String(error),
  );

describe('the address at a provider', () => {
  test('carries a hash of the verifier, the state, the nonce and only what is needed', async () => {
    const { provider, client } = await withProvider();
    const url = new URL(await client.address(redirectUri, authorization));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: provider.client.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: expect.not.stringContaining('vvv'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
  });

  test('is read again after the provider was down', async () => {
    const { provider, client } = await withProvider();
    provider.setDown(true);
    expect(await problemOf(client.address(redirectUri, authorization))).toBe('unavailable');
    provider.setDown(false);
    expect(await problemOf(client.address(redirectUri, authorization))).toBe('none');
    await client.address(redirectUri, authorization);
    expect(provider.asked).toHaveLength(2);
  });
});

describe('who somebody is at a provider', () => {
  test('is its own name of the person, with the address in lower case', async () => {
    const { provider, client, agree } = await withProvider();
    expect(await client.identify(redirectUri, await agree(), authorization)).toEqual({
      subject: `${provider.issuer} p-1`,
      email: 'ada@example.test',
      isVerified: true,
    });
  });

  test.each([
    ['email_verified', {}, false],
    ['email_verified', { email_verified: false }, false],
    ['email_verified', { email_verified: 'true' }, true],
    ['email_verified', { xms_edov: true }, false],
    ['xms_edov', { xms_edov: 1 }, true],
    ['xms_edov', { xms_edov: '0' }, false],
    ['xms_edov', { email_verified: true }, false],
  ] as const)('is verified only where the provider says so as %s: %j', async (verifiedBy, claims, isVerified) => {
    const { client, agree } = await withProvider({ verifiedBy });
    const reply = await agree({ sub: 'p-2', email: 'bo@example.test', ...claims });
    expect(await client.identify(redirectUri, reply, authorization)).toMatchObject({ isVerified });
  });

  test('may come without an address', async () => {
    const { client, agree } = await withProvider();
    const identity = await client.identify(redirectUri, await agree({ sub: 'p-3' }), authorization);
    expect(identity).toMatchObject({ email: null, isVerified: false });
  });

  test('is told once for each code', async () => {
    const { client, agree } = await withProvider();
    const reply = await agree();
    await client.identify(redirectUri, reply, authorization);
    expect(await problemOf(client.identify(redirectUri, reply, authorization))).toBe('expired');
  });

  test('is told only to who began: another verifier, state, nonce or place opens nothing', async () => {
    const { client, agree } = await withProvider();
    const other = 'https://elan.example/api/auth/callback/microsoft';
    const changed = { ...authorization, codeVerifier: 'w'.repeat(43) };
    const tries: [reply: ProviderReply, begun: AuthorizationRequest, place: string, problem: string][] = [
      [await agree(), changed, redirectUri, 'expired'],
      [await agree(), authorization, other, 'expired'],
      [await agree(), { ...authorization, state: 'another' }, redirectUri, 'refused'],
      [await agree(), { ...authorization, nonce: 'another' }, redirectUri, 'refused'],
      // The answer of another provider, mixed up with this one's.
      [{ ...(await agree()), iss: 'https://other.example' }, authorization, redirectUri, 'refused'],
      [{ ...(await agree()), iss: undefined }, authorization, redirectUri, 'refused'],
    ];
    for (const [reply, begun, place, problem] of tries) {
      expect(await problemOf(client.identify(place, reply, begun))).toBe(problem);
    }
  });

  test.each<[string, Lie, string]>([
    ['another nonce', { claims: { nonce: 'x' } }, 'refused'],
    ['no nonce', { claims: { nonce: undefined } }, 'refused'],
    ['another audience', { claims: { aud: 'somebody-else' } }, 'refused'],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }, 'refused'],
    ['a token that has ended', { claims: { exp: 1_000 } }, 'refused'],
    ['no subject', { claims: { sub: undefined } }, 'refused'],
    ['an endless subject', { claims: { sub: 'x'.repeat(256) } }, 'refused'],
    ['a signature by another key', { signature: 'other key' }, 'refused'],
    ['no signature', { signature: 'none' }, 'refused'],
    ['no token', { answer: 'no token' }, 'refused'],
    ['a page instead of a token', { answer: 'page' }, 'unavailable'],
    ['an error', { answer: 'error' }, 'unavailable'],
  ])('is not believed with %s', async (_name, lie, problem) => {
    const { provider, client, agree } = await withProvider();
    const reply = await agree();
    provider.lie(lie);
    expect(await problemOf(client.identify(redirectUri, reply, authorization))).toBe(problem);
  });

  test('is not waited for for ever', async () => {
    const { provider, client, agree } = await withProvider({ timeoutSeconds: 0.2 });
    const reply = await agree();
    provider.lie({ answer: 'silence' });
    expect(await problemOf(client.identify(redirectUri, reply, authorization))).toBe('unavailable');
  });

  test('is told to nobody where the operator set a wrong secret, or the person refused', async () => {
    const { client, agree } = await withProvider({ clientSecret: 'wrong' });
    expect(await problemOf(client.identify(redirectUri, await agree(), authorization))).toBe('unavailable');
    const { provider, client: right } = await withProvider();
    const denial = { state: authorization.state, iss: provider.issuer, error: 'access_denied' };
    expect(await problemOf(right.identify(redirectUri, denial, authorization))).toBe('denied');
  });
});
