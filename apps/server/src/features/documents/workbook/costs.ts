import type { RowOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { type Bill, billFromSupplier, type Delay, hasTaxStatus, type TaxRows } from './billing.ts';
import { f, quotedText } from './formula.ts';
import { type Model, rowsOfKind } from './model.ts';
import type { MonthSheet } from './months.ts';
import { blockOf } from './row-guard.ts';
import type { TableRow } from './row-needs.ts';
import type { Formula } from './sheet.ts';

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

/** How often a cost falls due in a month. Quarters and years count from its first month. */
function timesOf(model: Model, { id, cells }: RowOf<'cost'>, began: Formula): Formula {
  if (cells.every !== null) return timesAMonth(model, cells.every, began);
  const { options } = rowColumns.cost.every;
  const cell = model.inputs.of(id, 'every');
  return (Object.keys(options) as Every[]).reduce(
    (otherwise, every) =>
      f`IF(${cell}=${quotedText(options[every][model.language])},${timesAMonth(model, every, began)},${otherwise})`,
    f`0`,
  );
}

function timesAMonth({ inputs, calendar, settings }: Model, every: Every, began: Formula): Formula {
  const weeks = inputs.of('rate', 'weeks');
  const { month, ofYear } = calendar;
  const each = (months: number) => f`IF(MOD(${month}-${began},${months})=0,1,0)`;
  switch (every) {
    case 'week':
      return f`${weeks}/12`;
    case 'two_weeks':
      return f`${weeks}/24`;
    case 'half_month':
      return f`2`;
    case 'month':
      return f`1`;
    case 'quarter':
      return each(3);
    case 'half_year':
      return each(6);
    case 'year':
      return each(12);
    case 'season': {
      if (settings.openMonths === null) return each(12);
      const season = inputs.of('setting', 'openMonths');
      const isClosedBefore = f`INDEX(${season},MOD(${ofYear}-2,12)+1)=0`;
      const begins = f`IF(AND(INDEX(${season},${ofYear})>0,OR(${month}=${began},${isClosedBefore})),1,0)`;
      return f`IF(COUNTIF(${season},0)=0,${each(12)},${begins})`;
    }
  }
}
