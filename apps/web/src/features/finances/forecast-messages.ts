import { formatNumber } from '../../lib/format.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const forecastMessages = defineMessages({
  beforeBank: {
    en: 'What is left for the lender: deal-breakers, figures without proof',
    fr: 'Ce qui reste à faire pour le prêteur\u00a0: points bloquants, chiffres sans preuve',
  },
  title: { en: 'Forecast', fr: 'Prévisions' },
  scenarios: { en: 'Scenarios', fr: 'Scénarios' },
  salesByMonth: { en: 'Sales and break-even', fr: 'Ventes et seuil de rentabilité' },
  details: { en: 'Details', fr: 'Détails' },
  missingTitle: { en: 'Still missing', fr: 'Ce qui manque encore' },
  missingSales: {
    en: 'Sales, result, cash and what you need to open appear here once this is known.',
    fr: "Les ventes, le résultat, l'encaisse et ce qu'il faut pour ouvrir apparaîtront ici quand ceci sera connu.",
  },
  missingOthers: {
    en: 'Result, cash and what you need to open appear here once this is known.',
    fr: "Le résultat, l'encaisse et ce qu'il faut pour ouvrir apparaîtront ici quand ceci sera connu.",
  },
  moreMissing: {
    en: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    fr: (count: number) => (count > 1 ? `et ${count} autres` : 'et 1 autre'),
  },
  unplaced: {
    en: 'Some amounts in your answers have no place in your figures yet.',
    fr: "Des montants de vos réponses n'ont pas encore de place dans vos chiffres.",
  },
  check: { en: 'Check your figures', fr: 'Vérifier vos chiffres' },
  needed: { en: 'Needed to open', fr: "Nécessaire pour l'ouverture" },
  missing: { en: 'Missing at the lowest point', fr: 'Manque au plus bas' },
  nothingMissing: { en: 'Nothing', fr: 'Rien' },
  lowest: { en: 'Lowest cash', fr: 'Encaisse la plus basse' },
  endOf: { en: (month: string) => `end of ${month}`, fr: (month: string) => `fin ${month}` },
  beforeOpening: { en: 'before opening', fr: "avant l'ouverture" },
  breakEven: { en: 'Sales to break even', fr: 'Ventes au seuil de rentabilité' },
  aYear: { en: (amount: string) => `${amount} a year`, fr: (amount: string) => `${amount} par année` },
  firstProfit: {
    en: (month: string) => `first month whose sales cover what has to be paid: ${month}`,
    fr: (month: string) => `premier mois dont les ventes couvrent ce qu'il faut payer\u00a0: ${month}`,
  },
  noProfit: { en: 'not reached within three years', fr: "pas atteint d'ici trois ans" },
  noMargin: {
    en: 'None: sales cost at least as much as they bring in',
    fr: "Aucun\u00a0: les ventes coûtent au moins autant qu'elles rapportent",
  },
  noSales: { en: 'Needs a price and a quantity', fr: 'Il faut un prix et une quantité' },
  salesYear: { en: 'Sales, first year', fr: 'Ventes, première année' },
  firstYearOf: {
    en: (figure: string) => `${figure}, first year`,
    fr: (figure: string) => `${figure}, première année`,
  },
  whereFrom: { en: 'where it comes from', fr: "d'où vient ce chiffre" },
  restsOn: {
    en: (count: number) => `rests on ${count === 1 ? '1 assumption' : `${count} assumptions`}`,
    fr: (count: number) => `repose sur ${count > 1 ? `${count} hypothèses` : '1 hypothèse'}`,
  },
  cashTitle: { en: 'Cash over three years', fr: 'Encaisse sur trois ans' },
  cashLead: {
    en: 'What is left at the end of each month. Below the line, you run short.',
    fr: "Ce qui reste à la fin de chaque mois. Sous la ligne, l'argent manque.",
  },
  cashSummary: {
    en: (lowest: string, month: string, end: string) =>
      `Bar chart of the cash at the end of each month. It is lowest in ${month}, at ${lowest}, and ends at ${end}. The figures are in the table below.`,
    fr: (lowest: string, month: string, end: string) =>
      `Diagramme à barres de l'encaisse à la fin de chaque mois. Elle est au plus bas en ${month}, à ${lowest}, et se termine à ${end}. Les chiffres se trouvent dans le tableau ci-dessous.`,
  },
  salesTitle: { en: 'Sales by month', fr: 'Ventes par mois' },
  salesSummary: {
    en: (streams: number, first: string, last: string) =>
      `Stacked bar chart of the sales of each month, for ${streams === 1 ? '1 product or service' : `${streams} products or services`}: from ${first} in the first month to ${last} in the last.`,
    fr: (streams: number, first: string, last: string) =>
      `Diagramme à barres empilées des ventes de chaque mois, pour ${streams > 1 ? `${streams} produits ou services` : '1 produit ou service'}\u00a0: de ${first} le premier mois à ${last} le dernier.`,
  },
  others: { en: 'Others', fr: 'Autres' },
  units: {
    en: (units: number, name: string) => `${formatNumber(units, 'en')} × ${name}`,
    fr: (units: number, name: string) => `${formatNumber(units, 'fr')} × ${name}`,
  },
  mix: { en: 'Per year, in your mix:', fr: 'En un an, dans vos proportions\u00a0:' },
});
