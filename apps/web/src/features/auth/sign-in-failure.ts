import type { Text } from '@elan/domain/locale';
import { type AuthFailure, authErrorKind, authTexts } from '../../lib/auth-errors.ts';
import { authMessages } from './messages.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

/** What the form says: words, a lock that counts down, or an address that still has to be confirmed. */
export type FormProblem =
  | { kind: 'said'; text: Text }
  | { kind: 'locked'; until: Date }
  | { kind: 'unconfirmed'; email: string };

const said = (text: Text): FormProblem => ({ kind: 'said', text });

/** The lock that this device knows of: the server would refuse as well, so it need not be asked (LOCK-006). */
export function knownLock(email: string, attempts: SignInAttempts): FormProblem | null {
  const until = attempts.lockedUntil(email);
  return until === null ? null : { kind: 'locked', until };
}

/** The words of a failed sign-in, counted on this device as the server says. Only wrong credentials count (S-04). */
export function signInProblem(email: string, failure: AuthFailure, attempts: SignInAttempts): FormProblem {
  if (failure.code === 'ACCOUNT_LOCKED') {
    const until = attempts.locked(email, failure.retryAfterSeconds);
    return failure.justLocked === true ? said(authMessages.nowLocked) : { kind: 'locked', until };
  }
  const kind = authErrorKind(failure);
  if (kind === 'unconfirmed') return { kind, email };
  if (kind !== 'credentials') return said(authTexts[kind]);
  const left = attempts.failed(email, failure.remaining);
  return said(left === 0 ? authMessages.nowLocked : withAttemptsLeft(left));
}

function withAttemptsLeft(left: number): Text {
  const { credentials } = authTexts;
  return {
    en: `${credentials.en} ${authMessages.attemptsLeft.en(left)}`,
    fr: `${credentials.fr} ${authMessages.attemptsLeft.fr(left)}`,
  };
}
