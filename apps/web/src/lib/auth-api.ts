import type { Language } from '@elan/domain/locale';
import type { AuthFailure } from './auth-errors.ts';
import { clientHeader, NetworkFailure, send, TimedOut } from './http.ts';
import { requestCodeOf } from './request-code.ts';
import { type RetryRule, resetRetry, retry, signUpRetry } from './retry.ts';

/** A failed auth call, with the details `translateAuthError` needs. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.code ?? failure.message ?? 'account call failed');
    this.failure = failure;
  }
}

/** Converts any error of an auth call for translation. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthError) return error.failure;
  if (error instanceof NetworkFailure) return { message: 'network' };
  if (error instanceof TimedOut) return { status: 504 };
  return {};
}

/** @returns what the code of an authenticator has to be sent with; null when somebody is signed in already */
export const signIn = async (email: string, password: string) =>
  pendingIn(await post('/api/auth/sign-in/email', { email, password, rememberMe: true }));

const pendingIn = ({ pending }: Record<string, unknown>) => (typeof pending === 'string' ? pending : null);

/**
 * @returns whether the address must be confirmed before the first sign-in (decision N-02)
 * @throws NoAccountInAnswer when the response contains no account (ERR-012)
 */
export async function signUp(
  email: string,
  password: string,
  language: Language,
  wait?: RetryRule['sleep'],
): Promise<{ needsConfirmation: boolean }> {
  const answer = await retry(() => post('/api/auth/sign-up/email', { name: '', email, password, language }), {
    ...signUpRetry,
    retryable: isDatabaseError,
    ...(wait === undefined ? {} : { sleep: wait }),
  });
  if (answer.user === undefined || answer.user === null) throw new NoAccountInAnswer();
  return { needsConfirmation: answer.needsConfirmation === true };
}

export class NoAccountInAnswer extends Error {
  override readonly name = 'NoAccountInAnswer';
}

export const signOut = () => post('/api/auth/sign-out', {});

/** The response is the same whether or not the address has an account (decision S-11). */
export const requestPasswordReset = (email: string, wait?: RetryRule['sleep']) =>
  retry(() => post('/api/auth/request-password-reset', { email, redirectTo: '/auth?type=recovery' }), {
    ...resetRetry,
    retryable: isPassingFailure,
    ...(wait === undefined ? {} : { sleep: wait }),
  });

/** The response is the same whether or not the address has an account. */
export const requestSignInLink = (email: string) => post('/api/auth/sign-in/link', { email });

/** @returns as `signIn` */
export const signInByLink = async (token: string) => pendingIn(await post('/api/auth/sign-in/link/confirm', { token }));

/** Sends the confirmation link again. The response is the same for every address (decision S-11). */
export const resendConfirmation = (email: string) => post('/api/auth/send-verification-email', { email });

export const resetPassword = (token: string, newPassword: string) =>
  post('/api/auth/reset-password', { token, newPassword });

export const changePassword = (currentPassword: string, newPassword: string) =>
  post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });

/** The answer is the same whether or not the new address has an account. */
export const requestAddressChange = (email: string, currentPassword: string) =>
  post('/api/auth/change-address', { email, currentPassword });

export const confirmAddressChange = (token: string) => post('/api/auth/change-address/confirm', { token });

/** Ends every session of this account, on all devices. */
export const revokeSessions = () => post('/api/auth/revoke-sessions', {});

function isDatabaseError(error: unknown): boolean {
  return error instanceof AuthError && (error.failure.code === 'FAILED_TO_CREATE_USER' || error.failure.status === 500);
}

/** A refused address or too many requests will not change; a server or network fault may pass. */
function isPassingFailure(error: unknown): boolean {
  return !(error instanceof AuthError) || (error.failure.status ?? 500) >= 500;
}

/** One account call. @throws AuthError when it is refused */
export async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...clientHeader },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  if (response.ok) return fields;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const number = (name: string) => (typeof fields[name] === 'number' ? fields[name] : undefined);
  throw new AuthError({
    code: text('code'),
    message: text('message'),
    status: response.status,
    remaining: number('remaining'),
    retryAfterSeconds: number('retryAfterSeconds'),
    justLocked: fields.justLocked === true,
    email: text('email'),
    request: requestCodeOf(response),
  });
}
