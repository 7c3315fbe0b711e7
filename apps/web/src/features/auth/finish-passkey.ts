import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { confirmPasskey } from '../../data/sign-in/passkey-api.ts';
import { enterSession } from './enter-session.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { signInAttempts } from './sign-in-attempts.ts';
import type { FormProblem } from './sign-in-failure.ts';

/** Signs in with what the device has signed. @returns what went wrong; null when somebody is signed in */
export async function finishPasskey(used: AuthenticationResponseJSON): Promise<FormProblem | null> {
  try {
    const address = await confirmPasskey(used);
    if (address !== null) signInAttempts.clear(address);
  } catch (thrown) {
    return passkeyProblem(thrown);
  }
  const text = await enterSession();
  return text === null ? null : { kind: 'said', text };
}
