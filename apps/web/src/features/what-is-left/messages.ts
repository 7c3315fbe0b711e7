import type { LeftView } from '../../data/project/left-path.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const leftMessages = defineMessages({
  title: { en: 'What is left', fr: 'Ce qui reste à faire' },
  lead: {
    en: 'Everything between you and the bank. Each thing leads to where it is settled, and goes from the list once it is.',
    fr: "Tout ce qui vous sépare de la banque. Chaque élément mène à l'endroit où le régler, et quitte la liste une fois réglé.",
  },
  views: { en: 'Views', fr: 'Affichages' },
  opening: { en: 'Opening the list…', fr: 'Ouverture de la liste…' },
  bankQuestion: { en: 'Could you go to the bank today?', fr: "Pourriez-vous aller à la banque aujourd'hui\u00a0?" },
  ready: {
    en: 'Yes: no deal-breaker, and nothing left to assess.',
    fr: 'Oui\u00a0: aucun point bloquant, et rien à évaluer.',
  },
  almost: {
    en: (count: number) => `Almost: no deal-breaker, but ${count === 1 ? '1 thing is' : `${count} things are`} left.`,
    fr: (count: number) =>
      `Presque\u00a0: aucun point bloquant, mais il reste ${count < 2 ? '1 point' : `${count} points`} à régler.`,
  },
  notYet: {
    en: (count: number) => (count === 1 ? 'Not yet: 1 thing comes first.' : `Not yet: ${count} things come first.`),
    fr: (count: number) =>
      count < 2 ? "Pas encore\u00a0: 1 point à régler d'abord." : `Pas encore\u00a0: ${count} points à régler d'abord.`,
  },
  firstTitle: { en: 'Before anything else', fr: 'Avant tout' },
  firstLead: {
    en: 'A lender would say no because of these, or cannot tell yet.',
    fr: 'Ces points feraient dire non à un prêteur, ou empêchent encore de le savoir.',
  },
  restTitle: { en: 'What a lender will ask for', fr: "Ce qu'un prêteur demandera" },
  restLead: {
    en: 'The most important first. You can go to the bank without some of these; expect the question.',
    fr: "Le plus important d'abord. Vous pouvez aller à la banque sans certains d'entre eux\u00a0; attendez-vous à la question.",
  },
  notBegun: {
    en: 'This list fills as you answer the first modules and enter your figures.',
    fr: 'Cette liste se remplit à mesure que vous répondez aux premiers modules et inscrivez vos chiffres.',
  },
  nothing: { en: 'Nothing else is left here.', fr: "Il ne reste rien d'autre ici." },
  dealBreaker: { en: 'Deal-breaker', fr: 'Bloquant' },
  toAssess: { en: 'To assess', fr: 'À évaluer' },
  locked: { en: 'In a Premium module', fr: 'Dans un module Premium' },
  more: {
    en: (count: number) => `Show ${count} more`,
    fr: (count: number) => (count < 2 ? `En afficher ${count} autre` : `En afficher ${count} autres`),
  },
  all: { en: 'See everything that is left', fr: 'Voir tout ce qui reste à faire' },
});

export const viewTitles = defineMessages({
  tasks: { en: 'To do', fr: 'À faire' },
  lender: { en: 'For the lender', fr: 'Pour le prêteur' },
  practice: { en: 'Practice interview', fr: "Simulation d'entrevue" },
} satisfies Record<LeftView, { en: string; fr: string }>);
