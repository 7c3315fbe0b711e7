import type { SalesTaxName } from '@elan/domain/forecast/forecast';
import type { Season, ValueOf } from '@elan/domain/ledger/field';
import type { Province } from '@elan/domain/ledger/provinces';
import type { RowOf, TableKind } from '@elan/domain/ledger/row';
import type { settingColumns } from '@elan/domain/ledger/row-fields';
import type { Language } from '@elan/domain/locale';
import type { Words } from '../words-in.ts';
import type { Inputs } from './inputs.ts';
import type { MonthRow, MonthSheet } from './months.ts';
import type { TableRow } from './row-needs.ts';
import type { ScenarioSwitches } from './scenario-sheet.ts';
import type { Formula, Ref } from './sheet.ts';
import type { ModelWords } from './words.ts';

/** The months of the plan. Every sheet by month has the same columns. */
export type Calendar = {
  sheet: MonthSheet;
  /** 1 is the month in which the business is planned to open. */
  month: MonthRow;
  date: MonthRow;
  /** 1 is January. */
  ofYear: MonthRow;
  year: MonthRow;
  days: MonthRow;
  /** Whole years of business that have passed, in the scenario. */
  yearsPassed: MonthRow;
  /** How much the business is open in a month; null where it is all year. */
  open: MonthRow | null;
  /** The month of business of an input: a date, or a month counted from the opening. */
  monthOf(input: Ref | Formula): Formula;
  opens: Formula;
};

/** The settings that decide which sheets and lines there are; numbers are read from their cells. */
export type PlanSettings = {
  province: Province | null;
  legalForm: ValueOf<(typeof settingColumns)['legalForm']>;
  isIncorporated: boolean;
  openMonths: Season | null;
  /** Income tax of a corporation, what owners set aside for their own, or neither. */
  incomeTax: 'corporation' | 'owners' | null;
  taxes: readonly SalesTaxName[];
};

/** What every sheet of the workbook is made from. */
export type Model = {
  language: Language;
  words: Words & ModelWords;
  /** Rows of tables, with what they may have and nothing else; those that do not count are among them. */
  rows: readonly TableRow[];
  settings: PlanSettings;
  inputs: Inputs;
  scenario: ScenarioSwitches;
  calendar: Calendar;
};

export function rowsOfKind<K extends TableKind>({ rows }: Pick<Model, 'rows'>, kind: K): RowOf<K>[] {
  return rows.filter((row) => row.kind === kind) as unknown as RowOf<K>[];
}
