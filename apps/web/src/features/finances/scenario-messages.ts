import { defineMessages } from '../../lib/i18n/messages.ts';

export const scenarioMessages = defineMessages({
  title: { en: 'Compared with the plan', fr: 'Comparés au plan' },
  lead: {
    en: 'What each scenario changes, and what comes out of it. The difference from the plan is below each figure.',
    fr: "Ce que change chaque scénario et ce qui en résulte. L'écart avec le plan est sous chaque chiffre.",
  },
  which: { en: 'Scenarios shown', fr: 'Scénarios affichés' },
  own: { en: 'Yours', fr: 'Les vôtres' },
  lender: { en: "A lender's", fr: "Ceux d'un prêteur" },
  none: {
    en: "Add a scenario above to compare your own. Until then, here are a lender's.",
    fr: "Ajoutez un scénario ci-dessus pour comparer les vôtres. D'ici là, voici ceux d'un prêteur.",
  },
  figure: { en: 'Figure', fr: 'Chiffre' },
  nothing: { en: 'Changes nothing yet', fr: 'Ne change encore rien' },
  lowest: { en: 'Lowest cash', fr: 'Encaisse la plus basse' },
  inYear: {
    en: (figure: string, year: number) => `${figure}, year ${year}`,
    fr: (figure: string, year: number) => `${figure}, année ${year}`,
  },
  breakEven: { en: 'Sales to break even, a year', fr: 'Ventes au seuil de rentabilité, par année' },
  firstProfit: {
    en: 'First month whose sales cover what has to be paid',
    fr: "Premier mois dont les ventes couvrent ce qu'il faut payer",
  },
  notReached: { en: 'Not within three years', fr: "Pas d'ici trois ans" },
  loanCover: { en: 'Loan cover, tightest year', fr: 'Couverture des prêts, année la plus serrée' },
  loanCoverHelp: {
    en: 'Cash the business generates for each dollar of loan payments.',
    fr: "Ce que l'entreprise dégage pour chaque dollar de versements.",
  },
  times: { en: (value: string) => `${value} times`, fr: (value: string) => `${value} fois` },
  notApplicable: { en: 'Not applicable', fr: 'Sans objet' },
  monthsLater: {
    en: (months: number) => `${months} ${months === 1 ? 'month' : 'months'} later`,
    fr: (months: number) => `${months} mois plus tard`,
  },
  monthsSooner: {
    en: (months: number) => `${months} ${months === 1 ? 'month' : 'months'} sooner`,
    fr: (months: number) => `${months} mois plus tôt`,
  },
  same: { en: 'same', fr: 'identique' },
  beforeOpening: { en: 'before opening', fr: "avant l'ouverture" },
  chartTitle: { en: 'Cash in each scenario', fr: "L'encaisse dans chaque scénario" },
  chartSummary: {
    en: (names: string) =>
      `Line chart of the cash at the end of each month: ${names}. The figures are in the table next to it.`,
    fr: (names: string) =>
      `Courbes de l'encaisse à la fin de chaque mois\u00a0: ${names}. Les chiffres sont dans le tableau voisin.`,
  },
});
