import { defineMessages } from '../../lib/i18n/messages.ts';

/** What is said about a text that several people write. */
export const sharedTextMessages = defineMessages({
  conflictTitle: {
    en: 'This text was also changed elsewhere. Nothing was overwritten.',
    fr: "Ce texte a aussi été modifié ailleurs. Rien n'a été écrasé.",
  },
  conflictOther: { en: 'The other text', fr: "L'autre texte" },
  keepOwn: { en: 'Keep mine', fr: 'Garder le mien' },
  takeOther: { en: 'Use the other', fr: "Prendre l'autre" },
  keepBoth: { en: 'Keep both', fr: 'Garder les deux' },
  replacedTitle: {
    en: 'Somebody has just changed this. What you wrote:',
    fr: "Ce texte vient d'être modifié. Ce que vous aviez écrit\u00a0:",
  },
  restoreMine: { en: 'Bring mine back', fr: 'Remettre le mien' },
  saving: { en: 'Saving…', fr: 'Enregistrement…' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  offlineKept: { en: 'Offline, kept on this device', fr: 'Hors ligne, conservé sur cet appareil' },
  notKept: {
    en: 'Keep this page open: this device cannot store your text.',
    fr: 'Laissez cette page ouverte\u00a0: cet appareil ne peut pas conserver votre texte.',
  },
  notSaved: { en: (cause: string) => `Not saved: ${cause}`, fr: (cause: string) => `Non enregistré\u00a0: ${cause}` },
  held: {
    en: 'Your text is kept on this device and not saved.',
    fr: "Votre texte est conservé sur cet appareil et n'est pas enregistré.",
  },
  historyLead: {
    en: 'A text is kept when someone else changes it, when you change it after a pause, and when most of it is deleted.',
    fr: 'Un texte est conservé quand une autre personne le modifie, quand vous le modifiez après une pause, et quand la plus grande partie en est retirée.',
  },
  noHistory: { en: 'Nothing yet.', fr: "Rien pour l'instant." },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  restore: { en: 'Restore this text', fr: 'Rétablir ce texte' },
  restoreOf: {
    en: (date: string) => `Restore this text from ${date}`,
    fr: (date: string) => `Rétablir ce texte du ${date}`,
  },
  restored: {
    en: 'Restored. The text it replaces is kept in the list.',
    fr: 'Rétabli. Le texte remplacé est conservé dans la liste.',
  },
  showDifference: { en: 'Show the difference', fr: 'Voir la différence' },
  hideDifference: { en: 'Hide the difference', fr: 'Masquer la différence' },
  older: { en: 'Show older texts', fr: 'Afficher les textes plus anciens' },
  writtenBy: {
    en: (author: string, date: string) => `${author}, ${date}`,
    fr: (author: string, date: string) => `${author}, ${date}`,
  },
  someoneGone: { en: 'A former member', fr: 'Une personne qui a quitté le projet' },
});
