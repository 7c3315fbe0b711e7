import { type CalendarMonth, fits, type Season } from '../ledger/field.ts';
import type { Province } from '../ledger/provinces.ts';
import {
  emptyCells,
  invalidCells,
  type Row,
  type RowOf,
  rowKey,
  rowsOf,
  type SettingName,
  settingOf,
  type TableKind,
} from '../ledger/row.ts';
import { settingColumns } from '../ledger/row-fields.ts';
import { assumed } from './assumptions.ts';
import type { ForecastOptions, Scenario } from './forecast.ts';
import { type Notes, takeNotes } from './notes.ts';
import { monthsLater, type Timeline, timelineFrom } from './timeline.ts';

export type Settings = {
  province: Province | null;
  /** A corporation or the like pays its owners a salary; otherwise they take drawings. */
  isIncorporated: boolean;
  legalForm: 'sole' | 'partnership' | 'corporation' | 'cooperative' | 'nonprofit';
  openDays: number | null;
  openMonths: Season | null;
  salesTax: 'registered' | 'over_limit' | 'never';
  taxFiling: 'month' | 'quarter' | 'year';
  supplierDays: number;
  smallestCash: number;
  incomeTax: boolean | null;
};

/** What every part of the forecast is computed from: the rows that count, in the order of the person, and the settings. */
export type Plan = {
  time: Timeline;
  settings: Settings;
  scenario: Required<Scenario>;
  /** Every row that is on, settings included; scenarios are not part of a plan. */
  rows: readonly Row[];
  of<K extends TableKind>(kind: K): readonly RowOf<K>[];
  notes: Notes;
};

export const unchanged: Required<Scenario> = {
  salesPercent: 100,
  pricePercent: 100,
  costPercent: 100,
  openingLater: 0,
  customersPayLater: 0,
  loanRateMore: 0,
  off: [],
};

export function planFrom(given: readonly Row[], { today, scenario }: ForecastOptions): Plan {
  const notes = takeNotes();
  const changes = { ...unchanged, ...scenario };
  const off = new Set(changes.off);
  const rows = given
    .filter((row) => row.kind !== 'scenario' && !row.off && !off.has(row.id) && !off.has(rowKey(row)))
    .map((row) => validRow(row, notes))
    .filter((row) => row !== null);
  // What a person confirmed decides a setting.
  const said = rows.toSorted((one, other) => Number(one.status !== 'confirmed') - Number(other.status !== 'confirmed'));
  const settings = settingsFrom(said, notes);
  const opening = settingOf(said, 'openingMonth') ?? assumedOpening(today, notes);
  return {
    time: timelineFrom(opening, changes.openingLater),
    settings,
    scenario: changes,
    rows,
    of: <K extends TableKind>(kind: K) => rowsOf(rows, kind) as unknown as readonly RowOf<K>[],
    notes,
  };
}

/** The row with all its columns and without invalid cells; null if nothing of it is usable. */
function validRow(row: Row, notes: Notes): Row | null {
  if (row.kind === 'setting') {
    const column = settingColumns[row.cells.name];
    if (column !== undefined && fits(column, row.cells.value)) return row;
    notes.leaveOut(row, 'unreadable', 'value');
    return null;
  }
  const cells: Record<string, unknown> = { ...emptyCells(row.kind, ''), ...row.cells };
  for (const column of invalidCells(row.kind, row.cells)) {
    notes.leaveOut(row, 'unreadable', column);
    cells[column] = column === 'name' ? '' : null;
  }
  return { ...row, cells } as Row;
}

function settingsFrom(rows: readonly Row[], notes: Notes): Settings {
  const setting = <Name extends SettingName>(name: Name) => settingOf(rows, name);
  const province = setting('province');
  if (province === null) notes.assume(assumed.noProvince);
  const legalForm = setting('legalForm');
  if (legalForm === null) notes.assume(assumed.soleOwner);
  const salesTax = setting('salesTax');
  const taxFiling = setting('taxFiling');
  if (province !== null && salesTax === null) notes.assume(assumed.registersOverLimit);
  if (province !== null && salesTax !== 'never' && taxFiling === null) notes.assume(assumed.filesQuarterly);
  const supplierDays = setting('supplierDays');
  if (supplierDays === null) notes.assume(assumed.paysAtOnce);
  const form = legalForm ?? 'sole';
  return {
    province,
    legalForm: form,
    isIncorporated: form !== 'sole' && form !== 'partnership',
    openDays: setting('openDays'),
    openMonths: setting('openMonths'),
    salesTax: salesTax ?? 'over_limit',
    taxFiling: taxFiling ?? 'quarter',
    supplierDays: supplierDays ?? 0,
    smallestCash: setting('smallestCash') ?? 0,
    incomeTax: setting('incomeTax'),
  };
}

function assumedOpening(today: CalendarMonth, notes: Notes): CalendarMonth {
  const month = monthsLater(today, 1);
  notes.assume(assumed.opensNextMonth(month));
  return month;
}
