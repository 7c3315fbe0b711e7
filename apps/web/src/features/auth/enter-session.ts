import type { Text } from '@elan/domain/locale';
import { session } from '../../data/account/session.ts';
import { faultWords } from '../../lib/errors.ts';
import { authMessages } from './messages.ts';
import { typedEmail } from './typed-email.ts';

/**
 * Takes up the session that a sign-in has just opened.
 * @returns why nobody is signed in here all the same; null when somebody is
 */
export async function enterSession(): Promise<Text | null> {
  await session.signedIn();
  const state = session.get();
  if (state.status === 'signed-in') typedEmail.set('');
  // Sign-in succeeded but the session was not found afterwards: the browser did not store the cookie.
  if (state.status === 'signed-out') return authMessages.notRemembered;
  return state.status === 'loading' && state.problem !== null ? faultWords(state.problem) : null;
}
