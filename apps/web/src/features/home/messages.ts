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
  doneTitle: { en: 'Every module is complete', fr: 'Tous les modules sont terminés' },
  done: {
    en: 'What remains before the bank is in one list.',
    fr: 'Ce qui reste à faire avant la banque est dans une seule liste.',
  },
  toLeft: { en: 'See what is left', fr: 'Voir ce qui reste à faire' },
  planDoneTitle: {
    en: 'Every module of your plan is complete',
    fr: 'Tous les modules de votre forfait sont terminés',
  },
  planDone: {
    en: (count: number) =>
      count === 1 ? 'One more module comes with Premium.' : `${count} more modules come with Premium.`,
    fr: (count: number) => (count > 1 ? `Premium ouvre ${count} autres modules.` : 'Premium ouvre un autre module.'),
  },
  toPlans: { en: 'See what Premium includes', fr: 'Voir ce que comprend Premium' },
  figuresTitle: { en: 'Key figures', fr: 'Chiffres clés' },
  figuresLoading: { en: 'Adding up the figures…', fr: 'Calcul des chiffres…' },
  figures: { en: 'See all figures', fr: 'Voir tous les chiffres' },
});
