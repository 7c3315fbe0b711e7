import { limits } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const planDocumentMessages = defineMessages({
  title: { en: 'Business plan (document)', fr: "Plan d'affaires (document)" },
  lead: {
    en: 'This is what a bank, a program or a partner reads: your text, with facts and figures in tables. Write each section with the help beside it, leave some out, add your own. Your answers are notes: nothing of them is printed as text.',
    fr: "Voici ce que lit une banque, un programme ou un partenaire\u00a0: votre texte, avec les faits et les chiffres en tableaux. Rédigez chaque section avec l'aide à côté, laissez-en de côté, ajoutez les vôtres. Vos réponses sont des notes\u00a0: rien n'en est imprimé comme texte.",
  },
  leadReader: {
    en: 'This is what a bank, a program or a partner reads: the text of the owner, with facts and figures in tables.',
    fr: 'Voici ce que lit une banque, un programme ou un partenaire\u00a0: le texte de la personne propriétaire, avec les faits et les chiffres en tableaux.',
  },
  settings: { en: 'The document', fr: 'Le document' },
  toAside: { en: 'Files and settings', fr: 'Fichiers et réglages' },
  reader: { en: 'Who reads it', fr: 'Qui le lit' },
  language: { en: 'Language of the document', fr: 'Langue du document' },
  loading: { en: 'Putting the plan together…', fr: 'Assemblage du plan…' },
  failed: { en: 'The plan could not be put together.', fr: "Le plan n'a pas pu être assemblé." },
  changeFailed: { en: 'The change was not made.', fr: "La modification n'a pas été faite." },
  undo: { en: 'Undo', fr: 'Annuler' },
  offline: {
    en: 'You can go on writing offline: your text is kept on this device. Order, titles and files need a connection.',
    fr: "Vous pouvez continuer à écrire hors ligne\u00a0: votre texte est conservé sur cet appareil. L'ordre, les titres et les fichiers demandent une connexion.",
  },
  edit: { en: 'Edit', fr: 'Modifier' },
  editOf: { en: (title: string) => `Edit: ${title}`, fr: (title: string) => `Modifier\u00a0: ${title}` },
  done: { en: 'Done', fr: 'Terminé' },
  doneOf: { en: (title: string) => `Done: ${title}`, fr: (title: string) => `Terminé\u00a0: ${title}` },
  textOf: {
    en: (title: string) => `Text of “${title}”`,
    fr: (title: string) => `Texte de «\u00a0${title}\u00a0»`,
  },
  introductionOf: {
    en: (title: string) => `Your words above the figures of “${title}”`,
    fr: (title: string) => `Vos mots au-dessus des chiffres de «\u00a0${title}\u00a0»`,
  },
  help: {
    en: 'Write it as you would a letter, or paste it. Figures that nobody has confirmed are marked ◇ automatically.',
    fr: "Écrivez comme dans une lettre, ou collez votre texte. Les chiffres que personne n'a confirmés sont marqués ◇ automatiquement.",
  },
  pasteTooLong: {
    en: (count: number) =>
      `Nothing was pasted: the text is ${count} ${count === 1 ? 'character' : 'characters'} too long for a section. Paste it in parts, or add a section of your own.`,
    fr: (count: number) =>
      `Rien n'a été collé\u00a0: le texte compte ${count} ${count === 1 ? 'caractère' : 'caractères'} de trop pour une section. Collez-le par parties, ou ajoutez votre propre section.`,
  },
  picturesLeft: {
    en: (count: number) =>
      count === 1
        ? 'The text and its tables are here. Its picture could not come along: add it below the section.'
        : `The text and its tables are here. Its ${count} pictures could not come along: add them below the section.`,
    fr: (count: number) =>
      count === 1
        ? "Le texte et ses tableaux sont ici. Son image n'a pas pu suivre\u00a0: ajoutez-la sous la section."
        : `Le texte et ses tableaux sont ici. Ses ${count} images n'ont pas pu suivre\u00a0: ajoutez-les sous la section.`,
  },
  writtenBy: {
    en: (author: string, date: string) => `${author}, ${date}`,
    fr: (author: string, date: string) => `${author}, ${date}`,
  },
  someoneGone: { en: 'A former member', fr: 'Une personne qui a quitté le projet' },
  inEnglish: {
    en: 'This section is written in English and stays as it was typed.',
    fr: "Cette section est écrite en anglais et reste telle qu'elle a été saisie.",
  },
  inFrench: {
    en: 'This section is written in French and stays as it was typed.',
    fr: "Cette section est écrite en français et reste telle qu'elle a été saisie.",
  },
  openFigures: {
    en: (count: number) =>
      count === 1
        ? 'One figure or name in this text remains to be confirmed (◇), or does not add up (≠). Enter it in an answer or in your figures, or take it out.'
        : `${count} figures or names in this text remain to be confirmed (◇), or do not add up (≠). Enter them in an answer or in your figures, or take them out.`,
    fr: (count: number) =>
      count === 1
        ? 'Un chiffre ou un nom de ce texte reste à vérifier (◇), ou ne tient pas (≠). Donnez-le dans une réponse ou dans vos chiffres, ou retirez-le.'
        : `${count} chiffres ou noms de ce texte restent à vérifier (◇), ou ne tiennent pas (≠). Donnez-les dans une réponse ou dans vos chiffres, ou retirez-les.`,
  },
  changedTitle: {
    en: 'This part of the project has changed since these words were written',
    fr: 'Cette partie du projet a changé depuis que ces mots ont été écrits',
  },
  changedTables: {
    en: 'The figures below have changed since these words were written',
    fr: 'Les chiffres ci-dessous ont changé depuis que ces mots ont été écrits',
  },
  showDifference: { en: 'Show the difference', fr: 'Voir la différence' },
  hideDifference: { en: 'Hide the difference', fr: 'Masquer la différence' },
  takeNew: { en: 'Remove my text', fr: 'Retirer mon texte' },
  removeWords: { en: 'Remove these words', fr: 'Retirer ces mots' },
  keepMine: { en: 'Keep these words', fr: 'Garder ces mots' },
  backToAssembled: { en: 'Remove the text', fr: 'Retirer le texte' },
  backOf: {
    en: (title: string) => `Remove the text: ${title}`,
    fr: (title: string) => `Retirer le texte\u00a0: ${title}`,
  },
  assembledAgain: {
    en: 'The text is removed, and kept among the earlier texts.',
    fr: 'Le texte est retiré, et conservé parmi les textes précédents.',
  },
  nothingYet: {
    en: 'Nothing is here yet, so this section is not in the files.',
    fr: "Il n'y a encore rien ici\u00a0: cette section n'est pas dans les fichiers.",
  },
  emptyOwn: {
    en: 'This section is empty, so it is not in the files yet.',
    fr: "Cette section est vide\u00a0: elle n'est pas encore dans les fichiers.",
  },
  conflictEmpty: { en: '(no text)', fr: '(aucun texte)' },
  historyOf: {
    en: (title: string) => `Earlier texts: ${title}`,
    fr: (title: string) => `Textes précédents\u00a0: ${title}`,
  },
  checkFigures: { en: 'Check your figures', fr: 'Vérifiez vos chiffres' },
  arrange: { en: 'Order of the sections', fr: 'Ordre des sections' },
  arrangeLead: {
    en: 'This order is for the reader chosen above; each reader keeps its own.',
    fr: 'Cet ordre vaut pour le lectorat choisi ci-dessus\u00a0; chacun garde le sien.',
  },
  sections: { en: 'Sections', fr: 'Sections' },
  up: { en: (title: string) => `Move up: ${title}`, fr: (title: string) => `Monter\u00a0: ${title}` },
  down: { en: (title: string) => `Move down: ${title}`, fr: (title: string) => `Descendre\u00a0: ${title}` },
  moved: {
    en: (title: string, place: number, count: number) => `${title}: ${place} of ${count}`,
    fr: (title: string, place: number, count: number) => `${title}\u00a0: ${place} sur ${count}`,
  },
  leaveOut: { en: (title: string) => `Leave out: ${title}`, fr: (title: string) => `Laisser de côté\u00a0: ${title}` },
  bringBack: { en: (title: string) => `Bring back: ${title}`, fr: (title: string) => `Remettre\u00a0: ${title}` },
  bringBackShort: { en: 'Bring back', fr: 'Remettre' },
  isOut: { en: 'left out', fr: 'laissée de côté' },
  leftOut: {
    en: (title: string) => `“${title}” is left out. Its text is kept.`,
    fr: (title: string) => `«\u00a0${title}\u00a0» est laissée de côté. Son texte est conservé.`,
  },
  rename: { en: (title: string) => `Rename: ${title}`, fr: (title: string) => `Renommer\u00a0: ${title}` },
  titleHidden: {
    en: 'This title contains invisible characters. Please type it instead of pasting it.',
    fr: 'Ce titre contient des caractères invisibles. Veuillez le saisir au lieu de le coller.',
  },
  newTitle: { en: 'New title', fr: 'Nouveau titre' },
  save: { en: 'Save', fr: 'Enregistrer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  renamed: {
    en: (title: string) => `The section is now called “${title}”.`,
    fr: (title: string) => `La section s'appelle maintenant «\u00a0${title}\u00a0».`,
  },
  remove: { en: (title: string) => `Remove: ${title}`, fr: (title: string) => `Retirer\u00a0: ${title}` },
  removed: {
    en: (title: string) => `“${title}” is removed. Its text is kept below the list.`,
    fr: (title: string) => `«\u00a0${title}\u00a0» est retirée. Son texte est conservé sous la liste.`,
  },
  removedSections: {
    en: (count: number) => `Removed sections (${count})`,
    fr: (count: number) => `${count < 2 ? 'Section retirée' : 'Sections retirées'} (${count})`,
  },
  removedLoading: { en: 'Reading the text…', fr: 'Lecture du texte…' },
  removedEmpty: { en: 'Nothing was written in it.', fr: "Rien n'y était écrit." },
  addLabel: { en: 'Title of the new section', fr: 'Titre de la nouvelle section' },
  addExample: { en: 'The neighbourhood', fr: 'Le quartier' },
  add: { en: 'Add the section', fr: 'Ajouter la section' },
  full: {
    en: (count: number) => `You can add at most ${count} sections to a plan.`,
    fr: (count: number) => `Vous pouvez ajouter au plus ${count} sections à un plan.`,
  },
});

/** Characters of a title and of a section. */
export const longest = { title: limits.planSectionTitle, text: limits.planSection } as const;
