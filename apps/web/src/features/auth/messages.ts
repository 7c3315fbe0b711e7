import type { Text } from '@elan/domain/locale';
import { lockout } from '@elan/domain/lockout';
import { authTexts } from '../../data/sign-in/auth-errors.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const authMessages = defineMessages({
  notRemembered: {
    en: 'Your browser did not keep you signed in. Allow cookies for this site, then sign in again.',
    fr: "Votre navigateur n'a pas retenu la connexion. Autorisez les témoins (cookies) pour ce site, puis connectez-vous de nouveau.",
  },
  signInTitle: { en: 'Sign in', fr: 'Connexion' },
  signInLead: { en: 'Pick up where you left off.', fr: 'Reprenez là où vous en étiez.' },
  signUpTitle: { en: 'Create your account', fr: 'Créez votre compte' },
  signUpLead: {
    // In words, because this page must stay small; messages.test.ts compares the number with the plan.
    en: 'Three AI analyses a month, free. No card needed.',
    fr: 'Trois analyses IA par mois, gratuites. Aucune carte demandée.',
  },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  password: { en: 'Password', fr: 'Mot de passe' },
  passwordHelp: { en: 'At least 6 characters.', fr: 'Au moins 6 caractères.' },
  confirmation: { en: 'Confirm password', fr: 'Confirmez le mot de passe' },
  acceptBefore: { en: 'I am 18 or older and I accept the ', fr: "J'ai 18 ans ou plus et j'accepte les " },
  terms: { en: 'terms of service', fr: "conditions d'utilisation" },
  privacyLink: { en: 'What happens to your data', fr: "Ce qu'il advient de vos données" },
  termsLink: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  signUp: { en: 'Create account', fr: 'Créer mon compte' },
  noAccount: { en: 'No account yet?', fr: 'Pas encore de compte\u00a0?' },
  toSignUp: { en: 'Create an account', fr: 'Créer un compte' },
  haveAccount: { en: 'Already have an account?', fr: 'Vous avez déjà un compte\u00a0?' },
  toSignIn: { en: 'Sign in', fr: 'Se connecter' },
  forgot: { en: 'Forgot password?', fr: 'Mot de passe oublié\u00a0?' },
  unconfirmed: authTexts.unconfirmed,
  resend: { en: 'Send the link again', fr: 'Renvoyer le lien' },
  resent: {
    en: 'If this address is waiting to be confirmed, a new link is on its way. Check your inbox.',
    fr: 'Si cette adresse est en attente de confirmation, un nouveau lien est en route. Consultez votre boîte de réception.',
  },
  attemptsLeft: {
    en: (left: number) => `(${left} attempts remaining)`,
    fr: (left: number) => `(${left} tentatives restantes)`,
  },
  nowLocked: {
    en: `Too many failed login attempts. Account locked for ${lockout.lockMinutes} minutes.`,
    fr: `Trop de tentatives de connexion échouées. Compte verrouillé pendant ${lockout.lockMinutes} minutes.`,
  },
  locked: {
    en: (minutes: number) => `Account temporarily locked. Try again in ${minutes} minute(s).`,
    fr: (minutes: number) => `Compte temporairement verrouillé. Réessayez dans ${minutes} minute(s).`,
  },
  byLink: { en: 'Email me a sign-in link', fr: 'Recevoir un lien de connexion' },
  byPasskey: { en: 'Use a passkey', fr: "Utiliser une clé d'accès" },
  byProvider: { en: (name: string) => `Continue with ${name}`, fr: (name: string) => `Continuer avec ${name}` },
  byProviderNote: {
    en: 'If you have no account yet, this creates one, and you accept the terms of service.',
    fr: "Si vous n'avez pas encore de compte, il est créé ainsi et vous acceptez les conditions d'utilisation.",
  },
  requiredFields: { en: 'Please fill in all required fields.', fr: 'Veuillez remplir tous les champs obligatoires.' },
  mismatch: { en: 'Passwords do not match.', fr: 'Les mots de passe ne correspondent pas.' },
  termsRequired: {
    en: 'You must accept the terms of service.',
    fr: "Vous devez accepter les conditions d'utilisation.",
  },
  tooShort: authTexts.passwordTooShort,
  tooLong: authTexts.passwordTooLong,
  invalidEmail: authTexts.email,
});

type Messages = typeof authMessages;
/** The texts that take no values. */
export type AuthMessageKey = { [Key in keyof Messages]: Messages[Key] extends Text ? Key : never }[keyof Messages];
