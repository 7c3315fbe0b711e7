import { startAuthentication } from '@simplewebauthn/browser';
import { askForPasskey, passkeysWork } from '../../data/sign-in/passkey-api.ts';
import { finishPasskey } from './finish-passkey.ts';
import { withoutOffer } from './passkey-autofill.ts';
import { passkeyProblem, passkeysMissing } from './passkey-problem.ts';
import type { FormProblem } from './sign-in-failure.ts';

/** Signs in with a passkey of this device. @returns what went wrong; null when somebody is signed in */
export async function signInByPasskey(): Promise<FormProblem | null> {
  if (!passkeysWork()) return passkeysMissing;
  return withoutOffer(async () => {
    try {
      return await finishPasskey(await startAuthentication({ optionsJSON: await askForPasskey() }));
    } catch (thrown) {
      return passkeyProblem(thrown);
    }
  });
}
