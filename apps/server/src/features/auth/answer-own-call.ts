import { toLanguage } from '@elan/domain/locale';
import type { Deps } from '../../rpc/deps.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import type { AuthBody, AuthPath } from './auth-routes.ts';
import { addAccessToken, listAccessTokens, revokeAccessToken } from './change-access-tokens.ts';
import { confirmAddressChange, requestAddressChange } from './change-address.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  showAuthenticator,
} from './change-authenticator.ts';
import { changePasskey, listPasskeys } from './change-passkeys.ts';
import { endOtherSessions, endSession, listSessions } from './change-sessions.ts';
import { confirmByPress } from './confirm-address.ts';
import { guardPasswordChange } from './guard-password-change.ts';
import { listProviders, unlinkProvider } from './link-provider.ts';
import type { LoadAuth } from './load-auth.ts';
import { mailLink } from './mailed-link.ts';
import type { OpenSession } from './open-session.ts';
import { askForPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { signInByPassword } from './password-sign-in.ts';
import { beginAtProvider, endAtProvider } from './provider-sign-in.ts';
import { resetPassword } from './reset-password.ts';
import { signInByCode } from './sign-in-code.ts';
import { signInByLink } from './sign-in-link.ts';
import { signUp } from './sign-up.ts';
import { type SignedInPerson, withPassword } from './signed-in-person.ts';

/** What better-auth answers itself; callbacks and links of earlier versions only lead to a page. */
type OwnPath = Exclude<
  AuthPath,
  `/api/auth/${'get-session' | 'sign-out' | 'change-password' | 'revoke-sessions' | 'verify-email' | `callback/${string}`}`
>;
type Call<P extends OwnPath> = {
  deps: Deps;
  load: LoadAuth;
  body: AuthBody<P>;
  /** The session token; undefined without a session. */
  token: string | undefined;
  /** The request headers passed on. */
  headers: Headers;
  /** Counts a new account for the client's address. @throws Refusal */
  countSignUp: () => Promise<void>;
  open: OpenSession;
};

const calls: { [P in OwnPath]: (call: Call<P>) => Promise<Response> } = {
  '/api/auth/sign-up/email': ({ deps, body }) => signUp(deps, { ...body, language: toLanguage(body.language) }),
  '/api/auth/sign-in/email': ({ deps, body, open }) => signInByPassword(deps, body, open),
  '/api/auth/sign-in/link': ({ deps, body }) => mailLink(deps, 'sign-in:', body.email),
  '/api/auth/sign-in/link/confirm': ({ deps, body, headers, open }) => signInByLink(deps, headers, body.token, open),
  '/api/auth/confirm-address': ({ deps, body, headers }) => confirmByPress(deps, headers, body.token),
  '/api/auth/send-verification-email': ({ deps, body }) => mailLink(deps, 'confirm-address:', body.email),
  '/api/auth/request-password-reset': ({ deps, body }) => mailLink(deps, 'reset-password:', body.email),
  '/api/auth/reset-password': ({ deps, body, headers }) => resetPassword(deps, headers, body),
  '/api/auth/change-address': (call) =>
    afterPassword(call, (person) => requestAddressChange(call.deps, person, call.body.email)),
  '/api/auth/change-address/confirm': ({ deps, body }) => confirmAddressChange(deps, body.token),
  '/api/auth/sign-in/passkey': ({ deps }) => askForPasskey(deps),
  '/api/auth/sign-in/passkey/offer': ({ deps }) => askForPasskey(deps),
  '/api/auth/sign-in/passkey/confirm': ({ deps, body, open }) => signInByPasskey(deps, body, open),
  '/api/auth/passkeys': ({ deps, token }) => listPasskeys(deps, token),
  '/api/auth/passkeys/begin': (call) => afterPassword(call, (person) => beginPasskey(call.deps, person)),
  '/api/auth/passkeys/add': ({ deps, body, token }) => addPasskey(deps, token, body.name, body.made),
  '/api/auth/passkeys/rename': ({ deps, body, token }) => changePasskey(deps, token, body.id, { name: body.name }),
  '/api/auth/passkeys/remove': ({ deps, body, token }) => changePasskey(deps, token, body.id, null),
  '/api/auth/sign-in/provider': ({ deps, body }) => beginAtProvider(deps, body.provider, 'anybody'),
  '/api/auth/sign-in/provider/confirm': ({ deps, body: { provider, language, ...reply }, ...call }) =>
    endAtProvider(deps, { ...call, provider, language, reply }),
  '/api/auth/providers': ({ deps, token }) => listProviders(deps, token),
  '/api/auth/providers/link': (call) =>
    afterPassword(call, (person) => beginAtProvider(call.deps, call.body.provider, person.id)),
  '/api/auth/providers/unlink': ({ deps, body, token }) => unlinkProvider(deps, token, body.provider),
  '/api/auth/sign-in/code': ({ deps, body, open }) => signInByCode(deps, body, open),
  '/api/auth/authenticator': ({ deps, token }) => showAuthenticator(deps, token),
  '/api/auth/authenticator/begin': (call) => afterPassword(call, (person) => beginAuthenticator(call.deps, person)),
  '/api/auth/authenticator/confirm': ({ deps, body, token }) => confirmAuthenticator(deps, token, body.code),
  '/api/auth/authenticator/renew': (call) => afterPassword(call, (person) => renewRecoveryCodes(call.deps, person)),
  '/api/auth/authenticator/remove': (call) =>
    afterPassword(call, async (person) => Response.json({ status: await removeAuthenticator(call.deps, person) })),
  '/api/auth/sessions': ({ deps, token }) => listSessions(deps, token),
  '/api/auth/sessions/end': ({ deps, load, body, token, headers }) => endSession(deps, load, token, headers, body.id),
  '/api/auth/sessions/end-others': ({ load, headers }) => endOtherSessions(load, headers),
  '/api/auth/tokens': ({ deps, token }) => listAccessTokens(deps, token),
  '/api/auth/tokens/add': (call) => afterPassword(call, (person) => addAccessToken(call.deps, person, call.body)),
  '/api/auth/tokens/revoke': ({ deps, body, token }) => revokeAccessToken(deps, token, body.id),
};

type PasswordCall = { deps: Deps; token: string | undefined; body: { currentPassword: string } };

const afterPassword = ({ deps, token, body }: PasswordCall, work: (person: SignedInPerson) => Promise<Response>) =>
  guardPasswordChange(deps, token, () => withPassword(deps, token, body.currentPassword, work));

export const isOwnPath = (path: AuthPath): path is OwnPath => Object.hasOwn(calls, path);

/**
 * Answers every account call but those about the session itself and a change of password, which are better-auth's.
 * @param call with the body as `authRoutes` has checked it for this path
 */
export function answerOwnCall<P extends OwnPath>(
  path: P,
  { body, ...call }: Omit<Call<P>, 'body'> & { body: object | undefined },
): Promise<Response> {
  return calls[path]({ ...call, body: (body ?? {}) as AuthBody<P> });
}
