import { type Row, type RowOf, rowsOf } from '../../ledger/row.ts';
import { timesAYear } from '../../ledger/times-a-year.ts';
import type { Text } from '../../locale.ts';
import { isSettled, paperKeys } from '../../papers/papers.ts';
import { readAnswer } from '../define-module.ts';
import { type AnswersOf, moduleDefinition, type OptionValue } from '../registry.ts';
import type { MaturityCategory } from './categories.ts';
import { type PartScore, pointsOf } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { partPoints } from './rule-text.ts';

/** One thing that can be proved: how much of it is, from 0 to 1, and what would prove the rest. */
type Item = { readonly earned: number; readonly reason: Text; readonly raise: Text };

/** What of an area happened, or was put in writing by somebody else. Words of answers prove nothing. */
export function proof(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const rows = facts.ledger.rows.filter(({ off }) => !off);
  const items = provable[category](rows, facts);
  const most = partPoints.proof;
  return {
    points: pointsOf(
      items.map(({ earned }) => earned),
      most,
    ),
    reason: {
      en: items.map(({ reason }) => reason.en).join(' '),
      fr: items.map(({ reason }) => reason.fr).join(' '),
    },
    raises: items
      .filter(({ earned }) => earned < 1)
      .map(({ earned, raise }) => ({ text: raise, gain: Math.round((most * (1 - earned)) / items.length) })),
  };
}

const provable: Readonly<Record<MaturityCategory, (rows: readonly Row[], facts: ProjectFacts) => Item[]>> = {
  idea: (rows) => [orders(rows)],
  market: (rows) => [marketSources(rows)],
  business: (_, facts) => [papers(facts)],
  marketing: (rows, facts) => [sold(rows, facts)],
  product: (rows, facts) => [tried(facts), quotes(rows, 'purchase')],
  finance: (rows) => [quotes(rows, 'cost'), moneyInHand(rows)],
};

const text = (en: string, fr: string): Text => ({ en, fr });

function orders(rows: readonly Row[]): Item {
  const streams = rowsOf(rows, 'stream');
  const proved = streams.filter(({ proof: paper }) => paper !== null);
  return {
    earned: share(proved.length, streams.length),
    reason: counted(
      proved.length,
      streams.length,
      text(
        'Sales with an order, a letter or an invoice',
        "Ventes accompagnées d'une commande, d'une lettre ou d'une facture",
      ),
    ),
    raise: text(
      'Ask somebody who would buy for an order or a letter, and note it as the proof of that sale in the table of figures.',
      'Demandez une commande ou une lettre à une personne qui achèterait, et notez-la comme preuve de cette vente dans le tableau des chiffres.',
    ),
  };
}

function marketSources(rows: readonly Row[]): Item {
  const streams = rowsOf(rows, 'stream');
  const sourced = streams.filter(
    ({ proof: paper, origins }) => paper !== null || Object.values(origins).some(({ from }) => from === 'sourced'),
  );
  return {
    earned: share(sourced.length, streams.length),
    reason: counted(
      sourced.length,
      streams.length,
      text('Sales whose price or quantity has a source', 'Ventes dont le prix ou la quantité a une source'),
    ),
    raise: text(
      'Count customers at a competitor or find a published number, and note it as the source of a quantity in the table of figures.',
      "Comptez la clientèle d'un concurrent ou trouvez un nombre publié, et notez-le comme source d'une quantité dans le tableau des chiffres.",
    ),
  };
}

function papers({ papers: said }: ProjectFacts): Item {
  const settled = paperKeys.filter((key) => isSettled(said[key])).length;
  return {
    earned: share(settled, paperKeys.length),
    reason: counted(
      settled,
      paperKeys.length,
      text('Papers in hand or not needed', 'Documents en main ou pas nécessaires'),
    ),
    raise: text(
      'Collect the papers a lender asks for, and mark each one in “Before the bank”.',
      "Réunissez les documents qu'un prêteur demande, et cochez chacun dans «\u00a0Avant la banque\u00a0».",
    ),
  };
}

type Stage = OptionValue<'rd', 'developmentStage'>;

/** How far customers have been involved, by the stage that was chosen. */
const triedAt: Readonly<Partial<Record<Stage, number>>> = {
  prototype: 0.5,
  customer_tests: 1,
  ready_to_sell: 1,
  on_sale: 1,
};
const soldAt: Readonly<Partial<Record<Stage, number>>> = { customer_tests: 0.5, ready_to_sell: 0.5, on_sale: 1 };

function stageOf({ entries }: ProjectFacts): { value: Stage | undefined; label: Text | undefined } {
  const { questions } = moduleDefinition('rd');
  const answers: AnswersOf<'rd'> = entries.rd?.answers ?? {};
  const value = readAnswer(questions, answers, 'developmentStage') as Stage | undefined;
  const question = questions.find(({ id }) => id === 'developmentStage');
  const options = question?.kind === 'select' ? question.options : [];
  return { value, label: options.find((option) => option.value === value)?.label };
}

function atStage(facts: ProjectFacts, worth: typeof triedAt, raise: Text): Item {
  const { value, label } = stageOf(facts);
  const earned = value === undefined ? 0 : (worth[value] ?? 0);
  return {
    earned,
    reason:
      label === undefined
        ? text('No stage is chosen yet.', "Aucune étape n'est choisie.")
        : text(`Stage: “${label.en}”.`, `Étape\u00a0: «\u00a0${label.fr}\u00a0».`),
    raise,
  };
}

function tried(facts: ProjectFacts): Item {
  return atStage(
    facts,
    triedAt,
    text(
      'Have three customers try it, then bring the stage of development up to date.',
      "Faites-le essayer à trois clients, puis mettez à jour l'étape de développement.",
    ),
  );
}

/** Sales that happened: by the stage, or by an invoice or a statement beside a sale. */
function sold(rows: readonly Row[], facts: ProjectFacts): Item {
  const item = atStage(
    facts,
    soldAt,
    text(
      'Sell to a first customer, and note the invoice as the proof of that sale in the table of figures.',
      'Vendez à un premier client, et notez la facture comme preuve de cette vente dans le tableau des chiffres.',
    ),
  );
  const isBilled = rowsOf(rows, 'stream').some(({ proof: paper }) =>
    ['invoice', 'statement'].includes(paper?.kind ?? ''),
  );
  if (!isBilled) return item;
  return {
    ...item,
    earned: 1,
    reason: text('A sale has its invoice or statement.', 'Une vente a sa facture ou son relevé.'),
  };
}

/** The share of what is bought or paid that is proved, by amount. */
function quotes(rows: readonly Row[], kind: 'purchase' | 'cost'): Item {
  const amounts = rowsOf(rows, kind).flatMap((row) => {
    const cents = row.kind === 'purchase' ? priceOf(row) : yearlyOf(row);
    return cents > 0 ? [{ row, cents }] : [];
  });
  const sum = (some: typeof amounts) => some.reduce((total, { cents }) => total + cents, 0);
  const proved = amounts.filter(({ row }) => row.proof !== null);
  const isPurchase = kind === 'purchase';
  return {
    earned: share(sum(proved), sum(amounts)),
    reason: counted(
      proved.length,
      amounts.length,
      isPurchase
        ? text('Purchases with a quote or an invoice', "Achats accompagnés d'une soumission ou d'une facture")
        : text(
            'Costs with a quote, a lease or an invoice',
            "Coûts accompagnés d'une soumission, d'un bail ou d'une facture",
          ),
    ),
    raise: isPurchase
      ? text(
          'Ask for a written quote for your largest purchase, and note it as its proof in the table of figures.',
          'Demandez une soumission écrite pour votre plus gros achat, et notez-la comme preuve dans le tableau des chiffres.',
        )
      : text(
          'Get your largest cost in writing (a quote, a lease, an invoice), and note it as its proof in the table of figures.',
          'Faites mettre par écrit votre plus gros coût (une soumission, un bail, une facture), et notez-le comme preuve dans le tableau des chiffres.',
        ),
  };
}

/** What a purchase costs; what is owned already costs nothing. */
const priceOf = ({ cells }: RowOf<'purchase'>) => (cells.owned === true ? 0 : (cells.amount ?? 0) * (cells.count ?? 1));

const paymentsAYear = { ...timesAYear, season: 1 } as const;
const yearlyOf = ({ cells }: RowOf<'cost'>) => (cells.amount ?? 0) * paymentsAYear[cells.every ?? 'month'];

/** Money that is in hand, or proved by a letter or a statement. */
function moneyInHand(rows: readonly Row[]): Item {
  const funding = rowsOf(rows, 'funding').filter(({ cells }) => (cells.amount ?? 0) > 0);
  const sure = funding.filter(({ cells, proof: paper }) => cells.state === 'in_hand' || paper !== null);
  const sum = (some: typeof funding) => some.reduce((total, { cells }) => total + (cells.amount ?? 0), 0);
  return {
    earned: share(sum(sure), sum(funding)),
    reason: counted(
      sure.length,
      funding.length,
      text('Money in hand or promised in writing', 'Financement en main ou promis par écrit'),
    ),
    raise: text(
      'Get a statement of your savings and a letter for any other money, and note them in the table of figures.',
      'Obtenez un relevé de votre épargne et une lettre pour tout autre financement, et notez-les dans le tableau des chiffres.',
    ),
  };
}

function counted(some: number, all: number, of: Text): Text {
  return text(`${of.en}: ${some} of ${all}.`, `${of.fr}\u00a0: ${some} sur ${all}.`);
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
