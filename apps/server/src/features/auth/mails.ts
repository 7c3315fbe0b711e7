import type { Language, Localized } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';

/** Minutes a reset link is valid (decision S-25: one hour). */
export const resetLinkMinutes = 60;

/** Hours a confirmation link is valid; after that, the person requests a new one. */
export const confirmationLinkHours = 24;

type Words = {
  subject: Localized<(product: string) => string>;
  intro: Localized<string>;
  action: Localized<string>;
  closing: Localized<string>;
};

const confirmation: Words = {
  subject: {
    en: (product) => `Confirm your ${product} address`,
    fr: (product) => `Confirmez votre adresse ${product}`,
  },
  intro: {
    en: 'An account was created with this e-mail address. Confirm within a day that it is yours:',
    fr: "Un compte a été créé avec cette adresse courriel. Confirmez d'ici un jour qu'elle est bien la vôtre :",
  },
  action: { en: 'Confirm my address', fr: 'Confirmer mon adresse' },
  closing: {
    en: 'If you did not create an account, ignore this message: nobody can use it without this confirmation.',
    fr: "Si vous n'avez pas créé de compte, ignorez ce message : sans cette confirmation, personne ne peut s'en servir.",
  },
};

const reset: Words = {
  subject: {
    en: (product) => `Choose a new ${product} password`,
    fr: (product) => `Choisissez un nouveau mot de passe ${product}`,
  },
  intro: {
    en: 'You asked for a new password. This link works once, within the hour:',
    fr: "Vous avez demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, dans l'heure qui suit :",
  },
  action: { en: 'Choose a new password', fr: 'Choisir un nouveau mot de passe' },
  closing: {
    en: 'If you did not ask for it, ignore this message: your password stays as it is.',
    fr: "Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
  },
};

const changed: Words = {
  subject: {
    en: (product) => `Your ${product} password was changed`,
    fr: (product) => `Votre mot de passe ${product} a été modifié`,
  },
  intro: {
    en: 'The password of your account was just changed. Other open sessions were signed out. You sign in with the new password here:',
    fr: "Le mot de passe de votre compte vient d'être modifié. Les autres sessions ouvertes ont été fermées. Vous vous connectez avec le nouveau mot de passe ici :",
  },
  action: { en: 'Sign in', fr: 'Se connecter' },
  closing: {
    en: 'If this was not you, follow the link at once and choose "Forgot password".',
    fr: "Si ce n'était pas vous, suivez ce lien sans tarder et choisissez « Mot de passe oublié ».",
  },
};

/** The recipient, their language and the product name to use. */
export type Addressee = { email: string; language: Language; product: string };

/** The mail that lets a person confirm their address (decision S-08). */
export const confirmationMail = (to: Addressee, link: string, now: Date): Mail => ({
  ...letter(confirmation, to, link),
  expiresAt: minutesAfter(now, confirmationLinkHours * 60),
});

/** The mail with the password reset link. */
export const resetMail = (to: Addressee, link: string, now: Date): Mail => ({
  ...letter(reset, to, link),
  expiresAt: minutesAfter(now, resetLinkMinutes),
});

/** Notifies the owner that the password was changed (decision M-02). */
export const passwordChangedMail = (to: Addressee, link: string): Mail => letter(changed, to, link);

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

function letter(words: Words, { email, language, product }: Addressee, link: string): Mail {
  return composeMail({
    recipient: email,
    language,
    subject: words.subject[language](product),
    paragraphs: [words.intro[language]],
    action: { label: words.action[language], link },
    closing: words.closing[language],
  });
}
