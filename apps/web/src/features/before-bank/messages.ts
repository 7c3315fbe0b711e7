import { defineMessages } from '../../lib/i18n/messages.ts';

export const beforeBankMessages = defineMessages({
  title: { en: 'Before the bank', fr: 'Avant la banque' },
  lead: {
    en: 'Everything a lender would ask about, in one list. Each item takes you to the place where you can settle it.',
    fr: "Tout ce qu'un prêteur demanderait avant de prêter, dans une seule liste. Chaque point mène à l'endroit où vous pouvez le régler.",
  },
  rehearse: { en: 'Practise answering', fr: "S'exercer à répondre" },
  opening: { en: 'Opening the list…', fr: 'Ouverture de la liste…' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  contents: { en: 'In this list', fr: 'Dans cette liste' },
  settled: { en: 'done', fr: 'réglé' },

  checksTitle: { en: 'Deal-breakers', fr: 'Points bloquants' },
  checksLead: {
    en: 'Reasons for a lender to say no, going by your figures and the forecast, and what cannot be assessed yet because something is missing or to check. These weigh most in the maturity score.',
    fr: "Les raisons de refuser un prêt, selon vos chiffres et vos prévisions, et ce qui reste à évaluer parce qu'un élément est manquant ou à vérifier. Ces points pèsent le plus dans l'indice de maturité.",
  },
  noChecks: {
    en: 'No deal-breaker, and nothing to assess.',
    fr: 'Aucun point bloquant, et rien à évaluer.',
  },
  dealBreaker: { en: 'Deal-breaker', fr: 'Bloquant' },
  toAssess: { en: 'To assess', fr: 'À évaluer' },
  met: {
    en: (count: number) => (count === 1 ? '1 requirement met' : `${count} requirements met`),
    fr: (count: number) => (count < 2 ? `${count} exigence remplie` : `${count} exigences remplies`),
  },

  unprovedTitle: { en: 'Figures without proof', fr: 'Chiffres sans preuve' },
  unprovedLead: {
    en: 'Nothing in writing supports them yet. The ones that affect your lowest cash the most come first: start with those.',
    fr: "Rien d'écrit ne les appuie encore. Ceux qui influent le plus sur votre encaisse la plus basse viennent en premier\u00a0: commencez par eux.",
  },
  noUnproved: {
    en: 'Every figure that moves your cash has its proof.',
    fr: 'Chaque chiffre qui touche votre encaisse a sa preuve.',
  },
  noFigures: {
    en: 'There are no figures yet. They come from your answers, or from the table in “Finances”.',
    fr: "Il n'y a pas encore de chiffres. Ils viennent de vos réponses, ou du tableau dans «\u00a0Finances\u00a0».",
  },
  effect: {
    en: (amount: string, isHigher: boolean) =>
      `Without it, the lowest cash would be ${amount} ${isHigher ? 'higher' : 'lower'}`,
    fr: (amount: string, isHigher: boolean) =>
      `Sans ce montant, l'encaisse la plus basse serait ${isHigher ? 'plus haute' : 'plus basse'} de ${amount}`,
  },
  more: {
    en: (count: number) => `Show ${count} more`,
    fr: (count: number) => (count < 2 ? `En afficher ${count} autre` : `En afficher ${count} autres`),
  },

  answersTitle: { en: 'Answers to flesh out', fr: 'Réponses à étoffer' },
  answersLead: {
    en: 'Required questions without an answer, answers of a few words, and answers that were filled in and not checked, in the modules you have started.',
    fr: 'Les questions obligatoires sans réponse, les réponses de quelques mots et les réponses préremplies et non vérifiées, dans les modules commencés.',
  },
  noAnswers: {
    en: 'No answer in the modules you have started is missing, short or waiting to be checked.',
    fr: "Dans les modules commencés, aucune réponse ne manque, aucune n'est trop courte et aucune n'attend d'être vérifiée.",
  },
  unanswered: { en: 'No answer yet', fr: 'Sans réponse' },
  filledIn: {
    en: (words: string) => `Filled in, to check: “${words}”`,
    fr: (words: string) => `Prérempli, à vérifier\u00a0: «\u00a0${words}\u00a0»`,
  },
  soFar: {
    en: (words: string) => `So far: “${words}”`,
    fr: (words: string) => `Pour le moment\u00a0: «\u00a0${words}\u00a0»`,
  },

  papersTitle: { en: 'Documents a lender asks for', fr: "Documents qu'un prêteur demande" },
  papersLead: {
    en: 'Mark each one as you go. Lenders differ: ask yours for its own list, and mark what it does not ask for as not needed.',
    fr: "Cochez au fur et à mesure. Les exigences varient d'un prêteur à l'autre\u00a0: demandez sa liste au vôtre et marquez «\u00a0pas nécessaire\u00a0» ce qu'il n'exige pas.",
  },
  papersDate: {
    en: 'Names of offices as of November 2026.',
    fr: 'Noms des organismes en date de novembre 2026.',
  },
  noProvince: {
    en: 'Set your province in the table of figures, and this list will name the offices to ask.',
    fr: 'Indiquez votre province dans le tableau des chiffres, et cette liste nommera les organismes à consulter.',
  },
  state: { en: 'Status', fr: 'État' },
  stateOf: { en: (paper: string) => `Status: ${paper}`, fr: (paper: string) => `État\u00a0: ${paper}` },
  note: { en: 'Note', fr: 'Note' },
  why: { en: 'Why it is not needed', fr: "Pourquoi il n'est pas nécessaire" },
  noteOf: { en: (paper: string) => `Note: ${paper}`, fr: (paper: string) => `Note\u00a0: ${paper}` },
  whyOf: {
    en: (paper: string) => `Why it is not needed: ${paper}`,
    fr: (paper: string) => `Pourquoi il n'est pas nécessaire\u00a0: ${paper}`,
  },
  unsaved: { en: 'Press Enter to save the note.', fr: 'Appuyez sur Entrée pour enregistrer la note.' },
  said: {
    en: (day: string, name: string | null) => (name === null ? `Marked ${day}` : `Marked ${day} by ${name}`),
    fr: (day: string, name: string | null) => (name === null ? `Noté le ${day}` : `Noté le ${day} par ${name}`),
  },
  papersCount: {
    en: (settled: number, total: number) => `${settled} of ${total} in hand or not needed`,
    fr: (settled: number, total: number) => `${settled} sur ${total} en main ou pas nécessaires`,
  },
  toTable: { en: 'Table of figures', fr: 'Tableau des chiffres' },
});
