import type { Text } from '@elan/domain/locale';
import { type AuthFailure, authErrorKind, authTexts } from '../../data/sign-in/auth-errors.ts';
import { authMessages } from './messages.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

/** What the form shows: a message, a lock with a countdown, or an address that must be confirmed first. */
export type FormProblem =
  | { kind: 'said'; text: Text }
  | { kind: 'locked'; until: Date }
  | { kind: 'unconfirmed'; email: string };

const said = (text: Text): FormProblem => ({ kind: 'said', text });

/** The lock this device knows of. The server would refuse too, so there is no need to ask it (LOCK-006). */
export function knownLock(email: string, attempts: SignInAttempts): FormProblem | null {
  const until = attempts.lockedUntil(email);
  return until === null ? null : { kind: 'locked', until };
}

/** The message for a failed sign-in, using the server's count. Only wrong credentials count (S-04). */
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
