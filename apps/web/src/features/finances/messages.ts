import { defineMessages } from '../../lib/i18n/messages.ts';

export const financesMessages = defineMessages({
  title: { en: 'Your numbers', fr: 'Vos chiffres' },
  lead: {
    en: 'Computed from your answers as you type, to the cent, before GST and QST. The analysis works with these same figures.',
    fr: "Calculés à partir de vos réponses à mesure que vous écrivez, au cent près, avant TPS et TVQ. L'analyse s'appuie sur ces mêmes chiffres.",
  },
  loading: { en: 'Adding up your numbers…', fr: 'Calcul de vos chiffres…' },
  emptyTitle: { en: 'Your numbers will appear here', fr: 'Vos chiffres apparaîtront ici' },
  empty: {
    en: 'Include amounts in your answers: a price, your monthly costs, the cost of a sale, how much you aim to sell. The budget, the cash plan and the break-even are computed from them.',
    fr: "Inscrivez des montants dans vos réponses\u00a0: un prix, ce que coûte un mois, ce que coûte une vente, ce que vous visez. Le budget, le plan de trésorerie et le seuil de rentabilité s'en déduisent.",
  },
  emptyExample: {
    en: 'For example: “Rent: $1,900 a month. Insurance: $140 a month.”',
    fr: 'Par exemple\u00a0: «\u00a0Loyer\u00a0: 1\u00a0900\u00a0$ par mois. Assurances\u00a0: 140\u00a0$ par mois.\u00a0»',
  },
  need: { en: 'To find before opening', fr: "À trouver avant l'ouverture" },
  gap: { en: 'Still missing', fr: 'Il manque encore' },
  noGap: { en: 'Nothing missing', fr: 'Il ne manque rien' },
  breakEven: { en: 'Break-even', fr: 'Seuil de rentabilité' },
  breakEvenUnits: {
    en: (count: string) => `${count} sales a month`,
    fr: (count: string) => `${count} ventes par mois`,
  },
  breakEvenCustomers: {
    en: (count: string) => `${count} paying customers`,
    fr: (count: string) => `${count} clients payants`,
  },
  breakEvenReached: {
    en: (month: number) => `reached in month ${month}`,
    fr: (month: number) => `atteint au mois ${month}`,
  },
  breakEvenNever: { en: 'not reached within three years', fr: "pas atteint d'ici trois ans" },
  unknown: { en: 'Not known yet', fr: 'Pas encore connu' },
  lowest: { en: 'Lowest cash', fr: 'Encaisse la plus basse' },
  lowestMonth: { en: (month: number) => `end of month ${month}`, fr: (month: number) => `fin du mois ${month}` },
  cashTitle: { en: 'Cash over 24 months', fr: 'Encaisse sur 24 mois' },
  cashLead: {
    en: 'What is left at the end of each month, funding included. Below the line, money is missing.',
    fr: "Ce qui reste à la fin de chaque mois, financement compris. Sous la ligne, l'argent manque.",
  },
  cashSummary: {
    en: (lowest: string, month: number, end: string) =>
      `Bar chart of the cash at the end of each of the 24 months. It is lowest at the end of month ${month}, at ${lowest}, and ends at ${end}. The figures are in the table below.`,
    fr: (lowest: string, month: number, end: string) =>
      `Diagramme à barres de l'encaisse à la fin de chacun des 24 mois. Elle est au plus bas à la fin du mois ${month}, à ${lowest}, et se termine à ${end}. Les chiffres se trouvent dans le tableau ci-dessous.`,
  },
  month: { en: 'Month', fr: 'Mois' },
  cashTable: { en: 'Month by month', fr: 'Mois par mois' },
  opening: { en: 'Opening', fr: 'Début' },
  sales: { en: 'Sales', fr: 'Ventes' },
  funding: { en: 'Funding', fr: 'Financement' },
  variable: { en: 'Cost of sales', fr: 'Coût des ventes' },
  fixed: { en: 'Fixed costs', fr: 'Frais fixes' },
  startUp: { en: 'Start-up', fr: 'Démarrage' },
  closing: { en: 'Closing', fr: 'Fin' },
  breakEvenTitle: { en: 'Where the business pays for itself', fr: "Là où l'entreprise se paie elle-même" },
  breakEvenSummary: {
    en: (units: string, sales: string) =>
      `Line chart of monthly sales against monthly costs. The lines meet at ${units} sales a month, ${sales}. Beyond that point there is money left over.`,
    fr: (units: string, sales: string) =>
      `Graphique linéaire des ventes et des coûts mensuels. Les lignes se croisent à ${units} ventes par mois, soit ${sales}. Au-delà, il reste quelque chose.`,
  },
  takings: { en: 'Sales', fr: 'Ventes' },
  costs: { en: 'Costs', fr: 'Coûts' },
  perMonth: { en: 'Sales a month', fr: 'Ventes par mois' },
  goal: { en: (count: string) => `Your goal: ${count}`, fr: (count: string) => `Votre objectif\u00a0: ${count}` },
  point: { en: (count: string) => `Break-even: ${count}`, fr: (count: string) => `Seuil\u00a0: ${count}` },
  calculation: { en: 'The calculation', fr: 'Le calcul' },
  budgetsTitle: { en: 'What it is made of', fr: 'De quoi il est fait' },
  startUpBudget: { en: 'One-time start-up costs', fr: 'Dépensé une fois, pour démarrer' },
  needBudget: { en: 'To find before opening', fr: "À trouver avant l'ouverture" },
  fundingBudget: { en: 'Money available or expected', fr: 'Argent disponible ou attendu' },
  fixedBudget: { en: 'Monthly costs', fr: 'Ce que coûte un mois' },
  variableBudget: { en: 'Cost of one sale', fr: 'Ce que coûte une vente' },
  variableMonthBudget: { en: 'Monthly cost of sales', fr: 'Coût des ventes en un mois' },
  total: { en: 'Total', fr: 'Total' },
  yearsTitle: { en: 'Three years', fr: 'Trois ans' },
  year: { en: (year: number) => `Year ${year}`, fr: (year: number) => `Année ${year}` },
  line: { en: 'Line', fr: 'Poste' },
  grossMargin: { en: 'Gross margin', fr: 'Marge brute' },
  result: { en: 'Result', fr: 'Résultat' },
  resultNote: {
    en: 'Before start-up costs, loan payments and income tax.',
    fr: "Avant les frais de démarrage, les remboursements d'emprunt et l'impôt.",
  },
  assumptionsTitle: { en: 'To confirm', fr: 'À confirmer' },
  assumptionsLead: {
    en: 'The plan assumes this where your answers do not say. Replace each assumption with a fact as soon as you have one.',
    fr: "Le plan suppose ceci là où vos réponses ne disent rien. Remplacez chaque hypothèse par un fait dès que vous l'avez.",
  },
  missingTitle: { en: 'What your answers do not say yet', fr: 'Ce que vos réponses ne disent pas encore' },
  notRead: {
    en: (words: string) => `Not counted: “${words}”.`,
    fr: (words: string) => `Non compté\u00a0: «\u00a0${words}\u00a0».`,
  },
});
