import { roundedUp } from '../forecast/break-even.ts';
import type { Forecast, Line } from '../forecast/forecast.ts';
import { knownSoFar } from '../forecast/known-so-far.ts';
import type { PlanFigures } from '../forecast/plan-figures.ts';
import { timesAYear } from '../forecast/sales-volume.ts';
import { leftOfSale } from '../forecast/unit-cost.ts';
import { columnsOf, privateKinds, type Row } from '../ledger/row.ts';
import { type Column, settingColumns } from '../ledger/row-fields.ts';
import { type Language, languages, type Text, text } from '../locale.ts';
import { monthlyAdvertising } from '../modules/marketing/monthly-advertising.ts';
import { marketingBudgets } from '../modules/money-ranges.ts';
import type { Period } from './around-figure.ts';
import {
  bothOf,
  type FigureValues,
  type Known,
  type KnownFigures,
  knownFigures,
  statedFigures,
} from './known-figures.ts';
import { subjectOf } from './subject-words.ts';

/** A text of the project, and the question that it answers. */
export type Said = { text: string; about: Text };

/**
 * The figures of a project that a report may state.
 * @param said everything that people wrote or chose in it
 * @param forecasts first as planned, then in the scenarios that reports show
 * @param facts texts of what is known from outside, such as those of the trade: a figure of theirs counts beside its words
 * @param asked what is asked of a lender, in cents
 */
export function knownOfProject(
  said: readonly Said[],
  plan: PlanFigures,
  forecasts: readonly Forecast[],
  facts: readonly string[] = [],
  asked: number | null = null,
): KnownFigures {
  const { rows } = plan;
  const proposed = rows.filter(({ status }) => status === 'proposed').length;
  return knownFigures([
    // A row has a shorter name for a thing than the answer it was read from.
    ...rows.flatMap(ofRow),
    ...(asked === null ? [] : [ofRequest(asked)]),
    ...said.flatMap(({ text, about }) => statedFigures(text, about)),
    ...rows.flatMap(({ kind, cells }) =>
      privateKinds.includes(kind) ? [] : statedFigures(cells.name, text(cells.name, cells.name)),
    ),
    ...facts.flatMap((fact) => statedFigures(fact, null, false)),
    ...ofAssumptions([plan.notes, ...forecasts]),
    ...knownSoFar(rows, plan.sales?.years[0] ?? 0).map(({ key, label, cents }) =>
      known(withOther(key, label), money(cents)),
    ),
    ...plan.pay.map(({ label, values, years }) => known(label, money(...values, ...years))),
    ...forecasts.flatMap((forecast, index) => ofForecast(forecast, rows, index === 0)),
    known(text('proposed rows', 'lignes proposées'), { count: [proposed] }),
    // The changes that a lender asks about.
    known(text('Sales, prices, costs', 'Ventes, prix, dépenses, plus élevés'), { percent: [1_000, 2_000] }),
  ]);
}

/** A text writes a shortage without its minus sign. */
const money = (...values: readonly number[]): FigureValues => ({ money: values.flatMap((cents) => [cents, -cents]) });

/**
 * Figures of a row or of this product: its name says what they are of.
 * @param near words that go with it
 */
function known(label: Text, values: FigureValues, near = '', period: Period | null = null, isTheirs = false): Known {
  const { words } = subjectOf(bothOf(label));
  return { of: { label, words, near: subjectOf(near).words, period, isTheirs }, values };
}

function ofRequest(asked: number): Known {
  const label = text('Financing request', 'Demande de financement');
  return {
    of: { label, words: new Set(['request']), near: new Set(), period: null, isTheirs: true },
    values: money(asked),
  };
}

/** The columns whose choice says what a row is. */
const kindColumns = ['source', 'use', 'role', 'model'];

function ofRow(row: Row): Known[] {
  if (row.kind === 'setting') {
    const column: Column = settingColumns[row.cells.name];
    return [known(column.label, valuesIn(column, row.cells.value), '', null, true)];
  }
  const cells = new Map<string, unknown>(Object.entries(row.cells));
  const columns = Object.entries(columnsOf(row.kind));
  const what = columns.flatMap(([key, column]) => {
    const value = cells.get(key);
    if (typeof value !== 'string') return [];
    if (column.type === 'choice' && kindColumns.includes(key)) return bothOf(column.options[value] ?? text('', ''));
    return column.type === 'text' ? [value] : [];
  });
  const { name } = row.cells;
  return columns.flatMap(([key, column]) => {
    const values = valuesIn(column, cells.get(key));
    if (Object.keys(values).length === 0) return [];
    const near = bothOf(column.label).replace(/before tax|avant taxes/giu, '');
    const of = text(name, name);
    const found = known(of, values, [near, ...what].join(' | '), periodOf(key, cells), true);
    // A file may have readers who do not see these rows.
    return [privateKinds.includes(row.kind) ? { ...found, of: { ...found.of, label: null } } : found];
  });
}

/** How often the amount of a column is paid. */
function periodOf(key: string, cells: ReadonlyMap<string, unknown>): Period | null {
  if (key === 'wage') return 'hour';
  if (key === 'hours') return 'week';
  const every = cells.get(key === 'quantity' ? 'per' : key === 'salary' || key === 'amount' ? 'every' : '');
  return (['day', 'week', 'month', 'quarter', 'year'] as const).find((period) => period === every) ?? null;
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

/** What a plan assumes, including the sales taxes of its province, one by one and together. */
function ofAssumptions(plans: readonly Pick<Forecast, 'assumptions'>[]): Known[] {
  const all = new Map(plans.flatMap(({ assumptions }) => assumptions.map((each) => [each.key, each] as const)));
  const said = (language: Language) =>
    [...all.values()].flatMap(({ label, value, reason }) =>
      statedFigures(`${label[language]}: ${value[language]}. ${reason[language]}`, null, false),
    );
  const rates = ['gst', 'hst', 'qst', 'pst'].flatMap((key) =>
    statedFigures(all.get(key)?.value.en ?? '').flatMap(({ values }) => values.percent ?? []),
  );
  const together = rates.reduce((sum, rate) => sum + rate, 0);
  return [...languages.flatMap(said), known(text('GST, HST, QST, PST', 'TPS, TVH, TVQ, TVP'), { percent: [together] })];
}

/** Other names that reports have for amounts of the forecast. */
const otherNames: Readonly<Record<string, Text>> = {
  directCosts: text('Cost of sales', 'Coûts de ce qui est vendu'),
  result: text('Result, profit or loss', 'Résultat, bénéfice ou perte'),
  closing: text('Cash at the end', 'Encaisse à la fin'),
  purchases: text('Start-up costs', 'Frais de démarrage, coûts de démarrage'),
};
const withOther = (key: string, label: Text) => {
  const other = otherNames[key] ?? label;
  return text(`${label.en}, ${other.en}`, `${label.fr}, ${other.fr}`);
};

function ofForecast(forecast: Forecast, rows: PlanFigures['rows'], isPlan: boolean): Known[] {
  const { income, cash, balance, breakEven, loans, sourcesAndUses, streams, missing, lowestCash, ratios } = forecast;
  const { sources, uses, ofWhich, total, needed, toFind } = sourcesAndUses;
  const ofLine = ({ key, label, years, values }: Line, hasMonths: boolean) => {
    return known(withOther(key, label), money(...years, ...(hasMonths ? [...values, ...quarters(values)] : [])));
  };
  const budgets = [monthlyAdvertising(rows), ...marketingBudgets.map((dollars) => dollars * 100)];
  // Of a scenario, and of what is owned and owed, reports show the years.
  const flows = [...Object.values(income), ...Object.values(cash)].flatMap((line) =>
    isPlan ? [line, ...line.parts] : [line],
  );
  return [
    ...flows.map((line) => ofLine(line, isPlan)),
    ...Object.values(balance).map((line) => ofLine(line, false)),
    known(text('Money missing, still to find', 'Argent qui manque, reste à trouver'), money(missing, toFind)),
    known(
      text('Result left after drawings', 'Résultat, reste après les prélèvements'),
      money(...([0, 1, 2] as const).map((year) => income.result.years[year] - cash.drawings.years[year])),
    ),
    known(text('Lowest cash', 'Encaisse la plus basse'), money(lowestCash.amount)),
    known(text('Opening costs, money needed', "Démarrage, coûts d'ouverture, besoin d'argent"), money(total, needed)),
    ...[...sources, ...uses, ...ofWhich].map(({ label, amount }) => known(label, money(amount))),
    ...breakEven.flatMap((ofYear) => ofBreakEven(ofYear, rows)),
    ...loans.map(({ label, payment, payments, amount }) =>
      known(label, { money: [amount, payment], count: [payments.length] }, 'loan payment, versement du prêt'),
    ),
    ...streams.map((stream) => ofStream(stream, isPlan, budgets)),
    ...ratios.map(({ label, value, kind }) =>
      known(label, { [kind === 'percent' ? 'percent' : 'count']: [(value ?? 0) * (kind === 'percent' ? 10_000 : 1)] }),
    ),
    ...([0, 1, 2] as const).flatMap((year) => yearTogether(income, year)),
  ];
}

/** The sums of three months, of the first two years. */
const quarters = (values: readonly number[]) =>
  Array.from({ length: 8 }, (_, quarter) =>
    values.slice(3 * quarter + 1, 3 * quarter + 4).reduce((sum, cents) => sum + cents, 0),
  );

/** @param budgets of marketing in a month, in cents: reports say how many sales pay for each */
function ofStream(
  { label, unit, price, unitCost, quantities }: Forecast['streams'][number],
  isPlan: boolean,
  budgets: readonly number[],
): Known {
  const left = price - unitCost;
  const paidBy = left > 0 ? budgets.map((cents) => Math.ceil(cents / left)) : [];
  const count = [...(isPlan ? quantities.map(Math.round) : []), ...paidBy];
  const near = `${unit ?? ''} | sales, price, cost, margin left | ventes, prix, coût, marge qui reste`;
  return known(label, { money: [price, unitCost, left, leftOfSale(price, unitCost)], count }, near);
}

function ofBreakEven(
  { sales, fixedCosts, accounting, mix, alone }: Forecast['breakEven'][number],
  rows: PlanFigures['rows'],
): Known[] {
  const withMonths = (...values: readonly (number | null)[]) =>
    money(...values.flatMap((cents) => (cents === null ? [] : [cents, Math.ceil(cents / 12)])));
  const counts = [...mix, ...alone].map(({ rowId, label, units }) => ({
    label,
    count:
      units === null
        ? []
        : (['year', 'month', 'week', 'day'] as const).flatMap((period) => {
            const count = units / timesAYear(rows, rowId, period);
            return [Math.ceil(count), roundedUp(count)];
          }),
  }));
  return [
    known(text('Break-even sales', 'Ventes au seuil de rentabilité'), {
      ...withMonths(sales, accounting.sales),
      count: counts.flatMap(({ count }) => count),
    }),
    ...counts.map(({ label, count }) => known(label, { count }, 'break-even, seuil')),
    known(text('Fixed costs', 'Coûts fixes'), withMonths(fixedCosts, accounting.fixedCosts)),
  ];
}

/** As reports put lines of the income statement together. */
function yearTogether(income: Forecast['income'], year: 0 | 1 | 2): Known[] {
  const sum = (...lines: readonly Line[]) => lines.reduce((total, line) => total + line.years[year], 0);
  const { pay, contributions, running, startUp, depreciation, interest, incomeTax, grants } = income;
  return [
    known(
      text('Running costs and pay', 'Frais courants et salaires'),
      money(sum(pay, contributions, running, startUp)),
    ),
    known(
      text('Depreciation, interest, taxes', 'Amortissement, intérêts, impôts'),
      money(sum(depreciation, interest, incomeTax) - sum(grants)),
    ),
  ];
}
