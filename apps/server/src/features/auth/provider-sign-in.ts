import { AsyncLocalStorage } from 'node:async_hooks';
import { isEmailAddress } from '@elan/domain/email-address';
import { toLanguage } from '@elan/domain/locale';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accounts, users } from '../../db/schema/auth.ts';
import type { ProviderIdentity, ProviderReply } from '../../platform/openid/provider-client.ts';
import type { Deps } from '../../rpc/deps.ts';
import { guardSignIn } from './guard-sign-in.ts';
import { linkProvider } from './link-provider.ts';
import { beginCeremony, takeCeremony } from './provider-ceremony.ts';
import { clientOf, providerRefusal } from './provider-clients.ts';
import { registerByProvider } from './register-by-provider.ts';
import { authRefusal, findSignedIn } from './signed-in-person.ts';

const callbackOf = ({ settings }: Deps, provider: SignInProvider) =>
  `${settings.publicUrl}/api/auth/callback/${provider}`;

/** Where the provider sends the browser back to: our page, which ends the sign-in with a call of its own. */
export function returnFromProvider(provider: SignInProvider, parameters: URLSearchParams): Response {
  const kept = new URLSearchParams({ type: 'provider', provider });
  for (const name of ['code', 'state', 'iss', 'error']) {
    const value = parameters.get(name);
    if (value !== null) kept.set(name, value);
  }
  return new Response(null, { status: 302, headers: { location: `/auth?${kept}`, 'cache-control': 'no-store' } });
}

/**
 * Returns the provider's sign-in URL.
 * @param whose the person who links the provider to their account, or 'anybody' to sign in
 */
export async function beginAtProvider(deps: Deps, provider: SignInProvider, whose: string): Promise<Response> {
  try {
    const client = clientOf(deps, provider);
    const { ceremony, cookie } = await beginCeremony(deps, provider, whose);
    const url = await client.address(callbackOf(deps, provider), ceremony);
    return Response.json({ url }, { headers: { 'set-cookie': cookie } });
  } catch (error) {
    return providerRefusal(deps, provider, error);
  }
}

type Return = {
  provider: SignInProvider;
  reply: ProviderReply;
  language: string | undefined;
  headers: Headers;
  /** The session token; undefined without a session. */
  token: string | undefined;
  /** Counts a new account. @throws Refusal */
  countSignUp: () => Promise<void>;
  /** Opens the session of the person proved. */
  send: () => Promise<Response>;
};

/** Ends what was begun at the provider: signs in, makes an account, or links the provider to the account signed in. */
export async function endAtProvider(deps: Deps, back: Return): Promise<Response> {
  const { provider, reply, headers, token, send } = back;
  const client = clientOf(deps, provider);
  const begun = await takeCeremony(deps, provider, headers, reply.state);
  if (begun === null) return authRefusal(400, 'PROVIDER_EXPIRED');
  let identity: ProviderIdentity;
  try {
    identity = await client.identify(callbackOf(deps, provider), reply, begun.ceremony);
  } catch (error) {
    return providerRefusal(deps, provider, error);
  }
  if (begun.whose !== 'anybody') {
    const person = await findSignedIn(deps, token);
    return person?.id === begun.whose
      ? linkProvider(deps, person, provider, identity)
      : authRefusal(401, 'PROVIDER_OTHER_SESSION');
  }
  const open = (userId: string) => proved.run(userId, send);
  const linked = await findLinked(deps, provider, identity);
  if (linked !== undefined) return guardSignIn(deps, 'provider', linked.email, () => open(linked.id));
  const { email, isVerified } = identity;
  if (email === null || !isEmailAddress(email)) return authRefusal(400, 'PROVIDER_WITHOUT_ADDRESS');
  if (!isVerified) return authRefusal(400, 'PROVIDER_UNVERIFIED');
  return guardSignIn(deps, 'provider', email, async () => {
    const made = await registerByProvider(deps, provider, {
      email,
      subject: identity.subject,
      language: toLanguage(back.language),
      countSignUp: back.countSignUp,
    });
    return typeof made === 'string' ? authRefusal(400, made) : open(made.userId);
  });
}

async function findLinked({ db }: Deps, provider: SignInProvider, { subject }: ProviderIdentity) {
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  return person;
}

/** Carries the identified person to the call below, so that no request can choose one. */
const proved = new AsyncLocalStorage<string>();

/** Adds to better-auth the call that opens a session for the identified person. */
export function providerSignInPlugin(deps: Deps) {
  return {
    id: 'provider-sign-in',
    endpoints: {
      signInByProvider: createAuthEndpoint(
        '/sign-in/provider/confirm',
        { method: 'POST', body: z.object({}) },
        async (ctx) => {
          const userId = proved.getStore();
          const user = userId === undefined ? null : await ctx.context.internalAdapter.findUserById(userId);
          if (user === null) throw new APIError('UNAUTHORIZED', refused('PROVIDER_REFUSED'));
          if (deps.settings.confirmsAddresses && !user.emailVerified) {
            // Only the owner learns it: the provider has proved who they are.
            throw new APIError('FORBIDDEN', { ...refused('EMAIL_NOT_VERIFIED'), email: user.email });
          }
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const refused = (code: string) => ({ code, message: code });
