import { defineMessages } from '../../lib/i18n/messages.ts';

export const mentionMessages = defineMessages({
  people: { en: 'People to mention', fr: 'Personnes à mentionner' },
  offered: {
    en: (count: number) =>
      `${count === 1 ? '1 person' : `${count} people`} to mention. Use the arrow keys, then Enter.`,
    fr: (count: number) =>
      `${count === 1 ? '1 personne' : `${count} personnes`} à mentionner. Utilisez les flèches, puis Entrée.`,
  },
  tooMany: {
    en: (maximum: number) => `A comment can mention at most ${maximum} people.`,
    fr: (maximum: number) => `Un commentaire peut mentionner au plus ${maximum} personnes.`,
  },
});
