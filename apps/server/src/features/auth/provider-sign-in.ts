import { isEmailAddress } from '@elan/domain/email-address';
import { toLanguage } from '@elan/domain/locale';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { and, eq } from 'drizzle-orm';
import { accounts, users } from '../../db/schema/auth.ts';
import type { ProviderIdentity, ProviderReply } from '../../platform/openid/provider-client.ts';
import type { Deps } from '../../rpc/deps.ts';
import { finishSignIn, type ProvedPerson } from './finish-sign-in.ts';
import { linkProvider } from './link-provider.ts';
import { logSignIn } from './log-sign-in.ts';
import type { OpenSession } from './open-session.ts';
import { beginAuthorization, consumeAuthorization } from './provider-authorization.ts';
import { clientOf, providerRefusal } from './provider-clients.ts';
import { registerByProvider } from './register-by-provider.ts';
import { authRefusal, findSignedIn } from './signed-in-person.ts';

const callbackOf = ({ settings }: Deps, provider: SignInProvider) =>
  `${settings.publicUrl}/api/auth/callback/${provider}`;

/** Where the provider sends the browser back to: our page, which completes the sign-in with a call of its own. */
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
    const { authorization, cookie } = await beginAuthorization(deps, provider, whose);
    const url = await client.address(callbackOf(deps, provider), authorization);
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
  open: OpenSession;
};

/** Completes a sign-in at a provider: signs in, creates an account, or links the provider to the signed-in account. */
export async function endAtProvider(deps: Deps, back: Return): Promise<Response> {
  const { provider, reply, headers, token } = back;
  const client = clientOf(deps, provider);
  const begun = await consumeAuthorization(deps, provider, headers, reply.state);
  if (begun === null) return authRefusal(400, 'PROVIDER_EXPIRED');
  let identity: ProviderIdentity;
  try {
    identity = await client.identify(callbackOf(deps, provider), reply, begun.authorization);
  } catch (error) {
    return providerRefusal(deps, provider, error);
  }
  if (begun.whose !== 'anybody') {
    const person = await findSignedIn(deps, token);
    return person?.id === begun.whose
      ? linkProvider(deps, person, provider, identity)
      : authRefusal(401, 'PROVIDER_OTHER_SESSION');
  }
  const linked = await findLinked(deps, provider, identity);
  const proved = linked ?? (await registerIdentity(deps, back, identity));
  const answer =
    proved instanceof Response ? proved : await finishSignIn(deps, 'provider', proved, () => back.open(proved.id));
  await logSignIn(deps, 'provider', proved instanceof Response ? null : proved.id, answer);
  return answer;
}

/** Creates an account for somebody who has none, or says why not. */
async function registerIdentity(
  deps: Deps,
  { provider, language, countSignUp }: Return,
  { email, isVerified, subject }: ProviderIdentity,
): Promise<ProvedPerson | Response> {
  if (email === null) return authRefusal(400, 'PROVIDER_WITHOUT_ADDRESS');
  if (!isEmailAddress(email)) return authRefusal(400, 'INVALID_EMAIL');
  if (!isVerified) return authRefusal(400, 'PROVIDER_UNVERIFIED');
  const newcomer = { email, subject, language: toLanguage(language), countSignUp };
  const made = await registerByProvider(deps, provider, newcomer);
  return typeof made === 'string' ? authRefusal(400, made) : { id: made.userId, email, emailVerified: true };
}

async function findLinked({ db }: Deps, provider: SignInProvider, { subject }: ProviderIdentity) {
  const [person] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  return person;
}
