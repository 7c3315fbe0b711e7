import { type Row, type RowOf, rowsOf } from '../../ledger/row.ts';
import { timesAYear } from '../../ledger/times-a-year.ts';
import type { Text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import { paperKeys } from '../../papers/papers.ts';
import { readAnswer } from '../define-module.ts';
import { isFilledIn } from '../filled-in.ts';
import { type AnswersOf, moduleDefinition, type OptionValue } from '../registry.ts';
import type { MaturityCategory } from './categories.ts';
import { text } from './check-steps.ts';
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

const proved = (part: number, whole: number, reason: Text, raise: Text) =>
  sharedPart(partPoints.proof, part, whole, { reason, raise });

/** The share of what is sold that is proved in a way. */
function streams(rows: readonly Row[], isProved: (row: RowOf<'stream'>) => boolean, of: Text, raise: Text): PartScore {
  const all = rowsOf(rows, 'stream');
  const some = all.filter(isProved).length;
  const counted = text(`${of.en}: ${some} of ${all.length}.`, `${of.fr}\u00a0: ${some} sur ${all.length}.`);
  const missing = text('What you sell is missing.', 'Ce que vous vendez est manquant.');
  return proved(some, all.length, all.length === 0 ? missing : counted, raise);
}

const orders = (rows: readonly Row[]) =>
  streams(
    rows,
    (row) => row.proof !== null,
    text(
      'Sales with an order, a letter or an invoice',
      "Ventes accompagnées d'une commande, d'une lettre ou d'une facture",
    ),
    text(
      'Ask somebody who would buy for an order or a letter, and note it as the proof of that sale in the table of figures.',
      'Demandez une commande ou une lettre à une personne qui achèterait, et notez-la comme preuve de cette vente dans le tableau des chiffres.',
    ),
  );

const sources = (rows: readonly Row[]) =>
  streams(
    rows,
    (row) => row.proof !== null || Object.values(row.origins).some(({ from }) => from === 'sourced'),
    text('Sales whose price or quantity has a source', 'Ventes dont le prix ou la quantité a une source'),
    text(
      'Count customers at a competitor or find a published number, and note it as the source of a quantity in the table of figures.',
      "Comptez la clientèle d'un concurrent ou trouvez un nombre publié, et notez-le comme source d'une quantité dans le tableau des chiffres.",
    ),
  );

/** A paper that the lender does not ask for is not counted, on either side. */
function papers(_: readonly Row[], { papers: said }: ProjectFacts): PartScore {
  const asked = paperKeys.filter((key) => said[key] !== 'not_needed');
  const some = asked.filter((key) => said[key] === 'have').length;
  return proved(
    some,
    asked.length,
    text(
      `Documents in hand: ${some} of the ${asked.length} that a lender asks for.`,
      `Documents en main\u00a0: ${some} sur les ${asked.length} qu'un prêteur demande.`,
    ),
    text(
      'Collect the documents a lender asks for, and mark each one you have.',
      "Réunissez les documents qu'un prêteur demande, et cochez chacun de ceux que vous avez.",
    ),
  );
}

type Stage = OptionValue<'rd', 'developmentStage'>;

/** From which stage on the person says that there is something to show, and that customers have it. */
const shown: readonly Stage[] = ['prototype', 'customer_tests', 'ready_to_sell', 'on_sale'];
const withCustomers: readonly Stage[] = ['customer_tests', 'ready_to_sell', 'on_sale'];

/** A sale that was paid is proof; a stage that was chosen is known and gives half. */
function tried(rows: readonly Row[], { entries }: ProjectFacts, stages: readonly Stage[]): PartScore {
  const isBilled = rowsOf(rows, 'stream').some((row) => ['invoice', 'statement'].includes(row.proof?.kind ?? ''));
  const { questions } = moduleDefinition('rd');
  const answers: AnswersOf<'rd'> = entries.rd?.answers ?? {};
  const id = 'developmentStage';
  const value = isFilledIn(entries.rd?.filledIn, id) ? undefined : readAnswer(questions, answers, id);
  const question = questions.find((each) => each.id === id);
  const options = question?.kind === 'select' ? question.options : [];
  const label = options.find((option) => option.value === value)?.label ?? text('missing', 'manquante');
  const isThere = value !== undefined && stages.includes(value);
  return proved(
    isBilled ? 1 : Number(isThere) / 2,
    1,
    isBilled
      ? text('A sale has its invoice or statement.', 'Une vente a sa facture ou son relevé.')
      : text(`How far along it is: ${lowered(label.en)}.`, `Étape\u00a0: ${lowered(label.fr)}.`),
    isThere
      ? text(
          'Sell to a first customer, and note the invoice as the proof of that sale in the table of figures.',
          'Vendez à un premier client, et notez la facture comme preuve de cette vente dans le tableau des chiffres.',
        )
      : text(
          'Have three customers try it, then bring the stage of development up to date.',
          "Faites-le essayer à trois clients, puis mettez à jour l'étape de développement.",
        ),
  );
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
  const share = text(
    `${sure === 0 ? 'nothing' : dollarsText(sure).en} of ${dollarsText(all).en}`,
    `${sure === 0 ? 'rien' : dollarsText(sure).fr} sur ${dollarsText(all).fr}`,
  );
  return proved(
    sure,
    all,
    all === 0
      ? text('Costs, purchases and funding are missing.', 'Les coûts, les achats et le financement sont manquants.')
      : text(
          `A year of costs, purchases and funding in writing or in hand: ${share.en}.`,
          `Coûts d'une année, achats et financement par écrit ou en main\u00a0: ${share.fr}.`,
        ),
    text(
      'Get your largest cost, purchase or loan in writing (a quote, a lease, a letter), and note it as its proof in the table of figures.',
      'Faites mettre par écrit votre plus gros coût, achat ou prêt (une soumission, un bail, une lettre), et notez-le comme preuve dans le tableau des chiffres.',
    ),
  );
}

const provable: Readonly<Record<MaturityCategory, (rows: readonly Row[], facts: ProjectFacts) => PartScore>> = {
  idea: orders,
  market: sources,
  business: papers,
  marketing: (rows, facts) => tried(rows, facts, withCustomers),
  product: (rows, facts) => tried(rows, facts, shown),
  finance: inWriting,
};
