import { type Contribution, employerContributions } from '@elan/domain/forecast/employer-contributions';
import { contributionNames } from '@elan/domain/forecast/people';
import type { RowOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { activeMonths } from './costs.ts';
import { added, f, quotedText } from './formula.ts';
import { type Model, rowsOfKind } from './model.ts';
import { type MonthRow, type MonthSheet, monthRow, previous } from './months.ts';
import { blockOf } from './row-guard.ts';
import { missingColumns } from './row-needs.ts';
import type { Formula, Ref } from './sheet.ts';

type Person = RowOf<'person'>;
export type PersonRows = {
  row: Person;
  label: string;
  /** What an owner without a corporation takes; it is no cost. */
  isDrawing: boolean;
  pay: MonthRow;
  contributions: MonthRow | null;
};

export function personRows(sheet: MonthSheet, model: Model): PersonRows[] {
  const { words, settings } = model;
  return rowsOfKind(model, 'person').map((row) =>
    blockOf(sheet, model, row, () => {
      const isDrawing = row.cells.role === 'owner' && !settings.isIncorporated;
      const usual = sheet.value(words.monthlyPay, monthlyPay(model, row), 'money');
      const each = sheet.withEarlier(words.payEach, payEach(model, row, usual));
      const count = model.inputs.find(row.id, 'count') ?? f`1`;
      const pay = sheet.withEarlier(isDrawing ? words.drawing : words.pay, f`ROUND(${each}*${count},2)`);
      const onTop = isDrawing ? null : contributionsOf(sheet, model, row, each);
      const contributions =
        onTop === null ? null : sheet.withEarlier(words.contributions, f`ROUND((${onTop})*${count},2)`);
      return { row, isDrawing, pay, contributions };
    }),
  );
}

type Every = NonNullable<Person['cells']['every']>;

/** A salary counts before an hourly wage. */
function monthlyPay(model: Model, row: Person): Formula {
  const { inputs, language } = model;
  const { id, cells } = row;
  const weeks = inputs.of('rate', 'weeks');
  if (cells.salary === null && !missingColumns(row).includes('salary')) {
    return f`${inputs.of(id, 'wage')}*${inputs.of(id, 'hours')}*${weeks}/12`;
  }
  const times: Readonly<Record<Every, Formula>> = {
    week: f`${weeks}/12`,
    two_weeks: f`${weeks}/24`,
    half_month: f`2`,
    month: f`1`,
    year: f`1/12`,
  };
  const salary = inputs.of(id, 'salary');
  if (cells.every !== null) return f`${salary}*${times[cells.every]}`;
  const { options } = rowColumns.person.every;
  const cell = inputs.of(id, 'every');
  const chosen = (Object.keys(options) as Every[]).reduce(
    (otherwise, every) => f`IF(${cell}=${quotedText(options[every][language])},${times[every]},${otherwise})`,
    f`0`,
  );
  return f`${salary}*${chosen}`;
}

function payEach(model: Model, row: Person, usual: Ref): Formula {
  const { inputs, calendar } = model;
  const season = inputs.find(row.id, 'season');
  const increase = inputs.find(row.id, 'increase');
  const weight = season === null ? f`1` : f`INDEX(${season},${calendar.ofYear})`;
  const grown = increase === null ? f`1` : f`(1+${increase})^${calendar.yearsPassed}`;
  return f`IF(${activeMonths(model, row).isOn},${usual}*${weight}*${grown},0)`;
}

/** What an employer pays on top of the pay of one person, not rounded; null where it is nothing. */
function contributionsOf(sheet: MonthSheet, model: Model, { id, cells }: Person, each: MonthRow): Formula | null {
  const { inputs, words, settings, calendar } = model;
  const own = inputs.find(id, 'contributions');
  if (own !== null) return f`${each}*${own}`;
  if (settings.province === null) return null;
  const isOwner = cells.role === 'owner';
  const due = employerContributions(settings.province).filter(({ value }) => !isOwner || value.forOwners);
  const isHourly =
    !isOwner && cells.salary === null && !missingColumns({ kind: 'person', cells } as Person).includes('salary');
  const vacation = inputs.of('rate', 'vacation');
  const row = (label: string, formula: Formula) =>
    sheet.months(label, { month: formula, start: null, earlier: formula });
  const liable = isHourly ? row(words.liable, f`${each}*(1+${vacation})`) : each;
  const isSameYear = f`N(${previous(calendar.year)})=${calendar.year}`;
  const before = (of: MonthRow) => f`IF(${isSameYear},N(${previous(of)}),0)`;
  const itself = () => monthRow(sheet, sheet.row, true);
  const soFar = row(words.soFar, f`${before(itself())}+${liable}`);
  const parts = due.map(({ value }) => {
    const label = `${contributionNames[value.key][model.language]}, ${words.liableSoFar}`;
    const base = row(label, liableSoFar(model, value, { liable, soFar, before: before(itself()) }));
    return f`${inputs.of('rate', value.key)}*(${base}-${before(base)})`;
  });
  return added(isHourly ? [f`${each}*${vacation}`, ...parts] : parts);
}

type SoFar = { liable: MonthRow; soFar: MonthRow; before: Formula };

/** Earnings of the calendar year on which a contribution is due: between its limits, or with a part exempt each month. */
function liableSoFar(
  { inputs }: Model,
  { key, exemption, above, upTo }: Contribution,
  { liable, soFar, before }: SoFar,
): Formula {
  const rate = (column: string) => inputs.of('rate', `${key}${column}`);
  if (exemption > 0) {
    const more = f`${before}+MAX(0,${liable}-${rate('Exemption')}/12)`;
    return upTo === null ? more : f`MIN(${rate('UpTo')}-${rate('Exemption')},${more})`;
  }
  const capped = upTo === null ? f`${soFar}` : f`MIN(${soFar},${rate('UpTo')})`;
  return above === 0 ? capped : f`MAX(0,${capped}-${rate('Above')})`;
}
