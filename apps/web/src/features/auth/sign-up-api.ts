import type { Language } from '@elan/domain/locale';
import { AuthError, post } from '../../data/sign-in/auth-api.ts';
import { type RetryRule, retry, signUpRetry } from '../../lib/retry.ts';

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

function isDatabaseError(error: unknown): boolean {
  return error instanceof AuthError && (error.failure.code === 'FAILED_TO_CREATE_USER' || error.failure.status === 500);
}
