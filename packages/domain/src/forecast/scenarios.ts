import { describeChanges } from '../ledger/describe-scenario.ts';
import { type Row, type RowOf, rowsOf } from '../ledger/row.ts';
import { capacities } from '../limits.ts';
import { type Text, text } from '../locale.ts';
import type { Scenario } from './forecast.ts';
import { named } from './lines.ts';

/** A scenario with a name. */
export type NamedScenario = {
  /** Unique among the scenarios of a project; that of a person's own is the id of its row. */
  key: string;
  name: Text;
  /** What it changes, in words; empty where the name says it all. */
  changes: Text;
  scenario: Scenario;
  isOwn: boolean;
};

/** A scenario of the product's own: its name says all that it changes. */
const standard = (key: string, name: Text, scenario: Scenario): NamedScenario => ({
  key,
  name,
  changes: text('', ''),
  scenario,
  isOwn: false,
});

export const asPlanned = standard('asPlanned', text('As planned', 'Comme prévu'), {});

/** What a lender asks first: less sold, less earned, more spent, a late start, late payments. */
export const lenderScenarios: readonly NamedScenario[] = [
  standard('salesLower', text('Sales 20% lower', 'Ventes en baisse de 20\u00a0%'), { salesPercent: 80 }),
  standard('pricesLower', text('Prices 10% lower', 'Prix en baisse de 10\u00a0%'), { pricePercent: 90 }),
  standard('costsHigher', text('Costs 10% higher', 'Coûts 10\u00a0% plus élevés'), { costPercent: 110 }),
  standard('opensLater', text('Opening three months later', 'Ouverture trois mois plus tard'), { openingLater: 3 }),
  standard('paidLater', text('Customers pay 30 days later', 'La clientèle paie 30\u00a0jours plus tard'), {
    customersPayLater: 30,
  }),
];

/** The scenarios a person made, in the order of their table; those that are off are left out. */
export function ownScenarios(rows: readonly Row[]): NamedScenario[] {
  return rowsOf(rows, 'scenario')
    .filter(({ off }) => !off)
    .slice(0, capacities.scenarios)
    .map((row) => ({
      key: row.id,
      name: named(row.cells.name),
      changes: { en: describeChanges(row, rows, 'en'), fr: describeChanges(row, rows, 'fr') },
      scenario: scenarioOf(row),
      isOwn: true,
    }));
}

/** Everything that reports, prompts and files show: the plan, a lender's scenarios and the person's own. */
export function reportScenarios(rows: readonly Row[]): NamedScenario[] {
  return [asPlanned, ...lenderScenarios, ...ownScenarios(rows)];
}

function scenarioOf({ cells }: RowOf<'scenario'>): Scenario {
  const percent = (change: number | null) => 100 + (change ?? 0) / 100;
  return {
    salesPercent: percent(cells.sales),
    pricePercent: percent(cells.prices),
    costPercent: percent(cells.costs),
    openingLater: cells.openingLater ?? 0,
    customersPayLater: cells.customersPayLater ?? 0,
    loanRateMore: cells.loanRates ?? 0,
    off: cells.without ?? [],
  };
}
