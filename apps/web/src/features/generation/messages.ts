import { defineMessages } from '../../lib/i18n/messages.ts';

export const generationMessages = defineMessages({
  generate: { en: 'Generate', fr: 'Générer' },
  regenerate: { en: 'Regenerate', fr: 'Générer de nouveau' },
  stopping: { en: 'Stopping…', fr: 'Arrêt…' },
  cost: {
    en: (left: number) =>
      left > 1 ? `Uses 1 of your ${left} remaining generations.` : 'Uses your last remaining generation.',
    fr: (left: number) =>
      left > 1 ? `Utilise 1 de vos ${left} générations restantes.` : 'Utilise votre dernière génération restante.',
  },
  missing: { en: 'Still to answer:', fr: 'Il reste à répondre à\u00a0:' },
  noAccess: { en: 'An account is required to access AI', fr: "Un compte est requis pour accéder à l'IA" },
  noAccessIdeas: { en: 'Subscription required to generate ideas', fr: 'Abonnement requis pour générer des idées' },
  readOnly: {
    en: 'You can view this project in read-only mode',
    fr: 'Vous pouvez consulter ce projet en lecture seule',
  },
  limitFree: {
    en: 'Limit reached! Subscribe to continue using AI.',
    fr: "Limite atteinte\u00a0! Abonnez-vous pour continuer à utiliser l'IA.",
  },
  limitPremium: { en: 'Generation limit reached', fr: 'Limite de générations atteinte' },
  limitReset: {
    en: (date: string) => `Your generations are renewed on ${date}.`,
    fr: (date: string) => `Vos générations se renouvellent le ${date}.`,
  },
  subscribe: { en: 'See Premium', fr: 'Voir Premium' },
  offlineBlock: {
    en: 'You are offline. Generating works again as soon as the connection is back.',
    fr: 'Vous êtes hors ligne. La génération sera possible dès le retour de la connexion.',
  },
  alreadyUnderWay: { en: 'A generation is already under way.', fr: 'Une génération est déjà en cours.' },
  ownPlan: {
    en: "Generating in this module takes your own Premium. You can read and write in it with the plan of the project's owner.",
    fr: 'Générer dans ce module demande votre propre Premium. Vous pouvez y lire et y écrire grâce au forfait du propriétaire du projet.',
  },
  premiumNeeded: { en: 'Premium access required', fr: 'Accès Premium requis' },
  unsaved: {
    en: 'Your answers could not be saved, so nothing was generated and nothing was counted. They are still on screen.',
    fr: "Vos réponses n'ont pas pu être enregistrées\u00a0: rien n'a été généré ni compté. Elles sont toujours à l'écran.",
  },
  clarification: { en: 'Comments or clarifications', fr: 'Commentaires ou précisions' },
  clarificationHelp: {
    en: 'Used for the next analysis only; it is not saved. Until then, it stays on this device.',
    fr: "Sert à la prochaine analyse seulement\u00a0; ce texte n'est pas enregistré. D'ici là, il reste sur cet appareil.",
  },
  analysis: { en: 'AI analysis', fr: 'Analyse IA' },
  emptyTitle: { en: 'Your analysis will appear here', fr: 'Votre analyse apparaîtra ici' },
  empty: {
    en: 'Answer the questions marked *, then press Generate. The analysis builds on your own words, and you can watch it being written.',
    fr: "Répondez aux questions marquées *, puis appuyez sur Générer. L'analyse est rédigée à partir de vos propres mots, et vous la voyez s'écrire.",
  },
  emptyFromEntries: {
    en: 'Write a few entries, then press Generate. The analysis reads the ten newest and quotes them with their dates: what keeps coming back, what has moved, what is waiting.',
    fr: "Écrivez quelques entrées, puis appuyez sur Générer. L'analyse lit les dix plus récentes et les cite avec leur date\u00a0: ce qui revient, ce qui a bougé, ce qui attend.",
  },
  emptyExampleFromEntries: {
    en: 'For example: the call you have put off three times, and the days that gave you energy.',
    fr: "Par exemple\u00a0: l'appel remis trois fois, et les journées qui vous ont donné de l'énergie.",
  },
  noEntries: { en: 'Add entries to get an analysis', fr: 'Ajoutez des entrées pour obtenir une analyse' },
  quietFailure: {
    en: 'No analysis was written this time. Nothing was counted; your entries and any earlier analysis are unchanged. You can try again.',
    fr: "Aucune analyse n'a été rédigée cette fois. Rien n'a été compté\u00a0; vos entrées et toute analyse antérieure sont intactes. Vous pouvez réessayer.",
  },
  emptyExample: {
    en: 'For example: what is solid in your idea, what to check first, and with whom.',
    fr: "Par exemple\u00a0: ce qui tient dans votre idée, ce qu'il faut vérifier en premier, et auprès de qui.",
  },
  starting: { en: 'Reading your answers…', fr: 'Lecture de vos réponses…' },
  startingFromEntries: { en: 'Reading your entries…', fr: 'Lecture de vos entrées…' },
  writing: { en: 'Writing your analysis…', fr: 'Rédaction de votre analyse…' },
  reconnecting: {
    en: 'Connection lost. The analysis continues while we reconnect…',
    fr: "Connexion perdue. L'analyse se poursuit, nous rétablissons le lien…",
  },
  canLeave: {
    en: 'You can leave this page: the analysis continues and will be saved.',
    fr: "Vous pouvez quitter cette page\u00a0: l'analyse se poursuit et sera enregistrée.",
  },
  previous: { en: 'Previous analysis', fr: 'Analyse précédente' },
  finished: { en: 'The analysis is finished and saved.', fr: "L'analyse est terminée et enregistrée." },
  failed: { en: 'The analysis could not be written.', fr: "L'analyse n'a pas pu être rédigée." },
  builtin: { en: 'Built-in draft, no AI model connected', fr: "Ébauche intégrée, aucun modèle d'IA connecté" },
  imported: { en: 'Imported from a file', fr: "Provient d'un fichier importé" },
  model: { en: (model: string) => `Written by ${model}`, fr: (model: string) => `Rédigé par ${model}` },
  writtenOn: { en: (date: string) => `on ${date}`, fr: (date: string) => `le ${date}` },
  truncated: {
    en: 'This analysis was cut short: it reached the maximum length or the time limit, or the model broke off. You can generate again, with a clarification to focus it.',
    fr: "Cette analyse s'arrête avant la fin\u00a0: elle a atteint la longueur ou la durée maximale, ou le modèle s'est interrompu. Vous pouvez générer de nouveau, avec une précision pour la cibler.",
  },
  omittedTitle: { en: 'Not everything fit', fr: "Tout n'a pas pu être lu" },
  shortened: {
    en: (names: string) => `Only the beginning was used for: ${names}.`,
    fr: (names: string) => `Seul le début a servi pour\u00a0: ${names}.`,
  },
  dropped: {
    en: (names: string) => `Left out to make room for the rest: ${names}.`,
    fr: (names: string) => `Laissé de côté, faute de place\u00a0: ${names}.`,
  },
  projectDescription: { en: 'the description of the project', fr: 'la description du projet' },
  outdated: {
    en: 'Based on earlier answers: you have since changed some of them.',
    fr: 'Fondée sur des réponses antérieures\u00a0: vous en avez modifié depuis.',
  },
  outdatedEntries: {
    en: 'Based on earlier entries: some have since been added or deleted.',
    fr: 'Fondée sur des entrées antérieures\u00a0: certaines ont été ajoutées ou supprimées depuis.',
  },
  loadingReport: { en: 'Preparing the analysis…', fr: "Préparation de l'analyse…" },
});
