import { f, onlyIf } from './formula.ts';
import { cellAt, type Formula, type NumberFormat, type Ref, Sheet } from './sheet.ts';

/** Columns of a sheet by month: before the opening, then each month of business. */
export const before = 3;
export const firstMonth = before + 1;
export const lastMonth = before + 36;
/** Costs and pay count for a year before the opening: a column for each of its months, after those of business. */
export const earlier = { first: lastMonth + 2, last: lastMonth + 13 } as const;
const valueColumn = 2;
/** The first row below the head of a sheet by month. */
export const firstRow = 4;

/** A row with a value for each month. */
export type MonthRow = Ref & { hasEarlier: boolean };

type Columns = Ref['columns'];
const reading = (row: MonthRow, columns: Columns, isFixed = false): Ref => {
  const { sheet, top, bottom } = row;
  return { sheet, top, bottom, columns, isFixed };
};

/** The month before; the months of a year before the opening come before the first. */
export function previous(row: MonthRow, months = 1): Ref {
  return reading(row, (column) => {
    const from = column - months;
    if (row.hasEarlier && column >= firstMonth && column <= lastMonth && from < firstMonth) {
      const at = earlier.last - (firstMonth - from - 1);
      return [at, at];
    }
    const isOutside = column >= earlier.first ? from < earlier.first : from < before;
    return isOutside ? null : [from, from];
  });
}

/** Every month, from before the opening to the last. */
export const allMonths = (row: MonthRow): Ref => reading(row, () => [before, lastMonth], true);
export const businessMonths = (row: MonthRow): Ref => reading(row, () => [firstMonth, lastMonth], true);
/** From before the opening to the month of the formula. */
export const untilNow = (row: MonthRow): Ref => reading(row, (column) => [before, column]);
/** From before the opening to the month before that of the formula. */
export const untilPrevious = (row: MonthRow): Ref => reading(row, (column) => [before, Math.max(before, column - 1)]);
export const earlierMonths = (row: MonthRow): Ref => reading(row, () => [earlier.first, earlier.last], true);
export const monthAt = (row: MonthRow, month: number): Ref =>
  reading(row, () => [before + month, before + month], true);
export const monthsBetween = (row: MonthRow, first: number, last: number): Ref =>
  reading(row, () => [before + first, before + last], true);

/** A row by its place, also one that is written later. */
export const monthRow = (sheet: Sheet, row: number, hasEarlier = false): MonthRow => ({
  sheet,
  top: row,
  bottom: row,
  columns: (column) => [column, column],
  isFixed: false,
  hasEarlier,
});

type RowFormulas = {
  month: Formula;
  /** Before the opening; the same as a month unless it says otherwise, and nothing for null. */
  start?: Formula | null;
  /** For each month of a year before the opening. */
  earlier?: Formula;
};

/** A sheet with a column for each month: a label, a value for the whole plan, and the months. */
export class MonthSheet extends Sheet {
  /** Whether what is written now is known or counts at all; where it does not, cells stay empty. */
  guard: Ref | null = null;

  /** A value that is the same in all months. */
  value(label: string, formula: Formula, format: NumberFormat = 'number'): Ref {
    this.labels([label]);
    this.put(this.row, valueColumn, { look: 'figure', format, formula: this.guarded(formula) });
    this.row += 1;
    return cellAt(this, this.row - 1, valueColumn);
  }

  months(
    label: string,
    given: RowFormulas,
    format: NumberFormat = 'money',
    look: 'figure' | 'total' = 'figure',
  ): MonthRow {
    const { row } = this;
    this.put(row, 1, { look: look === 'total' ? 'strong' : 'label', value: label });
    const month = this.guarded(given.month);
    const start = given.start === undefined ? month : given.start === null ? null : this.guarded(given.start);
    if (start !== null) this.put(row, before, { look, format, formula: start });
    for (let column = firstMonth; column <= lastMonth; column += 1)
      this.put(row, column, { look, format, formula: month });
    if (given.earlier !== undefined) {
      const formula = this.guarded(given.earlier);
      for (let column = earlier.first; column <= earlier.last; column += 1)
        this.put(row, column, { look, format, formula });
    }
    this.row += 1;
    return monthRow(this, row, given.earlier !== undefined);
  }

  /** A row whose months are those of business: it says nothing of what comes before. */
  ofBusiness(label: string, month: Formula, format: NumberFormat = 'money'): MonthRow {
    return this.months(label, { month, start: null }, format);
  }

  /** A row with the months of a year before the opening, whose sum is what comes before it. */
  withEarlier(label: string, month: Formula): MonthRow {
    const start = f`SUM(${earlierMonths(monthRow(this, this.row, true))})`;
    return this.months(label, { month, start, earlier: month });
  }

  /** What kind of row it is, to add up all of that kind. */
  tag(row: MonthRow, text: string): void {
    this.put(row.top, valueColumn, { look: 'note', value: text });
  }

  /** What a row comes to for the whole plan, beside its months: their sum, unless it is something else. */
  total(row: MonthRow, formula = f`SUM(${allMonths(row)})`): Ref {
    this.put(row.top, valueColumn, { look: 'figure', format: 'money', formula: this.guarded(formula) });
    return cellAt(this, row.top, valueColumn);
  }

  private guarded(formula: Formula): Formula {
    return onlyIf(this.guard, formula);
  }
}
