import { f, joined, onlyIf } from './formula.ts';
import { lastMonth, type MonthRow, MonthSheet, monthAt, monthRow, monthsBetween } from './months.ts';
import { cellAt, type Formula, type Ref } from './sheet.ts';

const firstYear = lastMonth + 1;

/** A part of a line: the row of another sheet that it shows. */
export type StatementPart = { label: string; row: MonthRow | Formula };
type YearKind = 'sum' | 'end' | 'start';
type LineLook = 'total' | 'figure';
export type LineNames = Readonly<Record<string, string>>;

/** A statement by month and year: lines, the parts that they add up, and totals of lines. */
export class StatementSheet extends MonthSheet {
  private readonly lines = new Map<string, MonthRow>();
  private readonly names: LineNames;

  constructor(name: string, widths: readonly number[], frozen: { rows: number; columns: number }, names: LineNames) {
    super(name, widths, frozen);
    this.names = names;
  }

  /** @throws Error for a line that is not written yet */
  line(key: string): MonthRow {
    const row = this.lines.get(key);
    if (row === undefined) throw new Error(`no such line: ${key}`);
    return row;
  }

  nameOf(key: string): string {
    return this.names[key] ?? key;
  }

  flow(key: string, parts: readonly StatementPart[]): MonthRow {
    const area: Ref = { ...monthRow(this, this.row + 1), bottom: this.row + parts.length };
    const total = this.write(key, parts.length === 0 ? f`0` : f`ROUND(SUM(${area}),2)`, 'sum');
    for (const { label, row } of parts) this.years(this.months(`   ${label}`, { month: f`${row}` }), 'sum');
    return total;
  }

  /** A line that is computed from others. */
  computed(key: string, formula: Formula, kind: YearKind = 'sum', start?: Formula): MonthRow {
    return this.write(key, formula, kind, 'figure', start);
  }

  /** Lines added up; those with a minus sign are taken off. */
  combined(key: string, terms: readonly string[], kind: YearKind = 'sum'): MonthRow {
    const signed = terms.map((term) =>
      term.startsWith('-') ? f`-${this.line(term.slice(1))}` : f`+${this.line(term)}`,
    );
    return this.write(key, f`ROUND(0${joined(signed, '')},2)`, kind, 'total');
  }

  /** The cell of a year. */
  year(key: string, year: number): Ref {
    return cellAt(this, this.line(key).top, firstYear + year - 1);
  }

  private write(key: string, month: Formula, kind: YearKind, look: LineLook = 'figure', start?: Formula): MonthRow {
    const row = this.months(this.nameOf(key), { month, ...(start === undefined ? {} : { start }) }, 'money', look);
    this.lines.set(key, row);
    this.years(row, kind, look);
    return row;
  }

  /** Flows add up their months, the first year with what comes before the opening; a balance is that of the last month. */
  private years(row: MonthRow, kind: YearKind, look: LineLook = 'figure'): void {
    [1, 2, 3].forEach((year) => {
      const last = year * 12;
      const first = year === 1 ? 0 : last - 11;
      const formula =
        kind === 'sum' ? f`SUM(${monthsBetween(row, first, last)})` : f`${monthAt(row, kind === 'end' ? last : first)}`;
      this.put(row.top, firstYear + year - 1, { look, format: 'money', formula: onlyIf(this.guard, formula) });
    });
  }
}
