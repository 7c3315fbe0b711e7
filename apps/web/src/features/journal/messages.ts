import { defineMessages } from '../../lib/i18n/messages.ts';

export const journalMessages = defineMessages({
  entries: { en: (count: number) => `My entries (${count})`, fr: (count: number) => `Mes entrées (${count})` },
  newEntry: { en: 'New entry', fr: 'Nouvelle entrée' },
  whoReads: {
    en: 'Everyone who has access to this project can read these entries. With a model connected, analyses of the other modules read the beginning of the newest ones.',
    fr: 'Toutes les personnes qui ont accès à ce projet peuvent lire ces entrées. Si un modèle est branché, les analyses des autres modules lisent le début des plus récentes.',
  },
  titleLabel: { en: 'Title', fr: 'Titre' },
  titleExample: {
    en: 'First order from someone I do not know',
    fr: "Première commande de quelqu'un que je ne connais pas",
  },
  mood: { en: 'Mood', fr: 'Humeur' },
  contentLabel: { en: 'What happened', fr: "Ce qui s'est passé" },
  contentHelp: {
    en: 'What you tried, what someone said, what you have to decide. A name, a date or a figure makes it worth rereading.',
    fr: "Ce que vous avez essayé, ce que quelqu'un a dit, ce que vous devez décider. Un nom, une date ou un chiffre, et l'entrée vaudra d'être relue.",
  },
  add: { en: 'Add', fr: 'Ajouter' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  keptUntilAdded: {
    en: 'Your text is kept on this device until you add it.',
    fr: "Votre texte est conservé sur cet appareil jusqu'à ce que vous l'ajoutiez.",
  },
  notKept: {
    en: 'This device cannot store your text: keep this page open until it is added.',
    fr: "Cet appareil ne peut pas conserver votre texte\u00a0: laissez cette page ouverte jusqu'à ce qu'il soit ajouté.",
  },
  waiting: {
    en: 'Not saved yet. Your text is kept here; we will try again.',
    fr: 'Pas encore enregistré. Votre texte est conservé ici\u00a0; nous allons réessayer.',
  },
  refused: {
    en: (cause: string) => `Not saved. Your text is kept here. ${cause}`,
    fr: (cause: string) => `Non enregistré. Votre texte est conservé ici. ${cause}`,
  },
  added: { en: 'Entry added.', fr: 'Entrée ajoutée.' },
  discardTitle: { en: 'Discard this entry?', fr: 'Abandonner cette entrée\u00a0?' },
  discardLead: {
    en: 'What you typed has not been added and will be lost.',
    fr: "Ce que vous avez écrit n'a pas été ajouté et sera perdu.",
  },
  discard: { en: 'Discard', fr: 'Abandonner' },
  keepWriting: { en: 'Keep writing', fr: "Continuer d'écrire" },
  emptyTitle: { en: 'Write your first entry', fr: 'Écrivez votre première entrée' },
  empty: {
    en: 'A few lines after a day on the project: what you tried, who said what, how it felt. Read together, your entries show what is moving and what is waiting.',
    fr: "Quelques lignes après une journée consacrée au projet\u00a0: ce que vous avez essayé, qui a dit quoi, comment c'était. Relues ensemble, vos entrées montrent ce qui avance et ce qui attend.",
  },
  emptyExample: {
    en: 'For example: “Forty loaves ordered in advance. A man asked me if I would open on Tuesdays too.”',
    fr: "Par exemple\u00a0: «\u00a0Quarante miches commandées à l'avance. Un monsieur m'a demandé si j'allais ouvrir le mardi aussi.\u00a0»",
  },
  emptyReader: {
    en: 'Nobody has written in this journal yet.',
    fr: "Personne n'a encore écrit dans ce journal.",
  },
  noEntries: { en: 'No entries yet', fr: "Aucune entrée pour l'instant" },
  list: { en: 'Entries, newest first', fr: "Entrées, la plus récente d'abord" },
  older: {
    en: (left: number) => `Show older entries (${left})`,
    fr: (left: number) => `Afficher les entrées plus anciennes (${left})`,
  },
  readAll: { en: 'Read all of it', fr: 'Tout lire' },
  readLess: { en: 'Show less', fr: 'Réduire' },
  delete: { en: (title: string) => `Delete “${title}”`, fr: (title: string) => `Supprimer «\u00a0${title}\u00a0»` },
  deleteTitle: { en: 'Delete this entry?', fr: 'Supprimer cette entrée\u00a0?' },
  deleteLead: {
    en: (title: string, date: string) => `“${title}”, ${date}. This cannot be undone.`,
    fr: (title: string, date: string) => `«\u00a0${title}\u00a0», ${date}. Elle ne pourra pas être récupérée.`,
  },
  deleteAction: { en: 'Delete the entry', fr: "Supprimer l'entrée" },
  deleted: { en: 'Entry deleted.', fr: 'Entrée supprimée.' },
  notDeleted: {
    en: 'The entry could not be deleted just now. It is still there.',
    fr: "L'entrée n'a pas pu être supprimée pour l'instant. Elle est toujours là.",
  },
  showAnalysis: { en: 'Show the AI analysis', fr: "Afficher l'analyse IA" },
  hideAnalysis: { en: 'Hide the AI analysis', fr: "Masquer l'analyse IA" },
  nothingToSave: {
    en: 'There is nothing new to save.',
    fr: "Il n'y a rien de nouveau à enregistrer.",
  },
  premiumHint: { en: 'Subscription required', fr: 'Abonnement requis' },
  entriesHint: { en: 'Add entries to get an analysis', fr: 'Ajoutez des entrées pour obtenir une analyse' },
});
