import { defineMessages } from '../../lib/i18n/messages.ts';

export const confirmationMessages = defineMessages({
  whyFigure: {
    en: 'Neither your answers nor your figures give this number for what the text is about, and no calculation in the text leads to it. A banker will ask where it comes from.',
    fr: "Ni vos réponses ni vos chiffres ne donnent ce nombre pour ce dont parle le texte, et aucun calcul du texte n'y mène. À la banque, on vous demandera d'où il vient.",
  },
  whyName: {
    en: (date: string) =>
      `This name is neither in your answers nor on our list of programs, laws and public bodies of ${date}. Look it up on an official site before you count on it.`,
    fr: (date: string) =>
      `Ce nom ne figure ni dans vos réponses ni dans notre liste de programmes, de lois et d'organismes de ${date}. Cherchez-le sur un site officiel avant de compter dessus.`,
  },
  whyWrong: {
    en: (correct: string) =>
      `The calculation shown in the text comes to ${correct}. Use that result, or ask for a new analysis.`,
    fr: (correct: string) =>
      `Le calcul montré dans le texte donne ${correct}. Utilisez ce résultat, ou demandez une nouvelle analyse.`,
  },
  readOnly: {
    en: 'Only the owner and the editors of the project can confirm it.',
    fr: 'La ou le propriétaire et les personnes qui modifient le projet peuvent le confirmer.',
  },
  question: { en: 'Where does it come from?', fr: "D'où vient-il\u00a0?" },
  fromSource: { en: 'From a source', fr: "D'une source" },
  ownEstimate: { en: 'It is my own estimate', fr: "C'est ma propre estimation" },
  source: { en: 'Source', fr: 'Source' },
  sourceHelp: {
    en: 'Who says so, and where: “City of Gatineau, fee schedule, page 3”',
    fr: 'Qui le dit, et où\u00a0: «\u00a0Ville de Gatineau, grille des tarifs, page 3\u00a0»',
  },
  reason: { en: 'How you arrive at it', fr: 'Comment vous y arrivez' },
  url: { en: 'Web address', fr: 'Adresse Web' },
  date: { en: 'Date of the source', fr: 'Date de la source' },
  missing: { en: 'Name the source, or give its web address.', fr: 'Nommez la source, ou donnez son adresse Web.' },
  badUrl: {
    en: 'This is not a web address. Example: www.quebec.ca',
    fr: "Ce n'est pas une adresse Web. Exemple\u00a0: www.quebec.ca",
  },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  save: { en: 'Save', fr: 'Enregistrer' },
  takeBack: { en: 'Withdraw confirmation', fr: 'Retirer la confirmation' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  offline: {
    en: 'You are offline. What you type is kept on this device; confirm when the connection is back.',
    fr: 'Vous êtes hors ligne. Ce que vous écrivez est conservé sur cet appareil\u00a0; confirmez au retour de la connexion.',
  },
  failed: { en: 'Not confirmed.', fr: 'Non confirmé.' },
});
