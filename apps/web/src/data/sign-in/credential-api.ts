import { type RetryRule, resetRetry, retry } from '../../lib/retry.ts';
import { AuthError, pendingIn, post } from './auth-api.ts';

// Apart from `auth-api.ts`, which every page brings along.

/** The response is the same whether or not the address has an account (decision S-11). */
export const requestPasswordReset = (email: string, wait?: RetryRule['sleep']) =>
  retry(() => post('/api/auth/request-password-reset', { email }), {
    ...resetRetry,
    retryable: isPassingFailure,
    ...(wait === undefined ? {} : { sleep: wait }),
  });

/** The response is the same whether or not the address has an account. */
export const requestSignInLink = (email: string) => post('/api/auth/sign-in/link', { email });

/** @returns what the code of an authenticator has to be sent with; null when somebody is signed in already */
export const signInByLink = async (token: string) => pendingIn(await post('/api/auth/sign-in/link/confirm', { token }));

/** @param removeOtherWays whether passkeys and providers go with the old password */
export const resetPassword = (token: string, newPassword: string, removeOtherWays: boolean) =>
  post('/api/auth/reset-password', { token, newPassword, removeOtherWays });

/** @returns what a password is chosen with, where the one from sign-up ended because this is another browser */
export async function confirmAddress(token: string): Promise<string | null> {
  const { reset } = await post('/api/auth/confirm-address', { token });
  return typeof reset === 'string' ? reset : null;
}

export const changePassword = (currentPassword: string, newPassword: string) =>
  post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });

/** The answer is the same whether or not the new address has an account. */
export const requestAddressChange = (email: string, currentPassword: string) =>
  post('/api/auth/change-address', { email, currentPassword });

export const confirmAddressChange = (token: string) => post('/api/auth/change-address/confirm', { token });

/** Ends every session of this account, on all devices. */
export const revokeSessions = () => post('/api/auth/revoke-sessions', {});

/** A refused address or too many requests will not change; a server or network fault may pass. */
function isPassingFailure(error: unknown): boolean {
  return !(error instanceof AuthError) || (error.failure.status ?? 500) >= 500;
}
