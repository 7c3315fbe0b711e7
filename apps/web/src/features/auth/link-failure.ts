import type { Text } from '@elan/domain/locale';
import { lockout } from '@elan/domain/lockout';
import { type AuthFailure, translateAuthError } from '../../lib/auth-errors.ts';
import { authMessages } from './messages.ts';

/** Why a link was not sent or not accepted; for a locked address, how long to wait. */
export function linkFailure(failure: AuthFailure): Text {
  if (failure.code !== 'ACCOUNT_LOCKED') return translateAuthError(failure);
  const minutes = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? lockout.lockMinutes * 60) / 60));
  return { en: authMessages.locked.en(minutes), fr: authMessages.locked.fr(minutes) };
}
