import type { PlanFigures } from '@elan/domain/forecast/plan-figures';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import type { Ledger, Passage } from '@elan/domain/ledger/reading';
import { type Row, type RowOf, rowsOf, type TableKind } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { isCreditLine } from '@elan/domain/ledger/source-of-money';
import { toCheckText } from '@elan/domain/ledger/to-check-text';
import type { Text } from '@elan/domain/locale';
import type { PlanView } from './plan-figures.ts';
import type { PlanWords } from './plan-words.ts';

/** The rows of a kind that count. */
function counted<K extends TableKind>(rows: readonly Row[], kind: K) {
  const on = rows.filter(({ off }) => !off);
  return rowsOf(on, kind);
}

export function pricesOf(rows: readonly Row[], { money }: PlanWords): PlanView['prices'] {
  return counted(rows, 'stream').flatMap(({ cells: { name, price, unit } }) =>
    price === null ? [] : [{ name, amount: money(price), per: unit === null ? '' : ` / ${unit}` }],
  );
}

const costOf = ({ cells: { amount, count } }: RowOf<'purchase'>) => (amount ?? 0) * (count ?? 1);
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

const salesTaxName: Text = {
  en: 'Sales tax on purchases for the opening, not refunded',
  fr: "Taxes de vente sur les achats de l'ouverture, non récupérées",
};

/** What is bought; what is owned already costs nothing. */
const bought = (rows: readonly Row[]) =>
  counted(rows, 'purchase').filter(({ cells }) => cells.amount !== null && cells.owned !== true);

export function startUpOf(ledger: Ledger, plan: PlanFigures, { money, when, say }: PlanWords): PlanView['startUp'] {
  const purchases = bought(ledger.rows);
  const origins = purchases.flatMap((row) => Object.values(row.origins));
  const isBeside = ({ module, question }: Passage) =>
    origins.some((origin) => 'module' in origin && origin.module === module && origin.question === question);
  const toCheck = figuresToCheck(ledger).filter((card) => card.is === 'passage' && isBeside(card.passage)).length;
  const total = sum(purchases.map(costOf));
  const [tax] = plan.state === 'known' ? plan.forecast.sourcesAndUses.ofWhich : [];
  return {
    lines: purchases.map((row) => ({ name: row.cells.name, when: when(row.cells.month), amount: money(costOf(row)) })),
    total: money(total),
    taxName: tax === undefined ? '' : say(salesTaxName),
    tax: tax === undefined ? '' : money(tax.amount),
    totalWithTax: tax === undefined ? '' : money(total + tax.amount),
    toCheck: toCheck > 0 ? say(toCheckText(toCheck)) : '',
  };
}

export function fundingOf(rows: readonly Row[], { money, say }: PlanWords): PlanView['funding'] {
  const funding = counted(rows, 'funding').filter((row) => row.cells.amount !== null && !isCreditLine(row));
  const total = (some: typeof funding) => money(sum(some.map(({ cells }) => cells.amount ?? 0)));
  const { options } = rowColumns.funding.state;
  return {
    lines: funding.map(({ cells: { name, state, amount } }) => ({
      name,
      state: state === null ? '' : say(options[state]),
      amount: money(amount ?? 0),
    })),
    total: total(funding),
    inHand: total(funding.filter(({ cells }) => cells.state === 'in_hand')),
  };
}

/** The largest purchases and costs without a proof of their own. */
export function unprovedOf(rows: readonly Row[], { money }: PlanWords): PlanView['unproved'] {
  const purchases = bought(rows).map((row) => ({ row, cents: costOf(row) }));
  const costs = counted(rows, 'cost').map((row) => ({ row, cents: row.cells.amount ?? 0 }));
  return [...purchases, ...costs]
    .filter(({ row, cents }) => row.status === 'confirmed' && row.proof === null && cents > 0)
    .sort((one, other) => other.cents - one.cents)
    .map(({ row, cents }) => ({ name: row.cells.name, amount: money(cents) }));
}
