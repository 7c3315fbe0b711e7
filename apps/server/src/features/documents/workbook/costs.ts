import type { RowOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { timesAYearOf } from '@elan/domain/ledger/times-a-year';
import { type Bill, billFromSupplier, type Delay, hasTaxStatus, type TaxRows } from './billing.ts';
import { f, quotedText } from './formula.ts';
import { type Model, rowsOfKind } from './model.ts';
import type { MonthSheet } from './months.ts';
import { blockOf } from './row-guard.ts';
import type { TableRow } from './row-needs.ts';
import type { Formula, Ref } from './sheet.ts';

export type CostRows = { row: RowOf<'cost'>; label: string; bill: Bill };

/** The running costs, each a block with its taxes and its payments. */
export function costRows(sheet: MonthSheet, model: Model, rows: TaxRows, delay: Delay): CostRows[] {
  return rowsOfKind(model, 'cost').map((row) =>
    blockOf(sheet, model, row, () => {
      const amounts = sheet.withEarlier(model.words.amountBeforeTax, amountOf(model, row, activeMonths(model, row)));
      const taxable = hasTaxStatus(model, row, 'taxable');
      return { row, bill: billFromSupplier(sheet, model, amounts, { taxable, rows, delay }) };
    }),
  );
}

/** When a cost or a person begins, and whether a month is one of theirs. */
export type Active = { began: Formula; isOn: Formula };

export function activeMonths({ inputs, calendar }: Model, { id }: TableRow): Active {
  const from = inputs.find(id, 'from');
  const to = inputs.find(id, 'to');
  const began = from === null ? calendar.opens : f`(${calendar.monthOf(from)})`;
  const { month } = calendar;
  const isOn = to === null ? f`${month}>=${began}` : f`AND(${month}>=${began},${month}<=${calendar.monthOf(to)})`;
  return { began, isOn };
}

function amountOf(model: Model, row: RowOf<'cost'>, { began, isOn }: Active): Formula {
  const { inputs, calendar, scenario } = model;
  const increase = inputs.find(row.id, 'increase');
  const grown = increase === null ? f`1` : f`(1+${increase})^${calendar.yearsPassed}`;
  const amount = f`${inputs.of(row.id, 'amount')}*(${timesOf(model, row, began)})*${grown}*${scenario.costs}`;
  return f`IF(${isOn},ROUND(${amount},2),0)`;
}

type Every = NonNullable<RowOf<'cost'>['cells']['every']>;

/** How often a cost falls due in a month: in months of its own by their weights; else quarters and years count from its first. */
function timesOf(model: Model, row: RowOf<'cost'>, began: Formula): Formula {
  const { id, cells } = row;
  const months = model.inputs.find(id, 'season');
  const times = (every: Every) =>
    months === null ? timesAMonth(model, every, began) : timesInMonths(model, every, months);
  if (cells.every !== null) return times(cells.every);
  const { options } = rowColumns.cost.every;
  const cell = model.inputs.of(id, 'every');
  return (Object.keys(options) as Every[]).reduce(
    (otherwise, every) => f`IF(${cell}=${quotedText(options[every][model.language])},${times(every)},${otherwise})`,
    f`0`,
  );
}

function timesInMonths({ inputs, calendar }: Model, every: Every, months: Ref): Formula {
  const weight = f`INDEX(${months},${calendar.ofYear})`;
  const often = timesOften(f`${inputs.of('rate', 'weeks')}`)[every];
  if (often !== undefined) return f`(${often})*${weight}`;
  return f`IF(SUM(${months})=0,0,${timesAYearOf(every) ?? 1}*${weight}/SUM(${months}))`;
}

/** How many times a month, where it is once or more. */
const timesOften = (weeks: Formula): Partial<Record<Every, Formula>> => ({
  week: f`${weeks}/12`,
  two_weeks: f`${weeks}/24`,
  half_month: f`2`,
  month: f`1`,
});

function timesAMonth({ inputs, calendar, settings }: Model, every: Every, began: Formula): Formula {
  const often = timesOften(f`${inputs.of('rate', 'weeks')}`)[every];
  if (often !== undefined) return often;
  const { month, ofYear } = calendar;
  const each = (months: number) => f`IF(MOD(${month}-${began},${months})=0,1,0)`;
  if (every === 'quarter') return each(3);
  if (every === 'half_year') return each(6);
  if (every === 'year' || settings.openMonths === null) return each(12);
  const season = inputs.of('setting', 'openMonths');
  const isClosedBefore = f`INDEX(${season},MOD(${ofYear}-2,12)+1)=0`;
  const begins = f`IF(AND(INDEX(${season},${ofYear})>0,OR(${month}=${began},${isClosedBefore})),1,0)`;
  return f`IF(COUNTIF(${season},0)=0,${each(12)},${begins})`;
}
