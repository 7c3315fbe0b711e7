import { defineMessages } from '../../lib/i18n/messages.ts';

export const commentMessages = defineMessages({
  title: { en: 'Comments', fr: 'Commentaires' },
  refresh: { en: 'Refresh comments', fr: 'Actualiser les commentaires' },
  empty: {
    en: 'Questions, doubts, suggestions: everyone who works on this project sees what is written here.',
    fr: 'Questions, doutes, suggestions\u00a0: toutes les personnes qui travaillent à ce projet voient ce qui est écrit ici.',
  },
  unknownUser: { en: 'Unknown user', fr: 'Utilisateur inconnu' },
  you: { en: '(you)', fr: '(vous)' },
  edited: { en: 'edited', fr: 'modifié' },
  editedOn: { en: (date: string) => `Edited on ${date}`, fr: (date: string) => `Modifié le ${date}` },
  sending: { en: 'Sending…', fr: 'Envoi…' },
  add: { en: 'Add a comment', fr: 'Ajouter un commentaire' },
  placeholder: {
    en: 'For example: “Who would buy this in winter?”',
    fr: 'Par exemple\u00a0: «\u00a0Qui achèterait cela en hiver\u00a0?\u00a0»',
  },
  added: { en: 'Comment added.', fr: 'Commentaire ajouté.' },
  reply: { en: 'Reply', fr: 'Répondre' },
  replyTo: { en: (author: string) => `Reply to ${author}`, fr: (author: string) => `Répondre à ${author}` },
  yourReply: { en: 'Your reply', fr: 'Votre réponse' },
  submitReply: { en: 'Send reply', fr: 'Envoyer la réponse' },
  replies: { en: 'Replies', fr: 'Réponses' },
  earlier: { en: 'Show earlier comments', fr: 'Afficher les commentaires précédents' },
  earlierReplies: {
    en: (left: number) => `Show earlier replies (${left})`,
    fr: (left: number) => `Afficher les réponses précédentes (${left})`,
  },
  edit: { en: 'Edit', fr: 'Modifier' },
  editOf: {
    en: (author: string) => `Edit the comment by ${author}`,
    fr: (author: string) => `Modifier le commentaire de ${author}`,
  },
  yourChange: { en: 'Edit the comment', fr: 'Modifier le commentaire' },
  changedMeanwhile: {
    en: 'This comment was changed in the meantime. Saving replaces that text with yours.',
    fr: 'Ce commentaire a été modifié entre-temps. Enregistrer remplacera ce texte par le vôtre.',
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeOf: {
    en: (author: string) => `Delete the comment by ${author}`,
    fr: (author: string) => `Supprimer le commentaire de ${author}`,
  },
  removeQuestion: { en: 'Delete this comment for good?', fr: 'Supprimer ce commentaire pour de bon\u00a0?' },
  removeWithReplies: {
    en: (count: number) =>
      count === 1
        ? 'Delete this comment and its reply for good?'
        : `Delete this comment and its ${count} replies for good?`,
    fr: (count: number) =>
      count === 1
        ? 'Supprimer pour de bon ce commentaire et sa réponse\u00a0?'
        : `Supprimer pour de bon ce commentaire et ses ${count} réponses\u00a0?`,
  },
  resolve: { en: 'Resolve', fr: 'Résoudre' },
  resolveOf: {
    en: (author: string) => `Resolve the comment by ${author}`,
    fr: (author: string) => `Résoudre le commentaire de ${author}`,
  },
  reopen: { en: 'Reopen', fr: 'Rouvrir' },
  reopenOf: {
    en: (author: string) => `Reopen the comment by ${author}`,
    fr: (author: string) => `Rouvrir le commentaire de ${author}`,
  },
  resolvedBy: {
    en: (author: string, when: string) => `Resolved by ${author}, ${when}`,
    fr: (author: string, when: string) => `Résolu par ${author}, ${when}`,
  },
  resolvedThreads: {
    en: (count: number) => (count === 1 ? '1 resolved comment' : `${count} resolved comments`),
    fr: (count: number) => (count < 2 ? `${count} commentaire résolu` : `${count} commentaires résolus`),
  },
  saidResolved: { en: 'Comment resolved.', fr: 'Commentaire résolu.' },
  saidReopened: { en: 'Comment reopened.', fr: 'Commentaire rouvert.' },
  resolveFailed: { en: 'Failed to resolve comment', fr: 'Échec de la résolution du commentaire' },
  reopenFailed: { en: 'Failed to reopen comment', fr: 'Échec de la réouverture du commentaire' },
  aboutPassage: { en: 'About this passage of the analysis:', fr: "À propos de ce passage de l'analyse\u00a0:" },
  aboutAnalysis: { en: 'About the analysis', fr: "À propos de l'analyse" },
  aboutAnswer: {
    en: (question: string) => `About the answer: ${question}`,
    fr: (question: string) => `À propos de la réponse\u00a0: ${question}`,
  },
  anAnswer: { en: 'an answer', fr: 'une réponse' },
  aboutModule: { en: 'Make it a general comment', fr: 'En faire un commentaire général' },
  showPassage: { en: 'Show in the text', fr: 'Voir dans le texte' },
  showPassageOf: {
    en: (quote: string) => `Show in the text: ${quote}`,
    fr: (quote: string) => `Voir dans le texte\u00a0: ${quote}`,
  },
  aboutRow: {
    en: (name: string) => `About the figure ${name}`,
    fr: (name: string) => `À propos du chiffre ${name}`,
  },
  rowGone: { en: 'This figure no longer exists.', fr: "Ce chiffre n'existe plus." },
  showRow: { en: 'Show the figure', fr: 'Voir le chiffre' },
  people: { en: 'People to mention', fr: 'Personnes à mentionner' },
  offered: {
    en: (count: number) =>
      `${count === 1 ? '1 person' : `${count} people`} to mention. Use the arrow keys, then Enter.`,
    fr: (count: number) =>
      `${count === 1 ? '1 personne' : `${count} personnes`} à mentionner. Utilisez les flèches, puis Entrée.`,
  },
  tooManyMentions: {
    en: (maximum: number) => `A comment can mention at most ${maximum} people.`,
    fr: (maximum: number) => `Un commentaire peut mentionner au plus ${maximum} personnes.`,
  },
  commentGone: { en: 'This comment no longer exists.', fr: "Ce commentaire n'existe plus." },
  passageGone: { en: 'This passage is gone from the text.', fr: "Ce passage n'est plus dans le texte." },
  loadFailed: { en: 'Failed to load comments', fr: 'Échec du chargement des commentaires' },
  addFailed: { en: 'Failed to add comment', fr: "Échec de l'ajout du commentaire" },
  replyFailed: { en: 'Failed to add reply', fr: "Échec de l'ajout de la réponse" },
  updateFailed: { en: 'Failed to update comment', fr: 'Échec de la mise à jour du commentaire' },
  removeFailed: { en: 'Failed to delete comment', fr: 'Échec de la suppression du commentaire' },
  kept: { en: 'Your text is kept on this device.', fr: 'Votre texte est conservé sur cet appareil.' },
  notKept: {
    en: 'Keep this page open: this device cannot store your text.',
    fr: 'Laissez cette page ouverte\u00a0: cet appareil ne peut pas conserver votre texte.',
  },
  tooLong: {
    en: (maximum: number) => `A comment can have at most ${maximum} characters.`,
    fr: (maximum: number) => `Un commentaire compte au plus ${maximum} caractères.`,
  },
  lostTitle: {
    en: 'The comment this was written for no longer exists. Your text is still here.',
    fr: "Le commentaire visé n'existe plus. Votre texte est toujours là.",
  },
  lostUse: { en: 'Use as a new comment', fr: 'En faire un nouveau commentaire' },
  lostDiscard: { en: 'Discard', fr: 'Abandonner' },
});
