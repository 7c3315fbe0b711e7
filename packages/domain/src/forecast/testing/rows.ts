import type { ValueOf } from '../../ledger/field.ts';
import { type Cells, emptyCells, type Row, type RowOf, type SettingName, type TableKind } from '../../ledger/row.ts';
import type { settingColumns } from '../../ledger/row-fields.ts';
import { computeForecast } from '../compute-forecast.ts';
import type { Forecast, Scenario } from '../forecast.ts';
import type { KnownPlan } from '../plan-figures.ts';

const base = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null } as const;

/** A confirmed row; its name is its id. */
export function row<K extends TableKind>(kind: K, name: string, cells: Partial<Cells<K>> = {}): RowOf<K> {
  return { ...base, id: name, kind, cells: { ...emptyCells(kind, name), ...cells } };
}

export function setting<Name extends SettingName>(name: Name, value: ValueOf<(typeof settingColumns)[Name]>): Row {
  return { ...base, id: name, kind: 'setting', cells: { name, value } } as Row;
}

/** The forecast in January 2027, with every setting that would otherwise be assumed to taste. */
export function forecastOf(rows: readonly (Row | RowOf<TableKind>)[], scenario?: Scenario): Forecast {
  const options = { today: '2026-12', ...(scenario === undefined ? {} : { scenario }) } as const;
  return computeForecast(rows as readonly Row[], options);
}

/** Rows as a plan whose figures may be stated, whatever they lack. */
export function knownPlan(rows: readonly Row[], today: KnownPlan['today'] = '2026-12'): KnownPlan {
  const forecast = computeForecast(rows, { today });
  const sales = { streams: forecast.streams, years: forecast.income.sales.years };
  const pay = [...forecast.income.pay.parts, ...forecast.cash.drawings.parts];
  return { state: 'known', rows, today, notes: forecast, pay, sales, forecast };
}
