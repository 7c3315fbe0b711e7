import type { Text } from '@elan/domain/locale';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { AuthError, toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { addPasskey, beginPasskey, passkeysWork } from '../../data/sign-in/passkey-api.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { passwordFailureText } from './password-failure.ts';

/** Has this device make a passkey, and stores it. @returns what went wrong; null when it was added */
export async function makePasskey(name: string, password: string): Promise<Text | null> {
  if (!passkeysWork()) return passkeyMessages.unsupported;
  try {
    const made = await startRegistration({ optionsJSON: await beginPasskey(password) });
    await addPasskey(name, made);
    return null;
  } catch (thrown) {
    return makingProblem(thrown);
  }
}

/** What to say about a passkey that was not added. */
export function makingProblem(thrown: unknown): Text {
  if (thrown instanceof WebAuthnError) {
    if (thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyMessages.known;
    return thrown.code === 'ERROR_INVALID_DOMAIN' ? passkeyMessages.unsupported : passkeyMessages.notMade;
  }
  if (thrown instanceof DOMException) return passkeyMessages.notMade;
  if (!(thrown instanceof AuthError)) return passwordFailureText(thrown);
  const { code } = toAuthFailure(thrown);
  if (code === 'TOO_MANY_PASSKEYS') return passkeyMessages.tooMany;
  return code === 'PASSKEY_REFUSED' ? passkeyMessages.refused : passwordFailureText(thrown);
}
