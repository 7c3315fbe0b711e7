import type { Text } from '../locale.ts';
import type { Books } from './books.ts';
import type { CashFlow, SourceOrUse, SourcesAndUses } from './forecast.ts';
import type { FundingSource } from './funding.ts';
import type { PurchaseUse } from './purchases.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

const sourceNames: Readonly<Record<FundingSource, Text>> = {
  savings: text('Own savings', 'Épargne personnelle'),
  gift: text('Gifts', 'Dons'),
  grant: text('Grants', 'Subventions'),
  partner: text('Partners and investors', 'Associés et investisseurs'),
  advance_sales: text('Sales in advance', "Ventes à l'avance"),
  loan: text('Loans', 'Prêts'),
};
const useNames: Readonly<Record<PurchaseUse, Text>> = {
  equipment: text('Equipment', 'Équipement'),
  vehicle: text('Vehicles', 'Véhicules'),
  fitting_out: text('Fitting-out', 'Aménagement'),
  deposit: text('Deposits', 'Dépôts'),
  opening_stock: text('Opening stock', "Stock d'ouverture"),
  fees: text('Fees and start-up costs', 'Frais de démarrage'),
};

/**
 * Where the money of the opening comes from and what it is for: before the opening and in the opening month. What is left is
 * the cash to start with; what lacks is to be found.
 */
export function sourcesAndUses({ funding, purchases }: Books, cash: CashFlow): SourcesAndUses {
  const early = funding.filter(({ column }) => column <= 1);
  const bought = purchases.filter(({ column }) => column <= 1);
  const sources = grouped(early, ({ source, amount, row }) => [source, amount, row.id], sourceNames);
  const owned = bought.filter(({ isOwned }) => isOwned);
  add(
    sources,
    'owned',
    text('Brought in by owners', 'Biens apportés'),
    sum(owned.map(({ cost }) => cost)),
    idsOf(owned),
  );

  const uses = grouped(bought, ({ use, cost, row }) => [use, cost, row.id], useNames);
  const taxed = bought.filter(({ amount, cost }) => amount !== cost);
  const tax = sum(taxed.map(({ amount, cost }) => amount - cost));
  add(uses, 'salesTax', text('Sales tax to be claimed back', 'Taxes à récupérer'), tax, idsOf(taxed));
  const running = [cash.directCosts, cash.running, cash.pay, cash.interest, cash.principal, cash.drawings];
  const before = sum(running.map(({ values }) => values[0] ?? 0));
  const rowIds = [...new Set(running.filter(({ values }) => values[0] !== 0).flatMap((line) => line.rowIds))];
  add(uses, 'beforeOpening', text('Costs before the opening', "Coûts avant l'ouverture"), before, rowIds);

  const left = sum(sources.map(({ amount }) => amount)) - sum(uses.map(({ amount }) => amount));
  add(uses, 'reserve', text('Cash to start with', 'Encaisse de départ'), Math.max(0, left), []);
  const toFind = Math.max(0, -left);
  add(sources, 'toFind', text('Still to be found', 'Reste à trouver'), toFind, []);
  return { sources, uses, total: sum(uses.map(({ amount }) => amount)), toFind };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const idsOf = (entries: readonly { row: { id: string } }[]) => entries.map(({ row }) => row.id);

function add(list: SourceOrUse[], key: string, label: Text, amount: number, rowIds: readonly string[]): void {
  if (amount !== 0) list.push({ key, label, amount, rowIds });
}

/** One entry for each kind, in the order of the names. */
function grouped<Entry, Key extends string>(
  entries: readonly Entry[],
  read: (entry: Entry) => [key: Key, amount: number, rowId: string],
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
