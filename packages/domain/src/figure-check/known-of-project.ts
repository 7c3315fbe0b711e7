import type { Forecast, Line } from '../forecast/forecast.ts';
import type { KnownAmount } from '../forecast/known-so-far.ts';
import type { PlanFigures } from '../forecast/plan-figures.ts';
import type { Field } from '../ledger/field.ts';
import { columnsOf, type Row } from '../ledger/row.ts';
import { settingColumns } from '../ledger/row-fields.ts';
import { marketingBudgets } from '../modules/money-ranges.ts';
import type { FigureKind } from './figure.ts';
import { type FigureValues, type KnownFigures, knownFigures } from './known-figures.ts';

type Values = Record<FigureKind, number[]>;
const none = (): Values => ({ money: [], percent: [], count: [] });

/**
 * The figures of a project that a report may state.
 * @param texts everything that people wrote or chose in it
 * @param forecasts first as planned, then in the scenarios that reports show
 */
export function knownOfProject(
  texts: readonly string[],
  plan: PlanFigures,
  forecasts: readonly Forecast[],
): KnownFigures {
  const { rows, notes } = plan;
  const known = plan.state === 'missing' ? plan.knownSoFar : [];
  const assumed = [notes, ...forecasts].flatMap(({ assumptions }) =>
    assumptions.flatMap(({ value, reason }) => [value.en, value.fr, reason.en, reason.fr]),
  );
  const names = rows.map(({ cells }) => cells.name);
  return knownFigures(
    [...texts, ...names, ...new Set(assumed)],
    valuesOfRows(rows),
    valuesOfForecasts(forecasts, known),
  );
}

function valuesOfRows(rows: readonly Row[]): FigureValues {
  const values = none();
  values.count.push(rows.filter(({ status }) => status === 'proposed').length);
  for (const row of rows) {
    if (row.kind === 'setting') add(values, settingColumns[row.cells.name], row.cells.value);
    else for (const [name, field] of Object.entries(columnsOf(row.kind))) add(values, field, cellOf(row, name));
  }
  return values;
}

const cellOf = (row: Row, name: string): unknown => Object.entries(row.cells).find(([key]) => key === name)?.[1];

const changeOf = ({ unit }: Extract<Field, { type: 'change' }>, value: number) =>
  unit === 'percent' ? [value, -value] : [value / 100, -value / 100];

function add(values: Values, field: Field, value: unknown): void {
  if (field.type === 'targets' && Array.isArray(value)) {
    for (const { month, quantity } of value) values.count.push(month, quantity);
  }
  if (typeof value !== 'number') return;
  if (field.type === 'money' || field.type === 'percent') values[field.type].push(value);
  // A text says '5 % less' without a sign, and 'points' without a percent sign.
  else if (field.type === 'change')
    values[field.unit === 'percent' ? 'percent' : 'count'].push(...changeOf(field, value));
  else values.count.push(value);
}

function valuesOfForecasts(forecasts: readonly Forecast[], known: readonly KnownAmount[]): FigureValues {
  const values = none();
  values.money.push(...known.map(({ cents }) => cents));
  for (const [index, forecast] of forecasts.entries()) {
    const isPlan = index === 0;
    const { income, cash, balance, breakEven, loans, sourcesAndUses, streams, missing, lowestCash, ratios } = forecast;
    for (const line of [...Object.values(income), ...Object.values(cash), ...Object.values(balance)])
      values.money.push(...line.years);
    // Of a scenario, and of what is owned and owed, reports show the years: with thousands of monthly amounts any would look known.
    if (isPlan)
      for (const line of [...Object.values(income), ...Object.values(cash)])
        values.money.push(...line.values, ...quarters(line));
    values.money.push(missing, lowestCash.amount, sourcesAndUses.total, sourcesAndUses.needed, sourcesAndUses.toFind);
    values.money.push(...[...sourcesAndUses.sources, ...sourcesAndUses.uses].map(({ amount }) => amount));
    for (const { sales, fixedCosts, accounting, mix, alone } of breakEven) {
      const stated = [sales, fixedCosts, accounting.sales, accounting.fixedCosts];
      const whole = stated.flatMap((cents) => cents ?? []);
      values.money.push(...whole, ...whole.map((cents) => Math.ceil(cents / 12)));
      const units = [...mix, ...alone].flatMap((each) => each.units ?? []);
      values.count.push(...units.flatMap((count) => [Math.ceil(count), Math.ceil(count / 12), Math.ceil(count / 52)]));
    }
    for (const { payment, payments, amount } of loans) {
      values.money.push(amount, payment);
      values.count.push(payments.length);
    }
    for (const { price, unitCost, quantities } of streams) {
      values.money.push(price, unitCost, price - unitCost);
      if (isPlan) values.count.push(...quantities.map(Math.round));
      if (price > unitCost)
        values.count.push(...marketingBudgets.map((dollars) => Math.ceil((dollars * 100) / (price - unitCost))));
    }
    for (const { value, kind } of ratios) {
      if (value !== null)
        values[kind === 'percent' ? 'percent' : 'count'].push(kind === 'percent' ? value * 10_000 : value);
    }
    // As reports put lines of the income statement together.
    for (const year of [0, 1, 2] as const) {
      const sum = (...lines: readonly Line[]) => lines.reduce((total, line) => total + line.years[year], 0);
      values.money.push(sum(income.pay, income.contributions, income.running, income.startUp));
      values.money.push(sum(income.depreciation, income.interest, income.incomeTax) - income.grants.years[year]);
    }
  }
  // A text writes a shortage without its minus sign.
  return { ...values, money: [...values.money, ...values.money.filter((cents) => cents < 0).map((cents) => -cents)] };
}

/** The sums of three months, of the first two years. */
function quarters({ values }: Line): number[] {
  return Array.from({ length: 8 }, (_, quarter) =>
    values.slice(3 * quarter + 1, 3 * quarter + 4).reduce((sum, cents) => sum + cents, 0),
  );
}
