import type { Language, Localized } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';

/** Minutes a reset link works (decision S-25: one hour). */
export const resetLinkMinutes = 60;

/** Hours a confirmation link works; whoever comes later gets a new one by signing in. */
export const confirmationLinkHours = 24;

const confirmation = {
  subject: {
    en: (product: string) => `Confirm your ${product} address`,
    fr: (product: string) => `Confirmez votre adresse ${product}`,
  },
  intro: {
    en: 'An account was created with this e-mail address. Confirm within a day that it is yours:',
    fr: "Un compte a été créé avec cette adresse courriel. Confirmez d'ici un jour qu'elle est bien la vôtre :",
  },
  action: { en: 'Confirm my address', fr: 'Confirmer mon adresse' },
  ignore: {
    en: 'If you did not create an account, ignore this message: nobody can use it without this confirmation.',
    fr: "Si vous n'avez pas créé de compte, ignorez ce message : sans cette confirmation, personne ne peut s'en servir.",
  },
} as const satisfies Record<string, Localized<unknown>>;

/** The mail that proves that an address is its owner's (decision S-08). */
export function confirmationMail(recipient: string, link: string, language: Language, product: string): Mail {
  return composeMail({
    recipient,
    language,
    subject: confirmation.subject[language](product),
    paragraphs: [confirmation.intro[language]],
    action: { label: confirmation.action[language], link },
    closing: confirmation.ignore[language],
  });
}

const words = {
  subject: {
    en: (product: string) => `Choose a new ${product} password`,
    fr: (product: string) => `Choisissez un nouveau mot de passe ${product}`,
  },
  intro: {
    en: 'You asked for a new password. This link works once, within the hour:',
    fr: "Vous avez demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, dans l'heure qui suit :",
  },
  action: { en: 'Choose a new password', fr: 'Choisir un nouveau mot de passe' },
  ignore: {
    en: 'If you did not ask for it, ignore this message: your password stays as it is.',
    fr: "Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
  },
} as const satisfies Record<string, Localized<unknown>>;

/** The mail with the link to the recovery form, in the reader's language. */
export function resetMail(recipient: string, link: string, language: Language, product: string): Mail {
  return composeMail({
    recipient,
    language,
    subject: words.subject[language](product),
    paragraphs: [words.intro[language]],
    action: { label: words.action[language], link },
    closing: words.ignore[language],
  });
}
