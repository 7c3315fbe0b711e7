import { defineMessages } from '../../lib/i18n/messages.ts';

export const maturityMessages = defineMessages({
  calculate: { en: 'Calculate', fr: 'Calculer' },
  title: { en: 'Your score', fr: 'Votre indice' },
  overall: {
    en: (score: number) => `Overall score: ${score} out of 100`,
    fr: (score: number) => `Indice global\u00a0: ${score} sur 100`,
  },
  overallTitle: { en: 'Overall score', fr: 'Indice global' },
  outOf: { en: 'out of 100', fr: 'sur 100' },
  meaning: {
    en: 'It shows how ready your file is for a lender so far. It is not a probability of success.',
    fr: "Il indique à quel point votre dossier est prêt à être présenté à un prêteur. Ce n'est pas une probabilité de réussite.",
  },
  sum: {
    en: (average: number, score: number) =>
      average === score
        ? 'It is the average of the six areas.'
        : `The six areas average ${average}; deal-breakers hold it at ${score}.`,
    fr: (average: number, score: number) =>
      average === score
        ? "C'est la moyenne des six domaines."
        : `La moyenne des six domaines est de ${average}\u00a0; des points bloquants le retiennent à ${score}.`,
  },
  views: {
    en: (rule: number, model: number) =>
      `By the published rule: ${rule}. The model's view: ${model}; it does not count.`,
    fr: (rule: number, model: number) =>
      `Selon la règle publiée\u00a0: ${rule}. L'avis du modèle\u00a0: ${model}\u00a0; il ne compte pas.`,
  },
  modelView: {
    en: (points: number, status: string) => `The model's view: ${points}${status === '' ? '' : ` (${status})`}`,
    fr: (points: number, status: string) => `L'avis du modèle\u00a0: ${points}${status === '' ? '' : ` (${status})`}`,
  },
  partPoints: {
    en: (points: number, most: number) => `${points} of ${most}`,
    fr: (points: number, most: number) => `${points} sur ${most}`,
  },
  change: {
    en: (from: number, to: number) =>
      to < from ? `Down from ${from}. What came to light:` : `Up from ${from}. What changed:`,
    fr: (from: number, to: number) =>
      to < from
        ? `En baisse\u00a0: il était de ${from}. Ce qui est apparu\u00a0:`
        : `En hausse\u00a0: il était de ${from}. Ce qui a changé\u00a0:`,
  },
  beforeBank: { en: 'See what is left for the lender', fr: 'Voir ce qui reste à faire pour le prêteur' },
  categories: { en: 'Area by area', fr: 'Domaine par domaine' },
  categoryScore: {
    en: (name: string, score: number) => `${name}: ${score} out of 100`,
    fr: (name: string, score: number) => `${name}\u00a0: ${score} sur 100`,
  },
  raise: { en: 'To raise it', fr: "Pour l'améliorer" },
  strengths: { en: 'Strengths', fr: 'Forces' },
  weaknesses: { en: 'Areas for improvement', fr: 'Points à améliorer' },
  nextSteps: { en: 'Next steps', fr: 'Prochaines étapes' },
  timeline: { en: 'Timeline', fr: 'Échéancier' },
  rule: { en: 'How this score is calculated', fr: 'Comment cet indice est établi' },
  none: { en: 'Nothing noted this time.', fr: 'Rien de noté cette fois-ci.' },
  emptyTitle: { en: 'Your score will appear here', fr: 'Votre indice apparaîtra ici' },
  empty: {
    en: 'Press Calculate: six areas of your project are scored from what is known and proved, and you see what would raise each of them.',
    fr: 'Appuyez sur Calculer\u00a0: six domaines de votre projet sont notés à partir de ce qui est connu et prouvé, et vous voyez ce qui ferait monter chacun.',
  },
  emptyExample: {
    en: 'For example: Finance, 58 out of 100. To raise it: find the $4,000 you are short in March.',
    fr: "Par exemple\u00a0: Finances, 58 sur 100. Pour monter\u00a0: trouver les 4\u00a0000\u00a0$ qui manquent à l'encaisse en mars.",
  },
  calculating: { en: 'Calculating your score…', fr: 'Calcul de votre indice…' },
  reconnecting: {
    en: 'Connection lost. The calculation continues while we reconnect…',
    fr: 'Connexion perdue. Le calcul se poursuit, nous rétablissons le lien…',
  },
  canLeave: {
    en: 'You can leave this page: the score will be saved when it is ready.',
    fr: "Vous pouvez quitter cette page\u00a0: l'indice sera enregistré dès qu'il sera prêt.",
  },
  finished: {
    en: (score: number) => `The score is ready and saved: ${score} out of 100.`,
    fr: (score: number) => `L'indice est prêt et enregistré\u00a0: ${score} sur 100.`,
  },
  failed: {
    en: 'The score could not be calculated. Nothing was counted.',
    fr: "L'indice n'a pas pu être calculé. Rien n'a été compté.",
  },
});
