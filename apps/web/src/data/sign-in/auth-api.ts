import { NetworkFailure, send, TimedOut, tabHeader } from '../../lib/http.ts';
import { requestCodeOf } from '../../lib/request-code.ts';
import type { AuthFailure } from './auth-errors.ts';

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

/** What the code of an authenticator has to be sent with; null where none is asked for. */
export const pendingIn = ({ pending }: Record<string, unknown>) => (typeof pending === 'string' ? pending : null);

export const signOut = () => post('/api/auth/sign-out', {});

/** Sends the confirmation link again. The response is the same for every address (decision S-11). */
export const resendConfirmation = (email: string) => post('/api/auth/send-verification-email', { email });

/** Reads something of the account. @throws AuthError when it is refused */
export async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await send(path, { signal });
  if (!response.ok) throw new AuthError({ status: response.status });
  return (await response.json()) as T;
}

/** One account call. @throws AuthError when it is refused */
export async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...tabHeader },
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
