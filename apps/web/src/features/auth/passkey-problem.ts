import type { Text } from '@elan/domain/locale';
import { WebAuthnError } from '@simplewebauthn/browser';
import { AuthError, toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { translateAuthError } from '../../data/sign-in/auth-errors.ts';
import type { FormProblem } from './sign-in-failure.ts';

const texts = {
  unsupported: {
    en: 'This browser cannot use passkeys on this site. Sign in another way.',
    fr: "Ce navigateur ne peut pas utiliser de clé d'accès sur ce site. Connectez-vous autrement.",
  },
  noneChosen: {
    en: 'No passkey was used. Try again, or sign in another way.',
    fr: "Aucune clé d'accès n'a été utilisée. Réessayez ou connectez-vous autrement.",
  },
  unknown: {
    en: 'This passkey no longer opens an account: it was removed, or its account was deleted. You can remove it from your device too.',
    fr: "Cette clé d'accès n'ouvre plus de compte\u00a0: elle a été supprimée, ou son compte l'a été. Vous pouvez la supprimer aussi de votre appareil.",
  },
  refused: {
    en: 'This passkey was not accepted, and nobody was signed in. Try again, or sign in another way.',
    fr: "Cette clé d'accès n'a pas été acceptée et personne n'a été connecté. Réessayez ou connectez-vous autrement.",
  },
} as const satisfies Record<string, Text>;

/** What to say where the browser has no passkeys. */
export const passkeysMissing: FormProblem = { kind: 'said', text: texts.unsupported };

/** What to say about a passkey that signed nobody in. */
export function passkeyProblem(thrown: unknown): FormProblem {
  const said = (text: Text): FormProblem => ({ kind: 'said', text });
  if (thrown instanceof AuthError) {
    const { code, email } = thrown.failure;
    if (code === 'PASSKEY_UNKNOWN') return said(texts.unknown);
    if (code === 'PASSKEY_REFUSED') return said(texts.refused);
    if (code === 'EMAIL_NOT_VERIFIED' && email !== undefined) return { kind: 'unconfirmed', email };
  }
  if (thrown instanceof WebAuthnError && thrown.code === 'ERROR_INVALID_DOMAIN') return said(texts.unsupported);
  // Browsers do not say whether the person cancelled or had no passkey.
  const isFromDevice = thrown instanceof WebAuthnError || thrown instanceof DOMException;
  const isCancelled = thrown instanceof Error && thrown.name === 'NotAllowedError';
  if (isFromDevice || isCancelled) return said(texts.noneChosen);
  return said(translateAuthError(toAuthFailure(thrown)));
}
