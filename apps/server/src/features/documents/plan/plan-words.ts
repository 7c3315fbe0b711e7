import { type Language, type Localized, type Text, text } from '@elan/domain/locale';
import { sectionTitles } from '@elan/domain/plan-document/section-titles';
import { inLanguage } from '../words-in.ts';

/** The words of a business plan. They describe the business to somebody outside it and never address its founder. */
const texts = {
  title: text('Business plan', "Plan d'affaires"),
  ...sectionTitles,
  empty: text('This plan does not say yet what the business is.', "Ce plan ne dit pas encore ce qu'est l'entreprise."),
  idea: text('The idea', "L'idée"),
  trade: text('Line of work', "Secteur d'activité"),
  toWrite: text(
    'This document has no text yet for these sections:',
    "Ce document n'a pas encore de texte pour ces sections\u00a0:",
  ),
  next: text('; ', '\u00a0; '),
  missingPicture: text(
    'A picture is missing here: it could not be read when this file was made.',
    "Il manque une image ici\u00a0: elle n'a pas pu être lue quand ce fichier a été produit.",
  ),
  prices: text('Prices and what one sale costs', 'Prix et coût de chaque vente'),
  sold: text('Sold', 'Vendu'),
  price: text('Price', 'Prix'),
  unitCost: text('Direct cost', 'Coût direct'),
  left: text('Left', 'Reste'),
  payOfPeople: text('Pay and hours', 'Rémunération et heures'),
  salesByLine: text('What makes up the sales', 'Ce qui compose les ventes'),
  costsByLine: text('What makes up the running costs', 'Ce qui compose les frais courants'),
  scenarios: text('Scenarios', 'Scénarios'),
  scenariosLead: text(
    'Each line changes only what it names; the rest of the plan stays the same.',
    "Chaque ligne change ce qu'elle nomme et laisse le reste du plan tel quel.",
  ),
  scenario: text('Scenario', 'Scénario'),
  salesOfFirstYear: text('Sales, year 1', 'Ventes, année 1'),
  firstYear: text('year 1', 'année 1'),
  movers: text('What affects the lowest cash the most', "Ce qui fait le plus bouger l'encaisse la plus basse"),
  change: text('Change', 'Changement'),
  difference: text('Difference', 'Écart'),
  loanYears: text('Loans by year', 'Prêts par année'),
  loansByMonth: text(
    'The payments month by month are in an appendix.',
    'Les versements de chaque mois sont en annexe.',
  ),
  charts: text('Three years at a glance', "Trois ans d'un coup d'œil"),
  cashChart: text('Cash at the end of each month, in dollars', 'Encaisse à la fin de chaque mois, en dollars'),
  yearsChart: text('Sales and result of each year, in dollars', 'Ventes et résultat de chaque année, en dollars'),
  salesOfYear: text('Sales', 'Ventes'),
  toConfirm: text('Figures to check', 'Chiffres à vérifier'),
  toConfirmLead: text(
    'Read from what was written, and not confirmed yet:',
    'Lus dans ce qui a été écrit, et pas encore confirmés\u00a0:',
  ),
  filledIn: text('Answers that were filled in, to check', 'Réponses préremplies, à vérifier'),
  filledInLead: text(
    'Marked ◇ in this document. Nobody has confirmed them yet:',
    'Marquées ◇ dans ce document. Personne ne les a encore confirmées\u00a0:',
  ),
  notInHand: text('Money that is not in hand yet', "Argent qui n'est pas encore en main"),
  promised: text('Promised', 'Promis'),
  asked_for: text('Asked for', 'Demandé'),
  hoped: text('Hoped for', 'Espéré'),
  unstated: text('Certainty not stated', 'Degré de certitude non précisé'),
  toVerify: text('Values to check with their source', 'Valeurs à vérifier auprès de leur source'),
  signOffs: text('Sections signed off by advisers', 'Sections approuvées par des conseillers'),
  signOffsLead: text(
    'Advisers of the project read these sections and signed them off, each for the reason beside it. A section that says something else since then is marked as changed.',
    'Des conseillers du projet ont lu ces sections et les ont approuvées, chacun pour la raison indiquée. Une section qui dit autre chose depuis est indiquée comme modifiée.',
  ),
  section: text('Section', 'Section'),
  adviser: text('Adviser', 'Conseiller'),
  formerAdviser: text('A former adviser', 'Un ancien conseiller'),
  signedOn: text('Signed off on', 'Approuvée le'),
  reason: text('Reason', 'Raison'),
  since: text('Since then', 'Depuis'),
  changedSince: text('Changed since', 'Modifiée depuis'),
  asSigned: text('Unchanged', 'Inchangée'),
  noneLeft: text(
    'No figure of this plan is waiting to be confirmed.',
    "Aucun chiffre de ce plan n'attend d'être confirmé.",
  ),
} as const satisfies Record<string, Text>;

export type PlanWords = Readonly<Record<keyof typeof texts, string>>;

export const planWordsIn = (language: Language): PlanWords => inLanguage(texts, language);

/** '20 more', when a list is cut. */
export const andMore: Localized<(count: number) => string> = {
  en: (count) => `and ${count} more`,
  fr: (count) => `et ${count} de plus`,
};
