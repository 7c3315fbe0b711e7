import type { Row } from '../ledger/row.ts';
import { isCreditLine } from '../ledger/source-of-money.ts';
import { type Text, text } from '../locale.ts';
import type { Scenario } from './forecast.ts';
import { forecastWith, type KnownPlan } from './plan-figures.ts';

/** The changes that are tried on a plan. */
export type ChangeKey =
  | 'salesDown'
  | 'salesUp'
  | 'pricesDown'
  | 'pricesUp'
  | 'costsUp'
  | 'costsDown'
  | 'opensLater'
  | 'customersPayLater'
  | 'moneyMissing';

/** A single change, and what it does to the lowest cash of a plan. */
export type Mover = {
  key: ChangeKey;
  label: Text;
  scenario: Scenario;
  /** The lowest cash with the change, and how much that is more than without it. */
  lowestCash: number;
  difference: number;
};

export type Change = Pick<Mover, 'key' | 'label' | 'scenario'>;

const changes: readonly Change[] = [
  { key: 'salesDown', label: text('10% fewer sales', '10\u00a0% de ventes en moins'), scenario: { salesPercent: 90 } },
  { key: 'salesUp', label: text('10% more sales', '10\u00a0% de ventes en plus'), scenario: { salesPercent: 110 } },
  { key: 'pricesDown', label: text('Prices 10% lower', 'Prix 10\u00a0% plus bas'), scenario: { pricePercent: 90 } },
  { key: 'pricesUp', label: text('Prices 10% higher', 'Prix 10\u00a0% plus élevés'), scenario: { pricePercent: 110 } },
  { key: 'costsUp', label: text('Costs 10% higher', 'Coûts 10\u00a0% plus élevés'), scenario: { costPercent: 110 } },
  { key: 'costsDown', label: text('Costs 10% lower', 'Coûts 10\u00a0% plus bas'), scenario: { costPercent: 90 } },
  {
    key: 'opensLater',
    label: text('Opening 3 months later', 'Ouverture 3\u00a0mois plus tard'),
    scenario: { openingLater: 3 },
  },
  {
    key: 'customersPayLater',
    label: text('Customers pay 30 days later', 'La clientèle paie 30\u00a0jours plus tard'),
    scenario: { customersPayLater: 30 },
  },
];

/** What moves the lowest cash of a plan most: each change alone, the largest difference first. */
export function movers(plan: KnownPlan): Mover[] {
  return largestFirst(changesToTry(plan.rows).map((change) => tryChange(plan, change)));
}

/** The changes that are tried on a ledger. */
export function changesToTry(rows: readonly Row[]): Change[] {
  return [...changes, ...moneyThatDoesNotCome(rows)];
}

/** What one change does. */
export function tryChange(plan: KnownPlan, change: Change): Mover {
  const lowestCash = lowestWith(plan, change.scenario);
  return { ...change, lowestCash, difference: lowestCash - plan.forecast.lowestCash.amount };
}

/** The lowest cash without a row, and how much higher that is, in cents. */
export function tryWithout(plan: KnownPlan, { id }: Row): Pick<Mover, 'lowestCash' | 'difference'> {
  const lowestCash = lowestWith(plan, { off: [id] });
  return { lowestCash, difference: lowestCash - plan.forecast.lowestCash.amount };
}

const lowestWith = (plan: KnownPlan, scenario: Scenario) => forecastWith(plan, scenario).lowestCash.amount;

export function largestFirst(found: readonly Mover[]): Mover[] {
  return found.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
}

function moneyThatDoesNotCome(rows: readonly Row[]): Change[] {
  const open = rows.filter(
    (row) => row.kind === 'funding' && !row.off && row.cells.state !== 'in_hand' && !isCreditLine(row),
  );
  if (open.length === 0) return [];
  const label = text('Money not in hand does not come', "L'argent qui n'est pas en main ne vient pas");
  return [{ key: 'moneyMissing', label, scenario: { off: open.map(({ id }) => id) } }];
}
