import { type Row, type RowOf, rowsOf } from '../../ledger/row.ts';
import { timesAYear } from '../../ledger/times-a-year.ts';
import type { Text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import { paperKeys } from '../../papers/papers.ts';
import { answerLabel, readAnswer } from '../define-module.ts';
import { isFilledIn } from '../filled-in.ts';
import { type AnswersOf, moduleDefinition, type OptionValue } from '../registry.ts';
import type { MaturityCategory } from './categories.ts';
import { noneSold, nothingSold, text } from './check-steps.ts';
import { type PartScore, sharedPart } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { partPoints } from './rule-parts.ts';

/** What of an area happened, or was put in writing by somebody else. Words of answers prove nothing. */
export function proof(facts: ProjectFacts, category: MaturityCategory): PartScore {
  return provable[category](
    facts.ledger.rows.filter(({ off }) => !off),
    facts,
  );
}

/** What is said where nothing is proved, where something is, and of what would prove it. */
type Says = { readonly none: Text; readonly some: Text; readonly raise: Text };

const proved = (part: number, whole: number, { none, some, raise }: Says) =>
  sharedPart(partPoints.proof, part, whole, { reason: part > 0 ? some : none, raise });

const counted = (of: Text, part: number, whole: number): Text =>
  text(`${of.en}: ${part} of ${whole}.`, `${of.fr}\u00a0: ${part} sur ${whole}.`);

/** The share of what is sold that is proved in a way. */
function streams(
  rows: readonly Row[],
  isProved: (row: RowOf<'stream'>) => boolean,
  { some, ...says }: Says,
): PartScore {
  const all = rowsOf(rows, 'stream');
  const part = all.filter(isProved).length;
  const first = all.length === 0 ? { none: noneSold, raise: nothingSold } : says;
  return proved(part, all.length, { ...first, some: counted(some, part, all.length) });
}

const orders = (rows: readonly Row[]) =>
  streams(rows, (row) => row.proof !== null, {
    none: text(
      'Nothing you sell has an order, a letter or an invoice yet.',
      "Rien de ce que vous vendez n'a encore de commande, de lettre ou de facture.",
    ),
    some: text(
      'Sales with an order, a letter or an invoice',
      "Ventes accompagnées d'une commande, d'une lettre ou d'une facture",
    ),
    raise: text(
      'Ask somebody who would buy for an order or a letter, and note it as the proof of that sale in the table of figures.',
      'Demandez une commande ou une lettre à une personne qui achèterait, et notez-la comme preuve de cette vente dans le tableau des chiffres.',
    ),
  });

const sources = (rows: readonly Row[]) =>
  streams(rows, (row) => row.proof !== null || Object.values(row.origins).some(({ from }) => from === 'sourced'), {
    none: text(
      'No price or quantity of what you sell has a source yet.',
      "Aucun prix ni aucune quantité de ce que vous vendez n'a encore de source.",
    ),
    some: text('Sales whose price or quantity has a source', 'Ventes dont le prix ou la quantité a une source'),
    raise: text(
      'Count customers at a competitor or find a published number, and note it as the source of a quantity in the table of figures.',
      "Comptez la clientèle d'un concurrent ou trouvez un nombre publié, et notez-le comme source d'une quantité dans le tableau des chiffres.",
    ),
  });

/** A paper that the lender does not ask for is not counted, on either side. */
function papers(_: readonly Row[], { papers: said }: ProjectFacts): PartScore {
  const asked = paperKeys.filter((key) => said[key] !== 'not_needed');
  const part = asked.filter((key) => said[key] === 'have').length;
  return proved(part, asked.length, {
    none: text(
      'None of the documents a lender asks for is in hand yet.',
      "Aucun des documents qu'un prêteur demande n'est encore en main.",
    ),
    some: counted(
      text('Documents in hand, of those a lender asks for', "Documents en main, parmi ceux qu'un prêteur demande"),
      part,
      asked.length,
    ),
    raise: text(
      'Collect the documents a lender asks for, and mark each one you have.',
      "Réunissez les documents qu'un prêteur demande, et cochez chacun de ceux que vous avez.",
    ),
  });
}

type Stage = OptionValue<'rd', 'developmentStage'>;

type Reached = { readonly from: readonly Stage[]; readonly notYet: Text };

/** The person says that there is something to show. */
const shown: Reached = {
  from: ['prototype', 'customer_tests', 'ready_to_sell', 'on_sale'],
  notYet: text('There is nothing to show to customers yet.', "Il n'y a encore rien à montrer à la clientèle."),
};
/** The person says that customers have it. */
const withCustomers: Reached = {
  from: ['customer_tests', 'ready_to_sell', 'on_sale'],
  notYet: text('No customer has tried or bought it yet.', "Aucun client n'a encore essayé ni acheté."),
};

/** A sale that was paid is proof; a stage that was chosen is known, and gives half. */
function tried(rows: readonly Row[], { entries }: ProjectFacts, { from, notYet }: Reached): PartScore {
  const isBilled = rowsOf(rows, 'stream').some((row) => ['invoice', 'statement'].includes(row.proof?.kind ?? ''));
  const { questions } = moduleDefinition('rd');
  const answers: AnswersOf<'rd'> = entries.rd?.answers ?? {};
  const id = 'developmentStage';
  const stage = isFilledIn(entries.rd?.filledIn, id) ? undefined : readAnswer(questions, answers, id);
  const isThere = stage !== undefined && from.includes(stage);
  const question = questions.find((each) => each.id === id);
  const label = stage === undefined || question === undefined ? undefined : answerLabel(question, stage);
  return proved(isBilled ? 1 : Number(isThere) / 2, 1, {
    none:
      label === undefined ? text('How far along you are is missing.', "Il manque l'étape où vous en êtes.") : notYet,
    some:
      isBilled || label === undefined
        ? text('A sale has its invoice or statement.', 'Une vente a sa facture ou son relevé.')
        : text(`How far along it is: ${lowered(label.en)}.`, `Étape\u00a0: ${lowered(label.fr)}.`),
    raise: isThere
      ? text(
          'Sell to a first customer, and note the invoice as the proof of that sale in the table of figures.',
          'Vendez à un premier client, et notez la facture comme preuve de cette vente dans le tableau des chiffres.',
        )
      : text(
          'Have three customers try it, then bring the stage of development up to date.',
          "Faites-le essayer à trois clients, puis mettez à jour l'étape de développement.",
        ),
  });
}

const lowered = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const paymentsAYear = { ...timesAYear, season: 1 } as const;

/** The share of a year of costs, of purchases and of funding that is in writing, by amount; money may be in hand instead. */
function inWriting(rows: readonly Row[]): PartScore {
  const amounts = [
    ...rowsOf(rows, 'cost').map(({ cells, proof: paper }) => ({
      cents: (cells.amount ?? 0) * paymentsAYear[cells.every ?? 'month'],
      isSure: paper !== null,
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
  const [sure, all] = [sum(amounts.filter(({ isSure }) => isSure)), sum(amounts)];
  return proved(sure, all, {
    none: text(
      'Nothing you pay or borrow is in writing or in hand yet.',
      "Rien de ce que vous payez ou empruntez n'est encore par écrit ou en main.",
    ),
    some: text(
      `In writing or in hand: ${dollarsText(sure).en} of ${dollarsText(all).en} of costs, purchases and funding.`,
      `Par écrit ou en main\u00a0: ${dollarsText(sure).fr} sur ${dollarsText(all).fr} de coûts, d'achats et de financement.`,
    ),
    raise: text(
      'Get your largest cost, purchase or loan in writing (a quote, a lease, a letter), and note it as its proof in the table of figures.',
      'Faites mettre par écrit votre plus gros coût, achat ou prêt (une soumission, un bail, une lettre), et notez-le comme preuve dans le tableau des chiffres.',
    ),
  });
}

const provable: Readonly<Record<MaturityCategory, (rows: readonly Row[], facts: ProjectFacts) => PartScore>> = {
  idea: orders,
  market: sources,
  business: papers,
  marketing: (rows, facts) => tried(rows, facts, withCustomers),
  product: (rows, facts) => tried(rows, facts, shown),
  finance: inWriting,
};
