import { type Row, settingOf } from '../ledger/row.ts';
import { settingColumns } from '../ledger/row-fields.ts';
import { type Text, text } from '../locale.ts';
import { fixedCostLines } from './break-even.ts';
import type { CashFlow, Forecast, IncomeStatement, Line, SourceOrUse } from './forecast.ts';
import type { KnownPlan } from './plan-figures.ts';
import { sumBetween } from './series.ts';

export const headlineKeys = ['salesYear', 'resultYear', 'breakEven', 'lowestCash', 'needed', 'missing'] as const;
/** The figures that are shown first. */
export type HeadlineKey = (typeof headlineKeys)[number];

/** An amount that goes into a figure, in cents; what is taken off is negative. */
export type FigureInput = { key: string; label: Text; cents: number; rowIds: readonly string[] };

/** How a figure is computed, from what, and what it rests on. */
export type FigureOrigin = {
  formula: Text;
  inputs: readonly FigureInput[];
  /** The rows that it comes from. */
  rowIds: readonly string[];
  /** Keys of the assumptions that it rests on. */
  assumptions: readonly string[];
};

/** How each figure is computed, in one sentence. */
export const headlineFormulas: Readonly<Record<HeadlineKey, Text>> = {
  salesYear: text(
    'Quantity × price of everything sold in the first twelve months, before tax.',
    'Quantité × prix de tout ce qui est vendu les douze premiers mois, avant taxes.',
  ),
  resultYear: text(
    'Sales and grants − every cost of the first twelve months of business and of the time before.',
    "Ventes et subventions − toutes les dépenses des douze premiers mois d'exploitation et d'avant.",
  ),
  breakEven: text(
    "Sales at which cash neither rises nor falls: costs, owner's pay or drawings and loan payments of the first year ÷ (gross profit ÷ sales).",
    "Ventes où l'encaisse ne monte ni ne descend\u00a0: coûts, paie ou prélèvements et versements de prêts de la première année ÷ (bénéfice brut ÷ ventes).",
  ),
  lowestCash: text(
    'Everything received until then − everything paid until then; the lowest of all months.',
    'Tout ce qui est reçu jusque-là − tout ce qui est payé jusque-là\u00a0; le plus bas de tous les mois.',
  ),
  needed: text(
    'Purchases with the tax that does not come back + costs before the opening + the deepest point of cash until the plan carries itself.',
    "Achats avec les taxes non récupérées + coûts avant l'ouverture + le point le plus bas de l'encaisse jusqu'à ce que le plan se suffise.",
  ),
  missing: text(
    'The cash you never want to go below − the lowest cash; nothing when that is above it.',
    "L'encaisse minimale souhaitée − l'encaisse la plus basse\u00a0; rien si celle-ci est plus haute.",
  ),
};

/** Where the figures that are shown first come from. The inputs of a sum add up to its figure. */
export function headlineOrigins({ forecast, rows }: KnownPlan): Readonly<Record<HeadlineKey, FigureOrigin>> {
  const { income, cash, lowestCash } = forecast;
  const lowest = cashUntil(cash, lowestCash.column);
  return {
    salesYear: origin('salesYear', [income.sales], partInputs(income.sales)),
    resultYear: origin('resultYear', [income.result], resultInputs(income)),
    breakEven: breakEvenOrigin(forecast),
    lowestCash: lowest,
    needed: neededOrigin(forecast),
    missing: { ...lowest, formula: headlineFormulas.missing, inputs: missingInputs(forecast, rows) },
  };
}

function origin(key: HeadlineKey, lines: readonly Line[], inputs: readonly FigureInput[]): FigureOrigin {
  return {
    formula: headlineFormulas[key],
    inputs: inputs.filter(({ cents }) => cents !== 0),
    rowIds: distinct(lines.flatMap(({ rowIds }) => rowIds)),
    assumptions: distinct(lines.flatMap(({ assumptions }) => assumptions)),
  };
}

const distinct = (keys: readonly string[]) => [...new Set(keys)];

/** The parts of a line in the first year; the line itself when it has none. */
function partInputs(line: Line): FigureInput[] {
  const lines = line.parts.length === 0 ? [line] : line.parts;
  return lines.map((part) => inYear(part, 1));
}

const inYear = ({ key, label, years, rowIds }: Line, sign: 1 | -1): FigureInput => ({
  key,
  label,
  cents: years[0] * sign,
  rowIds,
});

function resultInputs(income: IncomeStatement): FigureInput[] {
  const { sales, grants, directCosts, pay, contributions, running, startUp, depreciation, interest, incomeTax } =
    income;
  const costs = [directCosts, pay, contributions, running, startUp, depreciation, interest, incomeTax];
  return [inYear(sales, 1), inYear(grants, 1), ...costs.map((line) => inYear(line, -1))];
}

function breakEvenOrigin({ income, cash, breakEven: [first] }: Forecast): FigureOrigin {
  const { sales, directCosts, grossProfit } = income;
  const fixed = fixedCostLines({ income, cash });
  const label = first.inputs[0]?.label ?? grossProfit.label;
  const fixedCosts = { key: 'fixedCosts', label, cents: first.fixedCosts, rowIds: rowsOf(fixed) };
  return origin('breakEven', [...fixed, sales, directCosts], [fixedCosts, inYear(grossProfit, 1), inYear(sales, 1)]);
}

const rowsOf = (lines: readonly Line[]) => distinct(lines.flatMap(({ rowIds }) => rowIds));

/** What came in and went out up to a column, by line; together they are its closing cash. */
function cashUntil(cash: CashFlow, column: number): FigureOrigin {
  const { customers, advances, owners, grants, loans } = cash;
  const { directCosts, running, pay, startUp, purchases, salesTax, interest, principal, incomeTax } = cash;
  const moneyIn = [customers, advances, owners, grants, loans];
  const costs = [directCosts, running, pay, startUp, purchases, salesTax, interest, principal, incomeTax];
  const moneyOut = [...costs, cash.drawings, cash.setAside];
  const until = (line: Line, sign: 1 | -1): FigureInput => ({
    key: line.key,
    label: line.label,
    cents: sumBetween(line.values, 0, column) * sign,
    rowIds: movedUntil(line, column),
  });
  const inputs = [...moneyIn.map((line) => until(line, 1)), ...moneyOut.map((line) => until(line, -1))];
  const moved = [...moneyIn, ...moneyOut].filter((line) => sumBetween(line.values, 0, column) !== 0);
  return { ...origin('lowestCash', moved, inputs), rowIds: distinct(inputs.flatMap(({ rowIds }) => rowIds)) };
}

/** The rows of a line that moved any cash up to a column. */
function movedUntil({ parts, rowIds, values }: Line, column: number): readonly string[] {
  const moves = (line: Pick<Line, 'values'>) => line.values.slice(0, column + 1).some((cents) => cents !== 0);
  if (parts.length > 0) return rowsOf(parts.filter(moves));
  return moves({ values }) ? rowIds : [];
}

function neededOrigin({ sourcesAndUses: { sources, uses }, assumptions }: Forecast): FigureOrigin {
  const input = ({ key, label, amount, rowIds }: SourceOrUse, sign: 1 | -1) => ({
    key,
    label,
    cents: amount * sign,
    rowIds,
  });
  // What an owner brings in is used without being paid for.
  const inputs = [
    ...uses.filter(({ key }) => key !== 'reserve').map((use) => input(use, 1)),
    ...sources.filter(({ key }) => key === 'owned').map((source) => input(source, -1)),
  ];
  const rowIds = distinct(uses.flatMap((use) => use.rowIds));
  const touching = assumptions.filter((each) => each.rowIds.some((id) => rowIds.includes(id)));
  return { formula: headlineFormulas.needed, inputs, rowIds, assumptions: touching.map(({ key }) => key) };
}

function missingInputs({ lowestCash, cash }: Forecast, rows: readonly Row[]): FigureInput[] {
  const setting = rows.find((row) => row.kind === 'setting' && row.cells.name === 'smallestCash' && !row.off);
  return [
    {
      key: 'smallestCash',
      label: settingColumns.smallestCash.label,
      cents: settingOf(rows, 'smallestCash') ?? 0,
      rowIds: setting === undefined ? [] : [setting.id],
    },
    {
      key: 'closing',
      label: text('Lowest cash', 'Encaisse la plus basse'),
      cents: 0 - lowestCash.amount,
      rowIds: movedUntil(cash.closing, lowestCash.column),
    },
  ];
}
