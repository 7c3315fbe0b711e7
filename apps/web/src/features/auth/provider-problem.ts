import type { Text } from '@elan/domain/locale';
import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { type AuthFailure, translateAuthError } from '../../data/sign-in/auth-errors.ts';

const texts: Readonly<Record<string, (name: string) => Text>> = {
  PROVIDER_DENIED: (name) => ({
    en: `You declined at ${name}, so nothing happened here. Try again, or choose another way to sign in.`,
    fr: `Vous avez refusé chez ${name}\u00a0: rien ne s'est passé ici. Réessayez ou connectez-vous autrement.`,
  }),
  PROVIDER_UNAVAILABLE: (name) => ({
    en: `${name} cannot be reached right now. Try again in a moment, or choose another way to sign in.`,
    fr: `${name} ne répond pas pour le moment. Réessayez dans un instant ou connectez-vous autrement.`,
  }),
  PROVIDER_EXPIRED: (name) => ({
    en: `This took too long, or was already used, so nothing happened here. Please start over with ${name}.`,
    fr: `Le délai est écoulé, ou cette réponse a déjà servi\u00a0: rien ne s'est passé ici. Veuillez recommencer avec ${name}.`,
  }),
  PROVIDER_REFUSED: (name) => ({
    en: `The answer from ${name} could not be verified, so nothing happened here. Try again, or choose another way to sign in.`,
    fr: `La réponse de ${name} n'a pas pu être vérifiée\u00a0: rien ne s'est passé ici. Réessayez ou connectez-vous autrement.`,
  }),
  PROVIDER_WITHOUT_ADDRESS: (name) => ({
    en: `${name} did not give us your email address, and an account needs one. Create an account with your address and a password instead.`,
    fr: `${name} ne nous a pas donné votre adresse courriel, et un compte en a besoin. Créez plutôt un compte avec votre adresse et un mot de passe.`,
  }),
  PROVIDER_UNVERIFIED: (name) => ({
    en: `${name} does not confirm that the address is yours, so no account was opened. Create one with your address and a password instead.`,
    fr: `${name} ne confirme pas que l'adresse est la vôtre\u00a0: aucun compte n'a été ouvert. Créez-en plutôt un avec votre adresse et un mot de passe.`,
  }),
  PROVIDER_NOT_LINKED: (name) => ({
    en: `This address already has an account, which ${name} does not open yet. Sign in the way you usually do, then link ${name} in your account, under “Ways to sign in”.`,
    fr: `Cette adresse a déjà un compte, que ${name} n'ouvre pas encore. Connectez-vous comme d'habitude, puis liez ${name} dans votre compte, sous «\u00a0Façons de se connecter\u00a0».`,
  }),
  PROVIDER_OTHER_SESSION: (name) => ({
    en: `You are no longer signed in to the account you wanted to link, so nothing was linked. Sign in, then start over with ${name} in your account.`,
    fr: `Vous n'êtes plus connecté au compte que vous vouliez lier\u00a0: rien n'a été lié. Connectez-vous, puis recommencez avec ${name} dans votre compte.`,
  }),
  PROVIDER_TAKEN: (name) => ({
    en: `This ${name} account already opens another account here, so it was not linked. Choose another ${name} account, or unlink it from the other account first.`,
    fr: `Ce compte ${name} ouvre déjà un autre compte ici\u00a0: il n'a pas été lié. Choisissez un autre compte ${name} ou déliez-le d'abord de l'autre compte.`,
  }),
  PROVIDER_LINKED_BEFORE: (name) => ({
    en: `Your account is already linked to a ${name} account. Unlink that one first.`,
    fr: `Votre compte est déjà lié à un compte ${name}. Déliez d'abord celui-là.`,
  }),
};

/** Why a provider signed nobody in, or was not linked. */
export function providerProblem(provider: SignInProvider, failure: AuthFailure): Text {
  const own = failure.code === undefined ? undefined : texts[failure.code];
  return own === undefined ? translateAuthError(failure) : own(providerNames[provider]);
}
