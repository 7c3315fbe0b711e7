import { toCheckText } from '@elan/domain/ledger/to-check-text';
import type { Language, Text } from '@elan/domain/locale';

const texts = {
  contents: { en: 'Contents', fr: 'Table des matières' },
  madeWith: { en: 'Prepared with', fr: 'Préparé avec' },
  page: { en: 'Page', fr: 'Page' },
  plan: { en: 'Business plan', fr: "Plan d'affaires" },
  of: { en: 'of', fr: 'sur' },
  empty: {
    en: 'Nothing has been written in this project yet.',
    fr: "Rien n'est encore écrit dans ce projet.",
  },
  imported: { en: 'This analysis was imported from a file.', fr: "Cette analyse provient d'un fichier importé." },
  truncated: {
    en: 'This analysis reached the length limit and stops early.',
    fr: "Cette analyse a atteint la longueur maximale et s'arrête avant la fin.",
  },
  forecast: { en: 'Financial forecast', fr: 'Prévisions financières' },
  forecastLead: {
    en: 'Three years from the opening month, in Canadian dollars rounded to the dollar.',
    fr: "Trois années à partir du mois d'ouverture, en dollars canadiens arrondis au dollar.",
  },
  forecastRows: {
    en: 'Computed to the cent from the rows listed under “Where the figures come from”.',
    fr: "Calculées au cent près à partir des lignes énumérées sous «\u00a0D'où viennent les chiffres\u00a0».",
  },
  marked: {
    en: '◇ marks what was read from the answers.',
    fr: '◇ marque ce qui a été lu dans les réponses.',
  },
  byMonth: { en: 'First year, month by month', fr: 'Première année, mois par mois' },
  keyFigures: { en: 'Key figures', fr: 'Chiffres clés' },
  figure: { en: 'Figure', fr: 'Chiffre' },
  value: { en: 'Value', fr: 'Valeur' },
  opening: { en: 'Opening month', fr: "Mois d'ouverture" },
  needed: { en: 'Needed to open', fr: "Nécessaire pour l'ouverture" },
  toFind: { en: 'Still to find', fr: 'Reste à trouver' },
  notInHand: {
    en: 'Money for the start that is not in hand yet',
    fr: "Argent du départ qui n'est pas encore en main",
  },
  lowestCash: { en: 'Lowest cash', fr: 'Encaisse la plus basse' },
  lowestMonth: { en: 'Month of the lowest cash', fr: "Mois de l'encaisse la plus basse" },
  firstProfit: {
    en: 'First month whose sales cover what has to be paid',
    fr: "Premier mois dont les ventes couvrent ce qu'il faut payer",
  },
  notReached: { en: 'Not reached within three years', fr: "Pas atteint d'ici trois ans" },
  year: { en: 'Year', fr: 'Année' },
  eachYear: { en: 'years 1, 2 and 3', fr: 'années 1, 2 et 3' },
  beforeOpening: { en: 'Before opening', fr: "Avant l'ouverture" },
  line: { en: 'Line', fr: 'Ligne' },
  statement: { en: 'Statement', fr: 'État financier' },
  income: { en: 'Income', fr: 'Résultats' },
  cash: { en: 'Cash', fr: 'Trésorerie' },
  balance: { en: 'Balance sheet', fr: 'Bilan' },
  inputs: { en: 'Inputs', fr: 'Données' },
  sourcesAndUses: { en: 'Sources and uses of funds at the start', fr: 'Provenance et utilisation des fonds au départ' },
  sources: { en: 'Sources', fr: 'Provenance' },
  uses: { en: 'Uses', fr: 'Utilisation' },
  total: { en: 'Total', fr: 'Total' },
  amount: { en: 'Amount', fr: 'Montant' },
  loans: { en: 'Loans', fr: 'Prêts' },
  month: { en: 'Month', fr: 'Mois' },
  payment: { en: 'Payment', fr: 'Versement' },
  interest: { en: 'Interest', fr: 'Intérêts' },
  principal: { en: 'Principal', fr: 'Capital' },
  owed: { en: 'Balance owed', fr: 'Solde dû' },
  breakEven: { en: 'Break-even', fr: 'Seuil de rentabilité' },
  breakEvenSales: { en: 'Sales to break even', fr: 'Ventes au seuil de rentabilité' },
  accountingBreakEven: {
    en: 'Accounting break-even (with depreciation, without drawings and loan repayments)',
    fr: 'Seuil comptable (avec amortissement, sans prélèvements ni remboursements de prêts)',
  },
  ratios: { en: 'Ratios', fr: 'Ratios' },
  ratio: { en: 'Ratio', fr: 'Ratio' },
  formula: { en: 'Formula', fr: 'Formule' },
  noGrossProfit: { en: 'No gross profit', fr: 'Sans bénéfice brut' },
  notApplicable: { en: 'Not applicable', fr: 'Sans objet' },
  times: { en: 'times', fr: 'fois' },
  months: { en: 'months', fr: 'mois' },
  scenarios: { en: 'What if', fr: 'Et si' },
  scenariosLead: {
    en: 'The same plan with the changes of each scenario, and nothing else.',
    fr: 'Le même plan avec ce que chaque scénario change, et rien de plus.',
  },
  scenario: { en: 'Scenario', fr: 'Scénario' },
  changes: { en: 'What changes', fr: 'Ce qui change' },
  loanCover: { en: 'Lowest loan cover', fr: 'Couverture des prêts la plus basse' },
  assumptions: { en: 'What the forecast assumes', fr: 'Ce que les prévisions supposent' },
  assumption: { en: 'Assumption', fr: 'Hypothèse' },
  reason: { en: 'Reason', fr: 'Raison' },
  source: { en: 'Source', fr: 'Source' },
  toVerify: { en: 'to be checked for this year', fr: 'à vérifier pour cette année' },
  leftOut: { en: 'Stated, but not counted', fr: 'Mentionné, mais non compté' },
  originTitle: { en: 'Where the figures come from', fr: "D'où viennent les chiffres" },
  originLead: {
    en: 'Every row of figures, counted or not. ◇ marks a row read from the answers that remains to be confirmed.',
    fr: 'Toutes les lignes de chiffres, comptées ou non. ◇ marque une ligne lue dans les réponses, qui reste à vérifier.',
  },
  kind: { en: 'Kind', fr: 'Type' },
  name: { en: 'Name', fr: 'Nom' },
  field: { en: 'Field', fr: 'Champ' },
  row: { en: 'Row', fr: 'Ligne' },
  origin: { en: 'Comes from', fr: 'Vient de' },
  status: { en: 'Status', fr: 'État' },
  toConfirm: { en: '◇ To check', fr: '◇ À vérifier' },
  confirmed: { en: 'Confirmed', fr: 'Confirmé' },
  off: { en: 'Not counted', fr: 'Non compté' },
  typed: { en: 'Entered in the table', fr: 'Inscrit dans le tableau' },
  keptInTable: { en: 'Confirmed in the table', fr: 'Confirmé dans le tableau' },
  assumed: { en: 'Assumed', fr: 'Supposé' },
  strengths: { en: 'Strengths', fr: 'Forces' },
  weaknesses: { en: 'Weaknesses', fr: 'Faiblesses' },
  timeline: { en: 'Timeline', fr: 'Échéancier' },
  overall: { en: 'Overall', fr: 'Ensemble' },
  area: { en: 'Area', fr: 'Domaine' },
  score: { en: 'Score out of 100', fr: 'Note sur 100' },
  age: { en: 'Age', fr: 'Âge' },
  occupation: { en: 'Occupation', fr: 'Profession' },
  location: { en: 'Location', fr: 'Lieu' },
  earnings: { en: 'Income', fr: 'Revenus' },
  needs: { en: 'Needs', fr: 'Besoins' },
  frustrations: { en: 'Frustrations', fr: 'Frustrations' },
  behaviours: { en: 'Behaviours', fr: 'Comportements' },
  channels: { en: 'Preferred channels', fr: 'Canaux préférés' },
  goals: { en: 'Goals', fr: 'Objectifs' },
  barriers: { en: 'Barriers to buying', fr: "Freins à l'achat" },
} as const satisfies Record<string, Text>;

export type Words = Readonly<Record<keyof typeof texts, string>>;

/** The words of a document in its language. */
export function wordsIn(language: Language): Words {
  return inLanguage(texts, language);
}

/** Texts in one language, by their keys. */
export function inLanguage<Key extends string>(words: Readonly<Record<Key, Text>>, language: Language) {
  const entries = Object.entries<Text>(words).map(([key, each]) => [key, each[language]]);
  return Object.fromEntries(entries) as Readonly<Record<Key, string>>;
}

/** 'Name: value' as each language writes it. */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0: ' : ': '}${value}`;
}

/** '“quote”', '« citation »'. */
export function quoted(text: string, language: Language): string {
  return language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`;
}

/** '7 to check: ◇ marks what was read from the answers.' */
export function toCheckLine(count: number, language: Language): string {
  return labelled(toCheckText(count)[language], wordsIn(language).marked, language);
}
