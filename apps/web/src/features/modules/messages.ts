import { defineMessages } from '../../lib/i18n/messages.ts';

export const moduleMessages = defineMessages({
  more: {
    en: (question: string) => `More for “${question}”`,
    fr: (question: string) => `Plus d'options pour «\u00a0${question}\u00a0»`,
  },
  loading: { en: 'Opening the module…', fr: 'Ouverture du module…' },
  project: { en: 'Project', fr: 'Projet' },
  readOnly: {
    en: 'You can view this project in read-only mode',
    fr: 'Vous pouvez consulter ce projet en lecture seule',
  },
  commentsToo: {
    en: 'Comments are yours to write, and below each answer you can suggest another one.',
    fr: 'Vous pouvez toutefois commenter et, sous chaque réponse, en proposer une autre.',
  },
  shared: {
    en: 'You are working together: your changes are saved directly to the official version of the project, and all its collaborators see them.',
    fr: 'Vous travaillez à plusieurs\u00a0: vos modifications sont enregistrées directement dans la version officielle du projet, et toutes les personnes qui y collaborent les voient.',
  },
  premiumModule: { en: 'Premium Module', fr: 'Module Premium' },
  premiumNeeded: {
    en: 'This module requires a premium subscription',
    fr: 'Ce module nécessite un abonnement Premium',
  },
  founderTitle: { en: 'Founder account', fr: 'Compte fondateur' },
  founder: { en: 'Unlimited AI generations', fr: 'Générations IA illimitées' },
  questions: { en: 'Your answers', fr: 'Vos réponses' },
  effort: {
    en: (required: number, total: number, minutes: number) =>
      `${required} of ${total} questions are required (*): about ${minutes} min. The others add precision.`,
    fr: (required: number, total: number, minutes: number) =>
      `${required} questions sur ${total} sont obligatoires (*)\u00a0: environ ${minutes}\u00a0min. Les autres ajoutent de la précision.`,
  },
  requiredNote: { en: 'Questions marked * are required.', fr: 'Les questions marquées * sont obligatoires.' },
  accept: { en: 'Accept', fr: 'Accepter' },
  acceptAnswer: {
    en: (question: string) => `Accept: ${question}`,
    fr: (question: string) => `Accepter\u00a0: ${question}`,
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  notSavedYet: { en: 'Nothing to save yet', fr: "Rien à enregistrer pour l'instant" },
  saving: { en: 'Saving…', fr: 'Enregistrement…' },
  saved: { en: (ago: string) => `Saved ${ago}`, fr: (ago: string) => `Enregistré ${ago}` },
  nothingToSave: {
    en: 'There is nothing new to save.',
    fr: "Il n'y a rien de nouveau à enregistrer.",
  },
  savedShort: { en: 'Saved', fr: 'Enregistré' },
  offlineKept: { en: 'Offline, kept on this device', fr: 'Hors ligne, conservé sur cet appareil' },
  offlineLost: {
    en: 'Offline, and this device cannot store it: keep this page open',
    fr: 'Hors ligne, et cet appareil ne peut pas le conserver\u00a0: laissez cette page ouverte',
  },
  notSaved: { en: (cause: string) => `Not saved: ${cause}`, fr: (cause: string) => `Non enregistré\u00a0: ${cause}` },
  keptHere: { en: 'Your text is kept on this device.', fr: 'Votre texte est conservé sur cet appareil.' },
  notKept: {
    en: 'Keep this page open: this device cannot store it.',
    fr: 'Laissez cette page ouverte\u00a0: cet appareil ne peut pas le conserver.',
  },
  held: {
    en: 'You cannot change the answers right now. What you typed is not saved; it is shown below its question.',
    fr: "Vous ne pouvez pas modifier les réponses pour le moment. Ce que vous avez saisi n'est pas enregistré et figure sous sa question.",
  },
  conflictStatus: {
    en: 'One answer was changed elsewhere: choose which text to keep',
    fr: 'Une réponse a été modifiée ailleurs\u00a0: choisissez le texte à garder',
  },
  conflictEmpty: { en: '(empty)', fr: '(vide)' },
  nextTitle: {
    en: (module: string) => `Nice work. Next: “${module}”`,
    fr: (module: string) => `Bravo\u00a0! La suite\u00a0: «\u00a0${module}\u00a0»`,
  },
  nextLead: {
    en: (done: string) => `“${done}” is complete. The next module builds on your answers.`,
    fr: (done: string) => `«\u00a0${done}\u00a0» est terminé. Le module suivant s'appuie sur vos réponses.`,
  },
  nextAction: {
    en: (module: string) => `Continue to “${module}”`,
    fr: (module: string) => `Passer à «\u00a0${module}\u00a0»`,
  },
  journeyTitle: { en: 'Ready to develop your idea?', fr: 'Prêt à développer votre idée\u00a0?' },
  stepIdea: { en: 'Idea defined', fr: 'Idée définie' },
  stepAnalysis: { en: 'Market analysis', fr: 'Analyse du marché' },
  stepPlan: { en: 'Business plan', fr: "Plan d'affaires" },
  stepDone: { en: 'done', fr: 'fait' },
  premium: { en: 'PREMIUM', fr: 'PREMIUM' },
  continue: { en: 'Continue', fr: 'Continuer' },
});
