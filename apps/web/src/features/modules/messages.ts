import { defineMessages } from '../../lib/i18n/messages.ts';

export const moduleMessages = defineMessages({
  loading: { en: 'Opening the module…', fr: 'Ouverture du module…' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  noProject: { en: 'No project selected', fr: 'Aucun projet sélectionné' },
  noProjectText: {
    en: 'Everything on this screen belongs to a project. Open one of yours, or name a new one: it takes less than a minute.',
    fr: "Tout ce qui se trouve sur cet écran appartient à un projet. Ouvrez l'un des vôtres, ou nommez-en un nouveau\u00a0: il y en a pour moins d'une minute.",
  },
  toDashboard: {
    en: 'Return to dashboard to select a project',
    fr: 'Retournez au tableau de bord pour sélectionner un projet',
  },
  project: { en: 'Project', fr: 'Projet' },
  readOnly: {
    en: 'You can view this project in read-only mode',
    fr: 'Vous pouvez consulter ce projet en lecture seule',
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
      `${required} of ${total} questions are required (*): about ${minutes} min. The others sharpen the result.`,
    fr: (required: number, total: number, minutes: number) =>
      `${required} questions sur ${total} sont obligatoires (*)\u00a0: environ ${minutes}\u00a0min. Les autres précisent le résultat.`,
  },
  requiredNote: { en: 'Questions marked * are required.', fr: 'Les questions marquées * sont obligatoires.' },
  save: { en: 'Save', fr: 'Enregistrer' },
  notSavedYet: { en: 'Nothing saved yet', fr: "Rien d'enregistré pour l'instant" },
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
  conflictStatus: {
    en: 'One answer was changed elsewhere: choose which text to keep',
    fr: 'Une réponse a été modifiée ailleurs\u00a0: choisissez le texte à garder',
  },
  conflictTitle: {
    en: 'This answer was also changed elsewhere. Nothing was overwritten.',
    fr: "Cette réponse a aussi été modifiée ailleurs. Rien n'a été écrasé.",
  },
  conflictOther: { en: 'The other text', fr: "L'autre texte" },
  conflictEmpty: { en: '(empty)', fr: '(vide)' },
  keepMine: { en: 'Keep mine', fr: 'Garder le mien' },
  takeOther: { en: 'Use the other', fr: "Prendre l'autre" },
  toAnalysis: { en: 'Go to the analysis', fr: "Aller à l'analyse" },
  toIdeas: { en: 'Go to the ideas', fr: 'Aller aux idées' },
  nextTitle: { en: 'Well done. Here is what comes next', fr: 'Bravo. Voici la suite' },
  nextLead: {
    en: (done: string) => `“${done}” is complete. Your answers feed the next module.`,
    fr: (done: string) => `«\u00a0${done}\u00a0» est terminé. Vos réponses nourrissent le module suivant.`,
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
  gateLead: {
    en: 'This module is part of Premium. Here is what you have today and what Premium adds.',
    fr: "Ce module fait partie de Premium. Voici ce que vous avez aujourd'hui et ce que Premium ajoute.",
  },
  gateFree: { en: 'Free', fr: 'Gratuit' },
  gatePremium: { en: 'Premium', fr: 'Premium' },
  gateYours: { en: 'Your plan', fr: 'Votre forfait' },
  gateFreePrice: { en: '$0 forever', fr: '0\u00a0$ pour toujours' },
  gatePremiumPrice: { en: (price: string) => `${price} per month`, fr: (price: string) => `${price} par mois` },
  gateFreeGenerations: { en: '3 AI generations per month', fr: '3 générations IA par mois' },
  gateFreeModules: {
    en: '3 modules: find my idea, my idea, situation analysis',
    fr: '3 modules\u00a0: trouver mon idée, mon idée, analyse de la situation',
  },
  gatePremiumGenerations: { en: '100 generations per month', fr: '100 générations par mois' },
  gatePremiumModules: {
    en: 'All 11 modules, from business plan to finances',
    fr: "Les 11 modules, du plan d'affaires aux finances",
  },
  gatePremiumTeam: { en: 'Unlimited collaboration', fr: 'Collaboration illimitée' },
  gateCancel: { en: 'Cancel anytime', fr: 'Annulable en tout temps' },
  signedInAs: {
    en: (email: string) => `Signed in as ${email}`,
    fr: (email: string) => `Session ouverte\u00a0: ${email}`,
  },
  unlock: { en: 'Unlock Premium', fr: 'Débloquer Premium' },
});
