import type { Forecast, Line } from '../forecast/forecast.ts';
import { knownSoFar } from '../forecast/known-so-far.ts';
import type { PlanFigures } from '../forecast/plan-figures.ts';
import { columnsOf, type Row } from '../ledger/row.ts';
import type { Column } from '../ledger/row-fields.ts';
import { settingColumns } from '../ledger/row-fields.ts';
import type { Text } from '../locale.ts';
import { marketingBudgets } from '../modules/money-ranges.ts';
import type { Period } from './around-figure.ts';
import { type FigureValues, figuresSaid, type Known, type KnownFigures, knownFigures } from './known-figures.ts';
import { subjectOf } from './subject-words.ts';

/** A text of the project, and the question that it answers. */
export type Said = { text: string; about: string };

/**
 * The figures of a project that a report may state.
 * @param said everything that people wrote or chose in it
 * @param forecasts first as planned, then in the scenarios that reports show
 * @param facts texts of what is known from outside, such as those of the trade: a figure of theirs counts beside its words
 */
export function knownOfProject(
  said: readonly Said[],
  plan: PlanFigures,
  forecasts: readonly Forecast[],
  facts: readonly string[] = [],
): KnownFigures {
  const { rows, notes } = plan;
  const names = rows.map(({ cells }) => cells.name);
  return knownFigures([
    ...said.flatMap(({ text, about }) => figuresSaid(text, about)),
    ...names.flatMap((name) => figuresSaid(name)),
    ...rows.flatMap(ofRow),
    ...knownSoFar(rows, plan.sales?.years[0] ?? 0).map(({ label, cents }) => computed(label, { money: [cents] })),
    ...plan.pay.map(({ label, values, years }) => computed(label, amounts([...values, ...years]))),
    ...ofAssumptions([notes, ...forecasts]),
    ...facts.flatMap((fact) => figuresSaid(fact, '', false)),
    ...ofChanges,
    ...forecasts.flatMap((forecast, index) => ofForecast(forecast, index === 0)),
    computed(text('proposed rows', 'lignes proposées'), {
      count: [rows.filter(({ status }) => status === 'proposed').length],
    }),
  ]);
}

const text = (en: string, fr: string): Text => ({ en, fr });

/** A figure of this product: its name in both languages says what it is of. */
function computed(label: Text, values: FigureValues, more = ''): Known {
  const { words } = subjectOf(`${label.en} | ${label.fr}`);
  return { of: { label, words, near: subjectOf(more).words, period: null, isTheirs: false }, values };
}

/** The changes that a lender asks about. */
const ofChanges = [
  computed(text('Sales, prices, costs', 'Ventes, prix, coûts, dépenses'), { percent: [1_000, 2_000] }),
];

const columnWords = ({ label }: Column) => `${label.en} | ${label.fr}`.replace(/before tax|avant taxes/giu, '');

function ofRow(row: Row): Known[] {
  if (row.kind === 'setting') {
    const column: Column = settingColumns[row.cells.name];
    return [{ ...computed(column.label, valuesIn(column, row.cells.value)) }].map(theirs);
  }
  const columns = Object.entries(columnsOf(row.kind));
  const cells = new Map(Object.entries(row.cells));
  const name = row.cells.name;
  const chosen = columns.flatMap(([key, column]) => {
    const value = cells.get(key);
    if (column.type === 'text' && typeof value === 'string') return [value];
    if (column.type !== 'choice' || typeof value !== 'string' || !kindColumns.includes(key)) return [];
    const option = column.options[value];
    return option === undefined ? [] : [option.en, option.fr];
  });
  return columns.flatMap(([key, column]) => {
    const values = valuesIn(column, cells.get(key));
    const more = `${columnWords(column)} | ${chosen.join(' | ')}`;
    const known = computed({ en: name, fr: name }, values, more);
    return [theirs({ ...known, of: { ...known.of, period: periodOf(key, cells) } })];
  });
}

/** The columns whose choice says what a row is. */
const kindColumns = ['source', 'use', 'role', 'model'];

const theirs = (known: Known): Known => ({ ...known, of: { ...known.of, isTheirs: true } });

/** How often the amount of a column is paid. */
function periodOf(key: string, cells: ReadonlyMap<string, unknown>): Period | null {
  const periods: readonly unknown[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];
  if (key === 'wage') return 'hour';
  if (key === 'hours') return 'week';
  const every =
    key === 'salary' || key === 'amount' ? cells.get('every') : key === 'quantity' ? cells.get('per') : null;
  return periods.includes(every) ? (every as Period) : null;
}

function valuesIn(column: Column, value: unknown): FigureValues {
  if (column.type === 'targets' && Array.isArray(value))
    return { count: value.flatMap(({ month, quantity }) => [month, quantity]) };
  if (typeof value !== 'number') return {};
  if (column.type === 'money' || column.type === 'percent') return { [column.type]: [value] };
  // A text says '5 % less' without a sign, and 'points' without a percent sign.
  if (column.type === 'change')
    return column.unit === 'percent' ? { percent: [value, -value] } : { count: [value / 100, -value / 100] };
  return { count: [value] };
}

/** What a plan supposes, and the sales taxes of its province: each, and all of them together. */
function ofAssumptions(plans: readonly Pick<Forecast, 'assumptions'>[]): Known[] {
  const all = new Map(plans.flatMap(({ assumptions }) => assumptions.map((each) => [each.key, each] as const)));
  const said = [...all.values()].flatMap(({ label, value, reason }) =>
    (['en', 'fr'] as const).flatMap((language) =>
      figuresSaid(`${label[language]}: ${value[language]}. ${reason[language]}`, '', false),
    ),
  );
  const rates = ['gst', 'hst', 'qst', 'pst'].flatMap((key) => {
    const [rate] = all.has(key) ? figuresSaid(all.get(key)?.value.en ?? '') : [];
    return rate?.values.percent ?? [];
  });
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return [
    ...said,
    computed(text('GST, HST, QST, PST', 'TPS, TVH, TVQ, TVP'), { percent: rates.length > 1 ? [sum] : [] }),
  ];
}

/** A text writes a shortage without its minus sign. */
const amounts = (values: readonly number[]): FigureValues => ({ money: values.flatMap((cents) => [cents, -cents]) });

function ofForecast(forecast: Forecast, isPlan: boolean): Known[] {
  const { income, cash, balance, breakEven, loans, sourcesAndUses, streams, missing, lowestCash, ratios } = forecast;
  const flows = [...Object.values(income), ...Object.values(cash)];
  const { sources, uses, total, needed, toFind } = sourcesAndUses;
  return [
    // Of a scenario, and of what is owned and owed, reports show the years.
    ...flows
      .flatMap((line) => (isPlan ? [line, ...line.parts] : [line]))
      .map((line) =>
        computed(named(line), amounts([...line.years, ...(isPlan ? [...line.values, ...quarters(line)] : [])])),
      ),
    ...Object.values(balance).map(({ label, years }) => computed(label, amounts(years))),
    computed(text('Money missing, still to find', 'Argent qui manque, reste à trouver'), amounts([missing, toFind])),
    computed(text('Lowest cash', 'Encaisse la plus basse'), amounts([lowestCash.amount])),
    computed(text('Opening costs, money needed', "Coûts d'ouverture, besoin d'argent"), amounts([total, needed])),
    ...[...sources, ...uses].map(({ label, amount }) => computed(label, amounts([amount]))),
    ...breakEven.flatMap(ofBreakEven),
    ...loans.flatMap(({ label, payment, payments, amount }) => [
      computed(label, { money: [amount, payment], count: [payments.length] }, 'loan payment, versement du prêt'),
    ]),
    ...streams.map(({ label, price, unitCost, quantities, unit }) => {
      const left = price - unitCost;
      const counts = isPlan ? quantities.map(Math.round) : [];
      const sold = left > 0 ? marketingBudgets.map((dollars) => Math.ceil((dollars * 100) / left)) : [];
      return computed(
        label,
        { money: [price, unitCost, left], count: [...counts, ...sold] },
        `${unit ?? ''} | sales, price, cost, margin left | ventes, prix, coût, marge qui reste`,
      );
    }),
    ...ratios.flatMap(({ label, value, kind }) =>
      value === null ? [] : [computed(label, kind === 'percent' ? { percent: [value * 10_000] } : { count: [value] })],
    ),
    ...yearsTogether(income),
  ];
}

/** Other names that reports have for lines of the forecast. */
const otherNames: Readonly<Record<string, Text>> = {
  directCosts: text('Cost of sales', 'Coûts de ce qui est vendu'),
  result: text('Result, profit or loss', 'Résultat, bénéfice ou perte'),
  closing: text('Cash at the end', 'Encaisse à la fin'),
};

function named({ key, label }: Line): Text {
  const other = otherNames[key];
  return other === undefined ? label : { en: `${label.en}, ${other.en}`, fr: `${label.fr}, ${other.fr}` };
}

function ofBreakEven({ sales, fixedCosts, accounting, mix, alone }: Forecast['breakEven'][number]): Known[] {
  const withMonths = (values: readonly (number | null)[]) =>
    amounts(values.flatMap((cents) => (cents === null ? [] : [cents, Math.ceil(cents / 12)])));
  const units = [...mix, ...alone].flatMap((each) => each.units ?? []);
  return [
    computed(text('Break-even sales', 'Ventes au seuil de rentabilité'), {
      ...withMonths([sales, accounting.sales]),
      count: units.flatMap((count) => [Math.ceil(count), Math.ceil(count / 12), Math.ceil(count / 52)]),
    }),
    computed(text('Fixed costs', 'Coûts fixes'), withMonths([fixedCosts, accounting.fixedCosts])),
  ];
}

/** As reports put lines of the income statement together. */
function yearsTogether(income: Forecast['income']): Known[] {
  const sum = (year: 0 | 1 | 2, ...lines: readonly Line[]) =>
    lines.reduce((total, line) => total + line.years[year], 0);
  return ([0, 1, 2] as const).flatMap((year) => [
    computed(
      text('Running costs and pay', 'Frais courants et salaires'),
      amounts([sum(year, income.pay, income.contributions, income.running, income.startUp)]),
    ),
    computed(
      text('Depreciation, interest, taxes', 'Amortissement, intérêts, impôts'),
      amounts([sum(year, income.depreciation, income.interest, income.incomeTax) - income.grants.years[year]]),
    ),
  ]);
}

/** The sums of three months, of the first two years. */
function quarters({ values }: Line): number[] {
  return Array.from({ length: 8 }, (_, quarter) =>
    values.slice(3 * quarter + 1, 3 * quarter + 4).reduce((sum, cents) => sum + cents, 0),
  );
}
