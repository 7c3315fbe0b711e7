import { defineMessages } from '../../lib/i18n/messages.ts';

export const actionWords = defineMessages({
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
});
