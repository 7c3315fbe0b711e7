import * as z from 'zod/mini';
import { ProviderFailure, toProviderFailure } from './provider-failure.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Secrets of one sign-in: what is sent is a hash of the verifier, and the other two as they are. */
export type AuthorizationRequest = { state: string; nonce: string; codeVerifier: string };

/** What the browser brings back from the provider. */
export type ProviderReply = {
  code?: string | undefined;
  state: string;
  iss?: string | undefined;
  error?: string | undefined;
};

/** Who somebody is at their provider. */
export type ProviderIdentity = {
  /** The provider and its id of the person, which never changes; the address may. */
  subject: string;
  /** In lower case; null if the provider gave none. */
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  isVerified: boolean;
};

export type ProviderClient = {
  /** Where the browser goes. @throws ProviderFailure */
  address(redirectUri: string, authorization: AuthorizationRequest): Promise<string>;
  /** Exchanges the code, and checks everything the provider has signed. @throws ProviderFailure */
  identify(redirectUri: string, reply: ProviderReply, authorization: AuthorizationRequest): Promise<ProviderIdentity>;
};

/** Seconds a provider has for each answer. */
const defaultTimeoutSeconds = 8;
/** Milliseconds before a provider's description of itself is read again. */
const rememberedFor = 60 * 60 * 1000;

const claimFields = z.object({
  iss: z.string(),
  // The length that OpenID Connect allows.
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  xms_edov: z.optional(z.unknown()),
});

/** Google sends a boolean; Microsoft's `xms_edov` comes as a boolean, a number or a text. */
const isYes = (claim: unknown) => claim === true || claim === 1 || claim === '1' || claim === 'true';

const load = () => import('openid-client');
type Discovered = { oidc: Awaited<ReturnType<typeof load>>; config: import('openid-client').Configuration };

/** Reads what a provider says of itself, at most once an hour. */
function rememberedDiscovery(settings: ProviderSettings, timeout: number): () => Promise<Discovered> {
  let known: { at: number; reading: Promise<Discovered> } | null = null;

  const discover = async (): Promise<Discovered> => {
    const oidc = await load();
    const issuer = new URL(settings.issuer);
    const config = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout,
      execute: [
        // Defence in depth: the signature is checked although the token comes straight from the provider.
        oidc.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
    return { oidc, config };
  };

  return () => {
    if (known !== null && Date.now() - known.at < rememberedFor) return known.reading;
    const current = { at: Date.now(), reading: discover() };
    known = current;
    current.reading.catch(() => {
      if (known === current) known = null;
    });
    return current.reading;
  };
}

/**
 * Signs people in with a provider: authorization code, PKCE, state and nonce (OpenID Connect). The library is loaded
 * with the first of them.
 */
export function createProviderClient(
  settings: ProviderSettings,
  { timeoutSeconds = defaultTimeoutSeconds }: { timeoutSeconds?: number } = {},
): ProviderClient {
  const read = rememberedDiscovery(settings, timeoutSeconds);
  return {
    async address(redirectUri, { state, nonce, codeVerifier }) {
      try {
        const { oidc, config } = await read();
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          // On a shared computer, the account that happens to be open there is not always the right one.
          prompt: 'select_account',
        });
        return url.href;
      } catch (error) {
        throw toProviderFailure(error);
      }
    },

    async identify(redirectUri, reply, { state, nonce, codeVerifier }) {
      try {
        const { oidc, config } = await read();
        const url = new URL(redirectUri);
        for (const [name, value] of Object.entries(reply)) {
          if (value !== undefined) url.searchParams.set(name, value);
        }
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = z.safeParse(claimFields, tokens.claims());
        if (!claims.success) throw new ProviderFailure('refused');
        const { iss, sub, email, [settings.verifiedBy]: verified } = claims.data;
        return {
          subject: `${iss} ${sub}`,
          email: email?.trim().toLowerCase() || null,
          isVerified: isYes(verified),
        };
      } catch (error) {
        throw error instanceof ProviderFailure ? error : toProviderFailure(error);
      }
    },
  };
}
