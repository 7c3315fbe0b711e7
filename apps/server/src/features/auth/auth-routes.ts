import { isEmailAddress } from '@elan/domain/email-address';
import { Refusal } from '@elan/domain/errors';
import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { isStorableText } from '@elan/domain/plain-text';
import { signInProviders } from '@elan/domain/sign-in-providers';
import * as z from 'zod/mini';
import type { RateLimitName } from '../../platform/http/rate-limit.ts';
import { newAccessTokenFields } from './access-token-fields.ts';
import { newPasskeyFields, passkeyName, usedPasskeyFields } from './passkey-fields.ts';

const lowered = z.transform((value: string) => value.trim().toLowerCase());
const email = z.pipe(z.string().check(z.refine(isEmailAddress)), lowered);
/** An address that may have an account: one from before today's rule is accepted (`requireKnownAddress`). */
const knownEmail = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(limits.email), z.refine(isStorableText)),
  lowered,
);
const password = z.string().check(z.minLength(1), z.maxLength(1_000));
const token = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/u));
/** A secret and an address, in base64url. */
const addressToken = z.string().check(z.minLength(1), z.maxLength(600), z.regex(/^[\w.-]+$/u));
/** A code of an authenticator, or a recovery code, with the spaces and hyphens people type. */
const code = z.string().check(z.minLength(1), z.maxLength(60), z.refine(isStorableText));

const provider = z.enum(signInProviders);
/** What a provider sends back through the browser. */
const opaque = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\x20-\x7e]+$/u));

const nothing = z.object({});

/**
 * The account calls the product uses, each with the only fields it accepts. Any other better-auth endpoint is refused,
 * so an upgrade cannot expose a new one.
 */
export const authRoutes = {
  /** Also renews the session. */
  '/api/auth/get-session': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/sign-up/email': {
    method: 'POST',
    limit: 'signUp',
    body: z.object({ email, password, language: z.optional(languageSchema) }),
  },
  '/api/auth/sign-in/email': {
    method: 'POST',
    limit: 'signIn',
    body: z.object({ email: knownEmail, password, rememberMe: z._default(z.boolean(), true) }),
  },
  /** Mails a link; answers the same for every address. */
  '/api/auth/sign-in/link': { method: 'POST', limit: 'passwordReset', body: z.object({ email: knownEmail }) },
  '/api/auth/sign-in/link/confirm': { method: 'POST', limit: 'signIn', body: z.object({ token: addressToken }) },
  /** The link in the confirmation mail: the only call with a query string, of which only the token is passed on. */
  '/api/auth/verify-email': { method: 'GET', limit: 'signIn', body: nothing },
  /** The button behind the link in the confirmation mail. */
  '/api/auth/confirm-address': { method: 'POST', limit: 'signIn', body: z.object({ token: addressToken }) },
  /** Sends another confirmation mail; answers the same for every address. */
  '/api/auth/send-verification-email': {
    method: 'POST',
    limit: 'passwordReset',
    body: z.object({ email: knownEmail }),
  },
  '/api/auth/sign-out': { method: 'POST', limit: 'rpc', body: nothing },
  '/api/auth/request-password-reset': { method: 'POST', limit: 'passwordReset', body: z.object({ email: knownEmail }) },
  '/api/auth/reset-password': {
    method: 'POST',
    limit: 'passwordReset',
    body: z.object({
      token: addressToken,
      newPassword: password,
      removeOtherWays: z._default(z.boolean(), false),
    }),
  },
  '/api/auth/change-password': {
    method: 'POST',
    limit: 'signIn',
    body: z.pipe(
      z.object({ currentPassword: password, newPassword: password }),
      z.transform((body) => ({ ...body, revokeOtherSessions: true })),
    ),
  },
  /** Ours, not better-auth's: asks for the password, and mails a link to the new address. */
  '/api/auth/change-address': { method: 'POST', limit: 'signIn', body: z.object({ email, currentPassword: password }) },
  '/api/auth/change-address/confirm': {
    method: 'POST',
    limit: 'passwordReset',
    body: z.object({ token: addressToken }),
  },
  /** Passkeys are ours too (answer-own-call.ts), except that better-auth opens the session. */
  '/api/auth/sign-in/passkey': { method: 'POST', limit: 'signIn', body: nothing },
  /** For the suggestions of the browser: asked for by every visitor of the sign-in page. */
  '/api/auth/sign-in/passkey/offer': { method: 'POST', limit: 'passkeyOffer', body: nothing },
  '/api/auth/sign-in/passkey/confirm': { method: 'POST', limit: 'signIn', body: usedPasskeyFields },
  '/api/auth/passkeys': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/passkeys/begin': { method: 'POST', limit: 'signIn', body: z.object({ currentPassword: password }) },
  '/api/auth/passkeys/add': {
    method: 'POST',
    limit: 'signIn',
    body: z.object({ name: passkeyName, made: newPasskeyFields }),
  },
  '/api/auth/passkeys/rename': {
    method: 'POST',
    limit: 'rpc',
    body: z.object({ id: z.uuid(), name: passkeyName }),
  },
  '/api/auth/passkeys/remove': { method: 'POST', limit: 'rpc', body: z.object({ id: z.uuid() }) },
  /** Google and Microsoft, where the operator has set their keys. The callback only leads back to our page. */
  '/api/auth/sign-in/provider': { method: 'POST', limit: 'signIn', body: z.object({ provider }) },
  '/api/auth/callback/google': { method: 'GET', limit: 'signIn', body: nothing },
  '/api/auth/callback/microsoft': { method: 'GET', limit: 'signIn', body: nothing },
  '/api/auth/sign-in/provider/confirm': {
    method: 'POST',
    limit: 'signIn',
    body: z.object({
      provider,
      state: opaque(200),
      code: z.optional(opaque(4_000)),
      iss: z.optional(opaque(500)),
      error: z.optional(opaque(200)),
      language: z.optional(languageSchema),
    }),
  },
  '/api/auth/providers': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/providers/link': {
    method: 'POST',
    limit: 'signIn',
    body: z.object({ provider, currentPassword: password }),
  },
  '/api/auth/providers/unlink': { method: 'POST', limit: 'rpc', body: z.object({ provider }) },
  /** The code that follows a right password, link or provider, for people with an authenticator. */
  '/api/auth/sign-in/code': { method: 'POST', limit: 'signIn', body: z.object({ pending: token, code }) },
  '/api/auth/authenticator': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/authenticator/begin': { method: 'POST', limit: 'signIn', body: z.object({ currentPassword: password }) },
  '/api/auth/authenticator/confirm': { method: 'POST', limit: 'signIn', body: z.object({ code }) },
  '/api/auth/authenticator/renew': { method: 'POST', limit: 'signIn', body: z.object({ currentPassword: password }) },
  '/api/auth/authenticator/remove': { method: 'POST', limit: 'signIn', body: z.object({ currentPassword: password }) },
  /** Access tokens, for programs; none of these calls takes one. */
  '/api/auth/tokens': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/tokens/add': {
    method: 'POST',
    limit: 'signIn',
    body: z.object({ currentPassword: password, ...newAccessTokenFields }),
  },
  '/api/auth/tokens/revoke': { method: 'POST', limit: 'rpc', body: z.object({ id: z.uuid() }) },
  /** Where the person is signed in. */
  '/api/auth/sessions': { method: 'GET', limit: 'rpc', body: nothing },
  '/api/auth/sessions/end': { method: 'POST', limit: 'rpc', body: z.object({ id: z.uuid() }) },
  '/api/auth/sessions/end-others': { method: 'POST', limit: 'rpc', body: nothing },
  '/api/auth/revoke-sessions': { method: 'POST', limit: 'rpc', body: nothing },
} as const satisfies Record<string, { method: 'GET' | 'POST'; limit: RateLimitName; body: z.ZodMiniType }>;

export type AuthPath = keyof typeof authRoutes;

/** The arguments of a call once its body has been checked. */
export type AuthBody<P extends AuthPath> = z.output<(typeof authRoutes)[P]['body']>;

export function isAuthPath(path: string): path is AuthPath {
  return Object.hasOwn(authRoutes, path);
}

/**
 * Validates the body and keeps only the fields the call accepts.
 * @throws Refusal INVALID_INPUT naming the fields
 */
export function authBody(path: AuthPath, body: unknown): object {
  const result = z.safeParse(authRoutes[path].body, body);
  if (result.success) return result.data;
  throw new Refusal('INVALID_INPUT', {
    fields: result.error.issues.map((issue) => ({ path: issue.path.join('.'), problem: issue.code })),
  });
}
