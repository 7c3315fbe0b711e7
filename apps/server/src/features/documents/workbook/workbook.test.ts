import { computeForecast } from '@elan/domain/forecast/compute-forecast';
import type { Forecast, Line } from '@elan/domain/forecast/forecast';
import { reportScenarios } from '@elan/domain/forecast/scenarios';
import { ledgers } from '@elan/domain/forecast/testing/arbitrary-rows';
import { knownPlan } from '@elan/domain/forecast/testing/rows';
import { isSettingRow, type Row } from '@elan/domain/ledger/row';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from './formula.ts';
import { before } from './months.ts';
import type { Ref } from './sheet.ts';
import { makeWorkbook, type Workbook } from './workbook.ts';

const today = '2026-11';
const now = new Date('2026-11-23T12:00:00Z');

function workbookOf(rows: readonly Row[]): Workbook {
  const ledger = { rows: [...rows], unread: [], conflicts: [], answered: [] } as unknown as Parameters<
    typeof makeWorkbook
  >[0]['ledger'];
  return makeWorkbook({ name: 'Project', ledger, language: 'en', now, planned: knownPlan(rows, today) });
}

/** In cents; 0 is never negative. */
const centsAt = (ref: Ref, column: number): number | null => {
  const value = valueAt(ref.sheet, ref.top, column);
  return typeof value === 'number' ? Math.round(value * 100) + 0 : null;
};
const cell = (ref: Ref) => centsAt(ref, ref.columns(1)?.[0] ?? 0);

/** The figures of a workbook and of the forecast, in the same shape. */
function figuresOf({ statements, startUp, ratios }: Workbook) {
  const lines = (['income', 'cash', 'balance'] as const).map((key) => {
    const sheet = statements[key];
    return [
      key,
      (name: string) => Array.from({ length: 40 }, (_, index) => centsAt(sheet.line(name), before + index)),
    ] as const;
  });
  return { lines: Object.fromEntries(lines), startUp, ratios };
}

function compare(workbook: Workbook, forecast: Forecast): void {
  const { lines, startUp, ratios } = figuresOf(workbook);
  for (const key of ['income', 'cash', 'balance'] as const) {
    for (const [name, line] of Object.entries(forecast[key] as Readonly<Record<string, Line>>)) {
      const expected = [...line.values, ...line.years].map((cents) => cents + 0);
      expect([key, name, lines[key]?.(name)]).toEqual([key, name, expected]);
    }
  }
  const { sources, uses, needed } = forecast.sourcesAndUses;
  for (const [side, list] of [
    ['sources', sources],
    ['uses', uses],
  ] as const) {
    const stated = [...startUp[side]].map(([key, ref]) => [key, cell(ref)]).filter(([, cents]) => cents !== 0);
    expect([side, Object.fromEntries(stated)]).toEqual([
      side,
      Object.fromEntries(list.map(({ key, amount }) => [key, amount])),
    ]);
  }
  expect(cell(startUp.needed)).toBe(needed);
  expect([cell(ratios.lowest), cell(ratios.missing)]).toEqual([forecast.lowestCash.amount, forecast.missing]);
  const month = cell(startUp.breakEvenMonth);
  expect(month === 0 ? null : month).toBe(forecast.breakEvenMonth === null ? null : forecast.breakEvenMonth * 100);
  expect((ratios.byYear.get('breakEven') ?? []).map(cell)).toEqual(forecast.breakEven.map(({ sales }) => sales));
  expect((ratios.byYear.get('accounting') ?? []).map(cell)).toEqual(
    forecast.breakEven.map(({ accounting }) => accounting.sales),
  );
  for (const { key, year, value } of forecast.ratios) {
    const ref = ratios.byYear.get(key)?.[year === null ? 0 : year - 1];
    const stated = ref === undefined ? null : valueAt(ref.sheet, ref.top, ref.columns(1)?.[0] ?? 0);
    if (value === null) expect([key, year, typeof stated]).toEqual([key, year, 'string']);
    else expect(Number(stated) / (value || 1), `${key} ${year}`).toBeCloseTo(value === 0 ? 0 : 1, 9);
  }
}

test('the workbook of any ledger, in any of its scenarios, has the figures of the forecast', () => {
  fc.assert(
    fc.property(ledgers, fc.nat(), (rows, choice) => {
      const workbook = workbookOf(rows);
      const scenarios = reportScenarios(rows);
      const index = choice % scenarios.length;
      const { sheet, chosen } = workbook.model.scenario;
      const switched = sheet.at(chosen.top, 2);
      const name = sheet.at(3, 3 + index)?.value;
      if (switched !== undefined) switched.value = name ?? null;
      const { off = [], ...changes } = scenarios[index]?.scenario ?? {};
      // People leave out rows of tables; a setting stays.
      const rowsOff = off.filter((id) => rows.some((row) => row.id === id && !isSettingRow(row)));
      const forecast = computeForecast(rows, { today, scenario: { ...changes, off: rowsOff } });
      // A row of a billion dollars does not count, in the plan; in a scenario it may.
      const tooLarge = ({ leftOut }: Pick<Forecast, 'leftOut'>) =>
        leftOut.filter(({ reason, rowId }) => reason === 'too_large' && !off.includes(rowId)).map(({ rowId }) => rowId);
      const planned = tooLarge(computeForecast(rows, { today })).filter((id) => !off.includes(id));
      fc.pre(JSON.stringify(planned) === JSON.stringify(tooLarge(forecast)));
      compare(workbook, forecast);
    }),
    { numRuns: Number(process.env.RUNS ?? 50), seed: Number(process.env.SEED ?? 26), endOnFailure: true },
  );
});
