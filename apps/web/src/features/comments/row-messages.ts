import { defineMessages } from '../../lib/i18n/messages.ts';

/** Threads about figures. */
export const rowMessages = defineMessages({
  aboutRow: {
    en: (name: string) => `About the figure ${name}`,
    fr: (name: string) => `À propos du chiffre ${name}`,
  },
  rowGone: { en: 'This figure no longer exists.', fr: "Ce chiffre n'existe plus." },
  showRow: { en: 'Show the figure', fr: 'Voir le chiffre' },
});
