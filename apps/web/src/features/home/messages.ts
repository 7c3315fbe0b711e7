import { defineMessages } from '../../lib/i18n/messages.ts';

export const homeMessages = defineMessages({
  progress: { en: 'Progress', fr: 'Avancement' },
  completed: {
    en: (completed: number, total: number) => `${completed} of ${total} modules complete`,
    fr: (completed: number, total: number) =>
      completed > 1 ? `${completed} modules terminés sur ${total}` : `${completed} module terminé sur ${total}`,
  },
  startTitle: { en: 'Start here', fr: 'Commencez ici' },
  start: {
    en: 'Answer a few questions about yourself to get ideas for a business, or enter the idea you already have. Each module builds on the ones before it.',
    fr: "Répondez à quelques questions sur vous pour obtenir des idées d'entreprise, ou inscrivez l'idée que vous avez déjà. Chaque module s'appuie sur les précédents.",
  },
  nextTitle: { en: 'Next step', fr: 'Prochaine étape' },
  begin: {
    en: (module: string) => `“${module}” is the next module.`,
    fr: (module: string) => `«\u00a0${module}\u00a0» est le prochain module.`,
  },
  continue: {
    en: (module: string) => `“${module}” is started, but not complete yet.`,
    fr: (module: string) => `Le module «\u00a0${module}\u00a0» est commencé, mais pas encore terminé.`,
  },
  renew: {
    en: (module: string) => `“${module}” has changed since its analysis was written.`,
    fr: (module: string) => `«\u00a0${module}\u00a0» a changé depuis la rédaction de son analyse.`,
  },
  renewHow: {
    en: 'Generate a new one to bring it up to date.',
    fr: 'Générez-en une nouvelle pour la mettre à jour.',
  },
  openModule: {
    en: (module: string) => `Open “${module}”`,
    fr: (module: string) => `Ouvrir «\u00a0${module}\u00a0»`,
  },
  doneTitle: { en: 'Everything is done', fr: 'Tout est fait' },
  done: {
    en: 'All modules are complete. If something changes, the next step will be here.',
    fr: 'Tous les modules sont terminés. Si quelque chose change, la prochaine étape figurera ici.',
  },
  planDoneTitle: {
    en: 'Everything in your plan is done',
    fr: 'Tout ce que comprend votre forfait est fait',
  },
  planDone: {
    en: (count: number) =>
      count === 1 ? 'One more module comes with Premium.' : `${count} more modules come with Premium.`,
    fr: (count: number) => (count > 1 ? `Premium ouvre ${count} autres modules.` : 'Premium ouvre un autre module.'),
  },
  toPlans: { en: 'See what Premium includes', fr: 'Voir ce que comprend Premium' },
  gapsTitle: { en: 'What is left', fr: 'Ce qui reste à faire' },
  missing: {
    en: (count: number) => (count === 1 ? '1 required answer is missing' : `${count} required answers are missing`),
    fr: (count: number) => (count > 1 ? `il manque ${count} réponses obligatoires` : 'il manque 1 réponse obligatoire'),
  },
  toCheck: {
    en: (count: number) => (count === 1 ? '1 answer filled in, to check' : `${count} answers filled in, to check`),
    fr: (count: number) =>
      count > 1 ? `${count} réponses préremplies, à vérifier` : '1 réponse préremplie, à vérifier',
  },
  unanalysed: { en: 'answered, not analysed yet', fr: 'les réponses ne sont pas encore analysées' },
  outdated: { en: 'changed since its analysis was written', fr: 'modifié depuis la rédaction de son analyse' },
  bankTitle: { en: 'Before the bank', fr: 'Avant la banque' },
  bank: {
    en: 'Deal-breakers, figures without proof and documents to gather, in one list.',
    fr: 'Les points bloquants, les chiffres sans preuve et les documents à réunir, dans une seule liste.',
  },
  bankLink: { en: 'Open the list', fr: 'Ouvrir la liste' },
  figuresTitle: { en: 'Key figures', fr: 'Chiffres clés' },
  figuresLoading: { en: 'Adding up the figures…', fr: 'Calcul des chiffres…' },
  figures: { en: 'See all figures', fr: 'Voir tous les chiffres' },
});
