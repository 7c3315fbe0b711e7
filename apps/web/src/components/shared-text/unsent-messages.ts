import { defineMessages } from '../../lib/i18n/messages.ts';

/** Apart from the other words of shared texts: every questionnaire has them. */
export const unsentMessages = defineMessages({
  title: { en: 'Your text, not saved', fr: 'Votre texte, non enregistré' },
  note: {
    en: 'You cannot change this text at the moment. Only you can see what you typed, on this device.',
    fr: 'Vous ne pouvez pas modifier ce texte pour le moment. Vous seul voyez ce que vous avez saisi, sur cet appareil.',
  },
  empty: { en: '(you cleared the text)', fr: '(vous aviez effacé le texte)' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  copyFailed: {
    en: 'The text could not be copied. Select it and copy it by hand.',
    fr: "Le texte n'a pas pu être copié. Sélectionnez-le et copiez-le à la main.",
  },
  discard: { en: 'Discard', fr: 'Abandonner' },
  discarded: { en: 'Your text was discarded.', fr: 'Votre texte a été abandonné.' },
  undo: { en: 'Undo', fr: 'Annuler' },
});
