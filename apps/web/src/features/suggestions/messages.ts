import { defineMessages } from '../../lib/i18n/messages.ts';

export const suggestionMessages = defineMessages({
  suggests: { en: (who: string) => `${who} suggests`, fr: (who: string) => `${who} propose` },
  suggested: { en: (who: string) => `${who} suggested`, fr: (who: string) => `${who} a proposé` },
  yours: { en: 'You suggest', fr: 'Vous proposez' },
  yoursDecided: { en: 'You suggested', fr: 'Vous avez proposé' },
  someoneGone: { en: 'A former member', fr: 'Une personne qui a quitté le projet' },
  by: { en: (program: string) => `by ${program}`, fr: (program: string) => `par ${program}` },
  byTitle: {
    en: 'A program suggested this with an access token of this person.',
    fr: "Un programme l'a proposé avec un jeton d'accès de cette personne.",
  },
  suggest: { en: 'Suggest a change', fr: 'Suggérer une modification' },
  suggestTo: {
    en: (what: string) => `Suggest a change to “${what}”`,
    fr: (what: string) => `Suggérer une modification à «\u00a0${what}\u00a0»`,
  },
  yourText: {
    en: (what: string) => `Your suggestion for “${what}”`,
    fr: (what: string) => `Votre proposition pour «\u00a0${what}\u00a0»`,
  },
  formNote: {
    en: 'The text does not change until someone who can edit the project accepts your suggestion.',
    fr: "Le texte n'est pas modifié tant qu'une personne qui peut modifier le projet n'accepte pas votre suggestion.",
  },
  reason: { en: 'Why (optional)', fr: 'Pourquoi (facultatif)' },
  send: { en: 'Send the suggestion', fr: 'Envoyer la suggestion' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  discard: { en: 'Discard', fr: 'Abandonner' },
  sent: { en: 'Your suggestion was sent.', fr: 'Votre suggestion est envoyée.' },
  nothingNew: {
    en: 'Change something first: the text is the same as now.',
    fr: "Modifiez d'abord le texte\u00a0: il dit la même chose que maintenant.",
  },
  full: {
    en: (limit: number) => `This project has reached its limit of ${limit} suggestions waiting for a decision.`,
    fr: (limit: number) => `${limit} suggestions attendent une décision dans ce projet, le maximum possible.`,
  },
  notSent: { en: 'Not sent.', fr: 'Non envoyée.' },
  unsentTitle: { en: 'You had begun a suggestion here', fr: 'Vous aviez commencé une suggestion ici' },
  unsentNote: {
    en: 'You can no longer send it. The text is kept on this device until you discard it.',
    fr: "Vous ne pouvez plus l'envoyer. Le texte est conservé sur cet appareil jusqu'à ce que vous l'abandonniez.",
  },
  why: { en: 'Why:', fr: 'Pourquoi\u00a0:' },
  empties: { en: 'Leaves it empty', fr: 'Le laisse vide' },
  accept: { en: 'Accept', fr: 'Accepter' },
  refuse: { en: 'Decline', fr: 'Refuser' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  acceptOf: {
    en: (who: string) => `Accept the suggestion from ${who}`,
    fr: (who: string) => `Accepter la suggestion de ${who}`,
  },
  refuseOf: {
    en: (who: string) => `Decline the suggestion from ${who}`,
    fr: (who: string) => `Refuser la suggestion de ${who}`,
  },
  addWord: { en: 'Add a note', fr: 'Ajouter un mot' },
  word: { en: (who: string) => `Note to ${who} (optional)`, fr: (who: string) => `Un mot à ${who} (facultatif)` },
  wordSaid: { en: (who: string) => `${who}:`, fr: (who: string) => `${who}\u00a0:` },
  reply: { en: 'Reply in the comments', fr: 'Répondre dans les commentaires' },
  changed: {
    en: 'The text has changed since this was suggested. The comparison shows the text as it is now.',
    fr: "Le contenu a changé depuis cette suggestion. La comparaison montre le texte tel qu'il est maintenant.",
  },
  changedAsk: {
    en: 'Replace what is there now with the suggestion?',
    fr: 'Remplacer ce qui est là maintenant par la suggestion\u00a0?',
  },
  replace: { en: 'Replace it', fr: 'Remplacer' },
  setAside: {
    en: 'This question was set aside. Bring it back to accept the suggestion.',
    fr: 'Cette question a été mise de côté. Rétablissez-la pour accepter la suggestion.',
  },
  rowGone: {
    en: 'This figure was deleted, so the suggestion can no longer be accepted.',
    fr: 'Ce chiffre a été supprimé\u00a0: la suggestion ne peut plus être acceptée.',
  },
  sectionGone: {
    en: 'This section was removed from the plan. Bring it back to accept the suggestion.',
    fr: 'Cette section a été retirée du plan. Rétablissez-la pour accepter la suggestion.',
  },
  leftOut: {
    en: 'This section is left out of the plan. Once accepted, the text will be there when the section is brought back.',
    fr: 'Cette section est exclue du plan. Une fois accepté, le texte y sera quand la section sera rétablie.',
  },
  accepted: { en: 'The suggestion was accepted.', fr: 'La suggestion est acceptée.' },
  refused: { en: 'The suggestion was declined.', fr: 'La suggestion est refusée.' },
  withdrawn: { en: 'The suggestion was withdrawn.', fr: 'La suggestion est retirée.' },
  meanwhile: {
    en: 'Something changed in the meantime, so nothing was done. Look at the suggestion again as it is now.',
    fr: "Quelque chose a changé entre-temps\u00a0: rien n'a été fait. Regardez de nouveau la suggestion telle qu'elle est maintenant.",
  },
  notSaved: {
    en: 'What you typed here is not saved yet. Save it first, then accept the suggestion.',
    fr: "Ce que vous avez saisi ici n'est pas encore enregistré. Enregistrez-le d'abord, puis acceptez la suggestion.",
  },
  stateAccepted: {
    en: (who: string | null, when: string) => (who === null ? `Accepted ${when}` : `Accepted by ${who}, ${when}`),
    fr: (who: string | null, when: string) => (who === null ? `Acceptée ${when}` : `Acceptée par ${who}, ${when}`),
  },
  stateRefused: {
    en: (who: string | null, when: string) => (who === null ? `Declined ${when}` : `Declined by ${who}, ${when}`),
    fr: (who: string | null, when: string) => (who === null ? `Refusée ${when}` : `Refusée par ${who}, ${when}`),
  },
  stateWithdrawn: {
    en: (when: string) => `Withdrawn ${when}`,
    fr: (when: string) => `Retirée ${when}`,
  },
  newRow: { en: 'New figure', fr: 'Nouveau chiffre' },
  rowRemoval: { en: 'Deletes this figure', fr: 'Supprime ce chiffre' },
  unfit: {
    en: 'Correct the marked fields first.',
    fr: "Corrigez d'abord les champs marqués.",
  },
  suggestRow: { en: 'Suggest a figure', fr: 'Suggérer un chiffre' },
  suggestRemoval: { en: 'Suggest deleting it', fr: 'Suggérer de le supprimer' },
  rowFormNote: {
    en: 'The figures do not change until someone who can edit the project accepts your suggestion.',
    fr: "Les chiffres ne changent pas tant qu'une personne qui peut modifier le projet n'accepte pas votre suggestion.",
  },
  nothing: { en: 'nothing', fr: 'rien' },
  due: { en: (day: string) => `Due ${day}`, fr: (day: string) => `Échéance\u00a0: ${day}` },
  about: { en: (module: string) => `About ${module}`, fr: (module: string) => `Sujet\u00a0: ${module}` },
  suggestTask: { en: 'Suggest a task', fr: 'Suggérer une tâche' },
  task: { en: 'What needs to be done', fr: "Ce qu'il y a à faire" },
  taskMissing: { en: 'Describe the task.', fr: "Écrivez ce qu'il y a à faire." },
  taskDetails: { en: 'Details and reason (optional)', fr: 'Précisions et motif (facultatif)' },
  taskDue: { en: 'Due date (optional)', fr: 'Échéance (facultative)' },
  taskAbout: { en: 'About (optional)', fr: 'Sujet (facultatif)' },
  noModule: { en: 'The project as a whole', fr: "L'ensemble du projet" },
  taskNote: {
    en: 'It goes on the to-do list once someone who can edit the project accepts it.',
    fr: "Elle s'ajoute à la liste des tâches dès qu'une personne qui peut modifier le projet l'accepte.",
  },
  tasksSuggested: { en: 'Suggested tasks', fr: 'Tâches suggérées' },
  tables: {
    en: 'The words above the tables of this section.',
    fr: 'Le texte au-dessus des tableaux de cette section.',
  },
});

export const suggestionListMessages = defineMessages({
  open: { en: 'Waiting for a decision', fr: 'En attente de décision' },
  decided: { en: 'Decided', fr: 'Décidées' },
  show: { en: 'Show', fr: 'Afficher' },
  loading: { en: 'Opening the suggestions…', fr: 'Ouverture des suggestions…' },
  emptyOpen: {
    en: 'Nothing is waiting for a decision. People who comment can suggest a change below an answer, in “Your figures”, in the plan and on the to-do list.',
    fr: "Rien n'attend de décision. Les personnes qui commentent peuvent suggérer une modification sous une réponse, dans «\u00a0Vos chiffres\u00a0», dans le plan et dans la liste des tâches.",
  },
  emptyDecided: {
    en: 'Nothing has been decided yet. Decisions are kept here for 180 days.',
    fr: "Rien n'a encore été décidé. Les décisions restent ici pendant 180 jours.",
  },
  more: { en: 'Show older suggestions', fr: 'Afficher les suggestions plus anciennes' },
  answer: { en: 'Answer', fr: 'Réponse' },
  figures: { en: 'Figures', fr: 'Chiffres' },
  section: { en: 'Business plan (document)', fr: "Plan d'affaires (document)" },
  task: { en: 'To do', fr: 'À faire' },
  ownSection: { en: 'Added section', fr: 'Section ajoutée' },
  count: {
    en: (open: number) =>
      open === 1 ? '1 suggestion is waiting for a decision' : `${open} suggestions are waiting for a decision`,
    fr: (open: number) =>
      open < 2 ? `${open} suggestion attend une décision` : `${open} suggestions attendent une décision`,
  },
  all: { en: 'All suggestions', fr: 'Toutes les suggestions' },
});
