import { defineMessages } from '../../lib/i18n/messages.ts';

export const tradeMessages = defineMessages({
  trade: { en: 'Your trade', fr: 'Votre métier' },
  suggested: { en: 'Going by your project', fr: 'Selon votre projet' },
  other: { en: 'None of these', fr: 'Aucun de ceux-là' },
  because: {
    en: (words: string) => `Your project mentions ${words}. The analyses are about this trade until you choose one.`,
    fr: (words: string) =>
      `Votre projet mentionne ${words}. Les analyses parlent de ce métier tant que vous n'en choisissez pas.`,
  },
  why: {
    en: 'Choose it, and the analyses will say what matters most in it.',
    fr: 'Choisissez-le\u00a0: les analyses diront ce qui y compte le plus.',
  },
  about: {
    en: (name: string) => `About this trade: ${name}`,
    fr: (name: string) => `À propos de ce métier\u00a0: ${name}`,
  },
  unsaved: { en: 'The trade was not saved. Try again.', fr: "Le métier n'a pas été enregistré. Réessayez." },
  offers: { en: 'Common in this trade:', fr: 'Courant dans ce métier\u00a0:' },
  add: {
    en: (text: string) => `Add to your answer: ${text}`,
    fr: (text: string) => `Ajouter à votre réponse\u00a0: ${text}`,
  },
});
