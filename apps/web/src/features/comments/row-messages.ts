import { defineMessages } from '../../lib/i18n/messages.ts';

/** Threads about rows of figures. */
export const rowMessages = defineMessages({
  aboutRow: {
    en: (name: string) => `About the line ${name} of the figures`,
    fr: (name: string) => `À propos de la ligne ${name} des chiffres`,
  },
  rowGone: { en: 'This line is no longer in the figures.', fr: "Cette ligne n'est plus dans les chiffres." },
  showRow: { en: 'Show the line', fr: 'Voir la ligne' },
});
