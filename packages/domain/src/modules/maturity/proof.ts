import { type Row, type RowOf, rowsOf } from '../../ledger/row.ts';
import { yearlyCost } from '../../ledger/total-conflicts.ts';
import { type Text, text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import { paperKeys } from '../../papers/papers.ts';
import { answerLabel, readAnswer } from '../define-module.ts';
import { isFilledIn } from '../filled-in.ts';
import { moduleTitles } from '../keys.ts';
import { type AnswersOf, moduleDefinition, type OptionValue } from '../registry.ts';
import type { MaturityCategory } from './categories.ts';
import { noneSold } from './check-steps.ts';
import { type PartScore, sharedPart } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { lowered, type ProofText, proofTexts } from './proof-texts.ts';
import { partPoints } from './rule-parts.ts';

/** How much of something is proved; and what is said of it, where it is not its count and the texts of its area. */
type Found = { readonly part: number; readonly whole: number; readonly some?: Text } & Partial<ProofText>;

/** What has happened in an area, or is in writing from somebody else. Answers prove nothing. */
export function proof(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const rows = facts.ledger.rows.filter(({ off }) => !off);
  const { part, whole, ...own } = provable[category](rows, facts);
  const { of, none, raise, some } = { ...proofTexts[category], ...own };
  const counted = text(`${of.en}: ${part} of ${whole}.`, `${of.fr}\u00a0: ${part} sur ${whole}.`);
  return sharedPart(partPoints.proof, part, whole, { reason: part > 0 ? (some ?? counted) : none, raise });
}

/** The share of what is sold that is proved in a way. */
function streams(rows: readonly Row[], isProved: (row: RowOf<'stream'>) => boolean): Found {
  const all = rowsOf(rows, 'stream');
  const nothing = all.length === 0 ? { none: noneSold } : {};
  return { part: all.filter(isProved).length, whole: all.length, ...nothing };
}

const hasSource = ({ proof: paper, origins }: RowOf<'stream'>) =>
  paper !== null || Object.values(origins).some(({ from }) => from === 'sourced');

/** A paper that the lender does not ask for is not counted, on either side. */
function papers({ papers: said }: ProjectFacts): Found {
  const asked = paperKeys.filter((key) => said[key] !== 'not_needed');
  return { part: asked.filter((key) => said[key] === 'have').length, whole: asked.length };
}

type Stage = OptionValue<'rd', 'developmentStage'>;

/** Where customers have it, by what the person says of the stage; and where there is something to show. */
const withCustomers: readonly Stage[] = ['customer_tests', 'ready_to_sell', 'on_sale'];
const shown: readonly Stage[] = ['prototype', ...withCustomers];

/** A sale that was paid is proof; a stage that was chosen is known, and gives half. */
function tried(rows: readonly Row[], { entries }: ProjectFacts, stages: readonly Stage[]): Found {
  const isBilled = rowsOf(rows, 'stream').some((row) => ['invoice', 'statement'].includes(row.proof?.kind ?? ''));
  if (isBilled) return { part: 1, whole: 1, some: billed };
  const { questions } = moduleDefinition('rd');
  const answers: AnswersOf<'rd'> = entries.rd?.answers ?? {};
  const id = 'developmentStage';
  const stage = isFilledIn(entries.rd?.filledIn, id) ? undefined : readAnswer(questions, answers, id);
  const question = questions.find((each) => each.id === id);
  if (stage === undefined || question === undefined) return { part: 0, whole: 1, ...noStage };
  if (!shown.includes(stage)) return { part: 0, whole: 1, raise: proofTexts.product.raise };
  if (!stages.includes(stage)) return { part: 0, whole: 1 };
  const { en, fr } = answerLabel(question, stage);
  const some = text(`How far along it is: ${lowered(en)}.`, `Étape\u00a0: ${lowered(fr)}.`);
  return { part: 1, whole: 2, some, raise: sellOne };
}

const billed = text('A sale has its invoice or statement.', 'Une vente a sa facture ou son relevé.');
const noStage = {
  none: text('How far along you are is missing.', "Il manque l'étape où vous en êtes."),
  raise: text(
    `Choose how far along you are, in “${moduleTitles.rd.en}”.`,
    `Choisissez où vous en êtes, dans «\u00a0${moduleTitles.rd.fr}\u00a0».`,
  ),
};
const sellOne = text(
  'Sell to a first customer, and note the invoice as the proof of that sale in “Your figures”.',
  'Vendez à un premier client, et notez la facture comme preuve de cette vente dans «\u00a0Vos chiffres\u00a0».',
);

/** The share of a year of costs, of purchases and of funding that is in writing, by amount; money may be in hand instead. */
function inWriting(rows: readonly Row[]): Found {
  const amounts = [
    ...rowsOf(rows, 'cost').map((row) => ({
      cents: yearlyCost(row) ?? row.cells.amount ?? 0,
      isSure: row.proof !== null,
    })),
    ...rowsOf(rows, 'purchase').map(({ cells, proof: paper }) => ({
      // What is owned already costs nothing.
      cents: cells.owned === true ? 0 : (cells.amount ?? 0) * (cells.count ?? 1),
      isSure: paper !== null,
    })),
    ...rowsOf(rows, 'funding').map(({ cells, proof: paper, status }) => ({
      cents: cells.amount ?? 0,
      isSure: paper !== null || (cells.state === 'in_hand' && status === 'confirmed'),
    })),
  ];
  const sum = (some: typeof amounts) => some.reduce((total, { cents }) => total + cents, 0);
  const [part, whole] = [sum(amounts.filter(({ isSure }) => isSure)), sum(amounts)];
  const [sure, all, { of }] = [dollarsText(part), dollarsText(whole), proofTexts.finance];
  const some = text(`${of.en}: ${sure.en} of ${all.en}.`, `${of.fr}\u00a0: ${sure.fr} sur ${all.fr}.`);
  return { part, whole, some };
}

const provable: Readonly<Record<MaturityCategory, (rows: readonly Row[], facts: ProjectFacts) => Found>> = {
  idea: (rows) => streams(rows, (row) => row.proof !== null),
  market: (rows) => streams(rows, hasSource),
  business: (_, facts) => papers(facts),
  marketing: (rows, facts) => tried(rows, facts, withCustomers),
  product: (rows, facts) => tried(rows, facts, shown),
  finance: inWriting,
};
