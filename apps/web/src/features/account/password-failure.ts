import type { Text } from '@elan/domain/locale';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authErrorKind, authTexts } from '../../data/sign-in/auth-errors.ts';
import { accountMessages } from './messages.ts';
import { providerMessages } from './provider-messages.ts';

/** Why a change that asks for the current password was refused. */
export function passwordFailureText(thrown: unknown): Text {
  const failure = toAuthFailure(thrown);
  if (failure.code === 'ACCOUNT_LOCKED' && failure.retryAfterSeconds !== undefined) {
    const { en, fr } = accountMessages.passwordLocked;
    const minutes = Math.ceil(failure.retryAfterSeconds / 60);
    return { en: en(minutes), fr: fr(minutes) };
  }
  if (failure.code === 'SAME_ADDRESS') return accountMessages.addressSame;
  if (failure.code === 'NO_PASSWORD') return providerMessages.noPassword;
  if (failure.code === 'PROVIDER_UNAVAILABLE') return providerMessages.unavailable;
  const kind = authErrorKind(failure);
  // Show the server's own message when no translation exists (ACC-009).
  return kind === 'unexpected' && failure.message ? { en: failure.message, fr: failure.message } : authTexts[kind];
}
