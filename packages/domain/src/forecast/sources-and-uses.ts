import { type Text, text } from '../locale.ts';
import type { Books } from './books.ts';
import type { CashFlow, Forecast, SourceOrUse, SourcesAndUses } from './forecast.ts';
import type { FundingSource } from './funding.ts';
import type { Purchase, PurchaseUse } from './purchases.ts';
import { addTo, runningTotal, seriesOf } from './series.ts';

/** What the sources are called, in their order. */
export const sourceNames: Readonly<Record<FundingSource, Text>> = {
  savings: text('Own savings', 'Épargne personnelle'),
  gift: text('Gifts', 'Dons'),
  grant: text('Grants', 'Subventions'),
  partner: text('Partners and investors', 'Associés et investisseurs'),
  advance_sales: text('Sales in advance', "Ventes à l'avance"),
  loan: text('Loans', 'Prêts'),
};
/** What purchases are for, in their order. */
export const useNames: Readonly<Record<PurchaseUse, Text>> = {
  equipment: text('Equipment', 'Équipement'),
  vehicle: text('Vehicles', 'Véhicules'),
  fitting_out: text('Leasehold improvements', 'Aménagement'),
  deposit: text('Deposits', 'Dépôts'),
  opening_stock: text('Opening stock', 'Stock de départ'),
  fees: text('Fees and start-up costs', 'Frais de démarrage'),
};

/** How sure the money is that is not in hand yet, the surest first. */
const notInHandNames: Readonly<Record<keyof Forecast['notInHand'], Text>> = {
  promised: text('Not in hand yet: promised', 'Pas encore en main\u00a0: promis'),
  asked_for: text('Not in hand yet: asked for', 'Pas encore en main\u00a0: demandé'),
  hoped: text('Not in hand yet: hoped for', 'Pas encore en main\u00a0: espéré'),
  unstated: text('Not in hand yet: certainty not stated', 'Pas encore en main\u00a0: degré de certitude non précisé'),
};

/** What else the opening takes, and where else its money comes from. */
export const startUpNames = {
  beforeOpening: text('Costs before the opening', "Coûts avant l'ouverture"),
  untilCarried: text(
    'Until the plan carries itself, including taxes to be refunded',
    "Jusqu'à ce que le plan se suffise, taxes à récupérer comprises",
  ),
  salesTax: text('Of which sales tax on purchases, not refunded', 'Dont taxes de vente sur les achats, non récupérées'),
  owned: text('Brought in by owners', 'Biens apportés'),
  reserve: text('Reserve', 'Réserve'),
  toFind: text('Still to find', 'Reste à trouver'),
} as const satisfies Record<string, Text>;

/**
 * What opening takes and where it comes from: what is bought before the opening and in the opening month, the costs
 * before the opening, and the deepest point of cash until the plan carries itself. The sources are those that came by
 * that point; a surplus is a reserve, a shortfall is still to be found.
 */
export function sourcesAndUses({ funding, purchases }: Books, cash: CashFlow): SourcesAndUses {
  const bought = purchases.filter(({ column }) => column <= 1);
  const uses = grouped(bought, ({ use, cost, row }) => [use, cost, row.id], useNames);
  const running = [cash.directCosts, cash.running, cash.pay, cash.interest, cash.principal, cash.drawings];
  const before = sum(running.map(({ values }) => values[0] ?? 0));
  const rowIds = [...new Set(running.filter(({ values }) => values[0] !== 0).flatMap((line) => line.rowIds))];
  add(uses, 'beforeOpening', startUpNames.beforeOpening, before, rowIds);
  const deepest = deepestPoint(cash, bought, before);
  add(uses, 'untilCarried', startUpNames.untilCarried, deepest.amount, cash.moneyOut.rowIds);

  const early = funding.filter(({ column }) => column <= Math.max(1, deepest.column));
  const sources = grouped(early, ({ source, amount, row }) => [source, amount, row.id], sourceNames);
  const notInHand = grouped(
    early,
    ({ amount, row }) => [row.cells.state ?? 'unstated', amount, row.id],
    notInHandNames,
  );
  const owned = bought.filter(({ isOwned }) => isOwned);
  const broughtIn = sum(owned.map(({ cost }) => cost));
  add(sources, 'owned', startUpNames.owned, broughtIn, idsOf(owned));

  const used = sum(uses.map(({ amount }) => amount));
  const left = sum(sources.map(({ amount }) => amount)) - used;
  const reserve = Math.max(0, left);
  const ofWhich: SourceOrUse[] = [];
  add(ofWhich, 'salesTax', startUpNames.salesTax, sum(bought.map(({ tax }) => tax)), []);
  add(uses, 'reserve', startUpNames.reserve, reserve, []);
  const toFind = Math.max(0, -left);
  add(sources, 'toFind', startUpNames.toFind, toFind, []);
  return { sources, notInHand, uses, ofWhich, total: used + reserve, needed: used - broughtIn, reserve, toFind };
}

/** How low cash gets, and when, without money put in and without what is already listed for the opening. */
function deepestPoint(cash: CashFlow, bought: readonly Purchase[], before: number): { column: number; amount: number } {
  const putIn = [cash.advances, cash.owners, cash.grants, cash.loans];
  const flows = seriesOf((column) => (cash.moneyIn.values[column] ?? 0) - (cash.moneyOut.values[column] ?? 0));
  for (const { values } of putIn) addTo(flows, values, -1);
  for (const { column, cost, isOwned } of bought) if (!isOwned) flows[column] = (flows[column] ?? 0) + cost;
  flows[0] = (flows[0] ?? 0) + before;
  const totals = runningTotal(flows);
  const amount = Math.min(0, ...totals);
  return { column: amount === 0 ? 0 : totals.indexOf(amount), amount: 0 - amount };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const idsOf = (entries: readonly { row: { id: string } }[]) => entries.map(({ row }) => row.id);

function add(list: SourceOrUse[], key: string, label: Text, amount: number, rowIds: readonly string[]): void {
  if (amount !== 0) list.push({ key, label, amount, rowIds });
}

/** One entry for each kind that has a name, in the order of the names. */
function grouped<Entry, Key extends string>(
  entries: readonly Entry[],
  read: (entry: Entry) => [key: string, amount: number, rowId: string],
  names: Readonly<Record<Key, Text>>,
): SourceOrUse[] {
  const list: SourceOrUse[] = [];
  for (const key of Object.keys(names) as Key[]) {
    const same = entries.map(read).filter(([each]) => each === key);
    const amount = sum(same.map(([, cents]) => cents));
    add(
      list,
      key,
      names[key],
      amount,
      same.map(([, , rowId]) => rowId),
    );
  }
  return list;
}
