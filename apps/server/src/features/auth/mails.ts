import type { Language, Localized } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';

/** Minutes a reset link works (decision S-25: one hour). */
export const resetLinkMinutes = 60;

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
  const text = [words.intro[language], link, words.ignore[language]];
  return {
    recipient,
    subject: words.subject[language](product),
    text: text.join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body><p>${words.intro[language]}</p><p><a href="${escapeHtml(link)}">${words.action[language]}</a></p><p>${words.ignore[language]}</p></body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
