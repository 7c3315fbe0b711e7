import { defineMessages } from '../../lib/i18n/messages.ts';

export const versionMessages = defineMessages({
  title: { en: 'Earlier versions', fr: 'Versions précédentes' },
  lead: {
    en: 'Every analysis is kept. Reading one changes nothing; restoring one shows it again, and the others stay here.',
    fr: "Chaque analyse est conservée. En lire une ne change rien\u00a0; en rétablir une l'affiche de nouveau, et les autres restent ici.",
  },
  emptyTitle: { en: 'Nothing written yet', fr: "Rien d'écrit pour l'instant" },
  empty: {
    en: 'Once something has been generated here, every version of it is kept on this list.',
    fr: 'Dès que quelque chose aura été généré ici, chaque version en sera conservée dans cette liste.',
  },
  loading: { en: 'Loading versions…', fr: 'Recherche des versions…' },
  failed: { en: 'The versions could not be loaded.', fr: "Les versions n'ont pas pu être chargées." },
  onlyOne: { en: 'There is only this one so far.', fr: "Il n'y a que celle-ci pour l'instant." },
  older: {
    en: (left: number) => `Show older versions (${left})`,
    fr: (left: number) => `Afficher les versions plus anciennes (${left})`,
  },
  current: { en: 'Shown now', fr: 'Affichée' },
  by: { en: (author: string) => `requested by ${author}`, fr: (author: string) => `demandée par ${author}` },
  formerMember: { en: 'a former member', fr: "quelqu'un qui n'est plus là" },
  imported: { en: 'imported from a file', fr: "importée d'un fichier" },
  builtin: { en: 'built-in draft', fr: 'ébauche intégrée' },
  english: { en: 'English', fr: 'anglais' },
  french: { en: 'French', fr: 'français' },
  read: { en: 'Read', fr: 'Lire' },
  close: { en: 'Close', fr: 'Fermer' },
  restore: { en: 'Restore', fr: 'Rétablir' },
  named: {
    en: (action: string, date: string) => `${action}: ${date}`,
    fr: (action: string, date: string) => `${action}\u00a0: ${date}`,
  },
  restored: {
    en: 'This version is shown again. Nothing was lost.',
    fr: "Cette version est de nouveau affichée. Rien n'a été perdu.",
  },
  restoredSection: {
    en: (section: string, date: string) =>
      section === '' ? `with the opening from ${date}` : `with the section “${section}” from ${date}`,
    fr: (section: string, date: string) =>
      section === '' ? `avec le début de la version du ${date}` : `avec la section «\u00a0${section}\u00a0» du ${date}`,
  },
  compare: { en: 'Compare', fr: 'Comparer' },
  comparison: { en: 'Compare two versions', fr: 'Comparer deux versions' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  shownNow: { en: (date: string) => `${date} (shown now)`, fr: (date: string) => `${date} (affichée)` },
  sameText: {
    en: 'These two versions say the same thing, word for word.',
    fr: 'Ces deux versions disent la même chose, mot pour mot.',
  },
  unchanged: {
    en: (count: number) => (count === 1 ? '1 section is unchanged' : `${count} sections are unchanged`),
    fr: (count: number) => (count === 1 ? '1 section est inchangée' : `${count} sections sont inchangées`),
  },
  opening: { en: 'Opening', fr: 'Début' },
  restoreSection: {
    en: (date: string) => `Restore this section from ${date}`,
    fr: (date: string) => `Rétablir cette section du ${date}`,
  },
  sectionRestored: {
    en: 'The section is back. The analysis you had is kept as a version.',
    fr: "La section est rétablie. L'analyse que vous aviez est conservée parmi les versions.",
  },
  answerHistoryLead: {
    en: 'What this answer said before. Words it no longer has are crossed out.',
    fr: "Ce que disait cette réponse. Les mots qu'elle n'a plus sont barrés.",
  },
  noAnswerHistory: {
    en: 'Nothing yet. A text is kept here when someone else changes it, when you change it after a pause, or when most of it is deleted.',
    fr: "Rien pour l'instant. Un texte est conservé ici quand une autre personne le modifie, quand vous le modifiez après une pause ou quand la plus grande partie en est supprimée.",
  },
  writtenBy: {
    en: (author: string, date: string) => `${author}, ${date}`,
    fr: (author: string, date: string) => `${author}, ${date}`,
  },
  aFormerMember: { en: 'A former member', fr: 'Une personne qui a quitté le projet' },
  restoreText: { en: 'Restore this text', fr: 'Rétablir ce texte' },
  textRestored: {
    en: 'Restored. The text it replaces is kept in the list.',
    fr: 'Rétabli. Le texte remplacé est conservé dans la liste.',
  },
  olderTexts: { en: 'Show older texts', fr: 'Afficher les textes plus anciens' },
});
