import type { Forecast, Line } from '@elan/domain/forecast/forecast';
import { forecastWith, planFigures } from '@elan/domain/forecast/plan-figures';
import { reportScenarios } from '@elan/domain/forecast/scenarios';
import { ledgers } from '@elan/domain/forecast/testing/arbitrary-rows';
import { knownPlan, row } from '@elan/domain/forecast/testing/rows';
import type { Field } from '@elan/domain/ledger/field';
import type { Passage } from '@elan/domain/ledger/reading';
import { columnsOf, isSettingRow, type Row } from '@elan/domain/ledger/row';
import { type Language, languages } from '@elan/domain/locale';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formulaText, valueAt } from './formula.ts';
import { dayOf } from './input-cell.ts';
import { before } from './months.ts';
import type { Cell, Ref, Sheet } from './sheet.ts';
import { bakery, kayaks } from './testing/plans.ts';
import { makeWorkbook, type Workbook } from './workbook.ts';
import { xlsxFile } from './xlsx-file.ts';

const today = '2026-11';
const now = new Date('2026-11-23T12:00:00Z');

type Given = { language?: Language; unread?: readonly Passage[] };

/** The workbook of rows whose figures may be stated, or of what is missing. */
function workbookOf(rows: readonly Row[], { language = 'en', unread }: Given = {}): Workbook {
  const planned =
    unread === undefined ? knownPlan(rows, today) : planFigures({ rows: [...rows], unread: [...unread] }, { today });
  return makeWorkbook({ name: 'Project', ledger: { rows: [...rows] }, language, now, planned });
}

const forecastOf = (rows: readonly Row[]) => knownPlan(rows, today).forecast;

/** In cents; null if the cell has no number. */
function centsAt({ sheet, top }: Ref, column: number): number | null {
  const value = valueAt(sheet, top, column);
  return typeof value === 'number' ? Math.round(value * 100) + 0 : null;
}
const leftOf = (ref: Ref) => ref.columns(1)?.[0] ?? 0;
const cents = (ref: Ref) => centsAt(ref, leftOf(ref));

/** Before the opening, the months and the years. */
const monthsAndYears = Array.from({ length: 40 }, (_, index) => before + index);

function expectStatements({ statements }: Workbook, forecast: Forecast): void {
  for (const key of ['income', 'cash', 'balance'] as const) {
    for (const [name, line] of Object.entries(forecast[key] as Readonly<Record<string, Line>>)) {
      const stated = monthsAndYears.map((column) => centsAt(statements[key].line(name), column));
      expect([key, name, stated]).toEqual([key, name, [...line.values, ...line.years].map((each) => each + 0)]);
    }
  }
}

function expectStartUp({ startUp }: Workbook, { sourcesAndUses, breakEvenMonth }: Forecast): void {
  for (const side of ['sources', 'uses'] as const) {
    const stated = [...startUp[side]].map(([key, ref]) => [key, cents(ref)]).filter(([, amount]) => amount !== 0);
    const expected = sourcesAndUses[side].map(({ key, amount }) => [key, amount]);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(expected));
  }
  expect(cents(startUp.salesTax)).toBe(sourcesAndUses.ofWhich[0]?.amount ?? 0);
  expect(cents(startUp.needed)).toBe(sourcesAndUses.needed);
  expect(cents(startUp.breakEvenMonth)).toBe((breakEvenMonth ?? 0) * 100);
}

function expectRatios({ ratios }: Workbook, forecast: Forecast): void {
  const { lowestCash, missing, breakEven } = forecast;
  const years = (key: string) => (ratios.byYear.get(key) ?? []).map(cents);
  expect([cents(ratios.lowest), cents(ratios.missing)]).toEqual([lowestCash.amount, missing]);
  const when = valueAt(ratios.lowestMonth.sheet, ratios.lowestMonth.top, leftOf(ratios.lowestMonth));
  expect([when]).toEqual([lowestCash.column === 0 ? expect.any(String) : dayOf(lowestCash.month)]);
  expect(years('breakEven')).toEqual(breakEven.map(({ sales }) => sales));
  expect(years('accounting')).toEqual(breakEven.map(({ accounting }) => accounting.sales));
  for (const { key, year, value } of forecast.ratios) {
    const ref = ratios.byYear.get(key)?.[(year ?? 1) - 1];
    const stated = ref === undefined ? null : valueAt(ref.sheet, ref.top, leftOf(ref));
    if (value === null) expect([key, year, typeof stated]).toEqual([key, year, 'string']);
    else if (value === 0) expect([key, year, stated]).toEqual([key, year, 0]);
    else expect(Number(stated) / value, `${key} ${year}`).toBeCloseTo(1, 9);
  }
}

/** The sheets that formulas and rules name, and that are not there. */
function sheetsMissing({ sheets }: Workbook): Sheet[] {
  const named = sheets
    .flatMap(cellsOf)
    .flatMap(({ cell: { formula, rule } }) => [
      ...(formula?.parts ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part.sheet])),
      ...(rule?.type === 'range' ? [rule.cells.sheet] : []),
    ]);
  return named.filter((sheet) => !sheets.includes(sheet));
}

function setCell(cell: Cell | undefined, value: string | number): void {
  if (cell?.rule == null) throw new Error('no such input');
  cell.value = value;
}

const tooLarge = ({ leftOut }: Pick<Forecast, 'leftOut'>, off: readonly string[]) =>
  leftOut.flatMap(({ reason, rowId }) => (reason === 'too_large' && !off.includes(rowId) ? [rowId] : []));

/** The same ledgers each time; more with FUZZ_RUNS, as `npm run test:all` has them. */
const runs = { numRuns: 30 * Number(process.env.FUZZ_RUNS ?? 1), seed: 26 };

test('the workbook of any ledger, in any of its scenarios, has the figures of the forecast', () => {
  fc.assert(
    fc.property(ledgers, fc.nat(), (rows, choice) => {
      const workbook = workbookOf(rows);
      const plan = knownPlan(rows, today);
      const scenarios = reportScenarios(rows);
      const index = choice % scenarios.length;
      const { sheet, chosen } = workbook.model.scenario;
      setCell(sheet.at(chosen.top, leftOf(chosen)), sheet.at(3, 3 + index)?.value ?? '');
      const { off: named = [], ...changes } = scenarios[index]?.scenario ?? {};
      // People leave out rows of tables; a setting stays.
      const off = named.filter((id) => rows.some((each) => each.id === id && !isSettingRow(each)));
      const forecast = forecastWith(plan, { ...changes, off });
      // A row of a billion dollars does not count in the plan; in a scenario it may.
      fc.pre(`${tooLarge(forecast, off)}` === `${tooLarge(plan.forecast, off)}`);
      expect(sheetsMissing(workbook)).toEqual([]);
      expectStatements(workbook, forecast);
      expectStartUp(workbook, forecast);
      expectRatios(workbook, forecast);
    }),
    runs,
  );
});

/** Another value of a field, and the cells that say it: of an input, or the twelve of a season. */
function anotherValue(field: Field, seed: number): { value: unknown; shown: readonly number[] } | null {
  const within = (least: number, most: number) => least + (seed % (most - least + 1));
  switch (field.type) {
    case 'money': {
      const value = seed % 2_000_000;
      return { value, shown: [value / 100] };
    }
    case 'percent': {
      const value = within(0, Math.min(field.max, 4_000));
      return { value, shown: [value / 10_000] };
    }
    case 'quantity': {
      const value = within(0, Math.min(field.max, 300) * 4) / 4;
      return { value, shown: [value] };
    }
    case 'integer': {
      const value = within(field.min, Math.min(field.max, 60));
      return { value, shown: [value] };
    }
    case 'planMonth': {
      const value = seed % 2 === 0 ? (seed / 2) % 40 : (`${2026 + (seed % 3)}-0${1 + (seed % 9)}` as const);
      return { value, shown: [typeof value === 'number' ? value : dayOf(value)] };
    }
    case 'season': {
      const value = Array.from({ length: 12 }, (_, month) => [0, 50, 100, 130][(seed >> month) % 4] ?? 0);
      return value.some((weight) => weight > 0) ? { value, shown: value.map((weight) => weight / 100) } : null;
    }
    default:
      return null;
  }
}

/** What is said in rows that count, and may be changed. An amount in another currency waits for its conversion. */
function saidIn(rows: readonly Row[]) {
  return rows.flatMap((each) => {
    if (isSettingRow(each) || each.off || each.kind === 'scenario') return [];
    if (each.kind === 'cost' && each.cells.currency?.toUpperCase() !== 'CAD' && each.cells.currency !== null) return [];
    const cells: Readonly<Record<string, unknown>> = each.cells;
    const said = Object.entries(columnsOf(each.kind)).filter(([column]) => cells[column] !== null);
    return said.map(([column, field]) => ({ from: each, column, field }));
  });
}

/** The rows that do not count, but for those that are outside the plan: a date brings them in. */
const leftOutOf = ({ leftOut }: Forecast) =>
  JSON.stringify(leftOut.flatMap(({ rowId, reason }) => (reason === 'outside_plan' ? [] : [rowId, reason])));

test('a change of any input does what the same change of the row does', () => {
  fc.assert(
    fc.property(ledgers, fc.nat(), fc.nat(), (rows, place, seed) => {
      const said = saidIn(rows);
      const chosen = said[place % Math.max(1, said.length)];
      const another = chosen === undefined ? null : anotherValue(chosen.field, seed);
      fc.pre(chosen !== undefined && another !== null);
      const { from, column } = chosen;
      const change = { ...from, cells: { ...from.cells, [column]: another.value } } as Row;
      const changed = forecastOf(rows.map((each) => (each === from ? change : each)));
      fc.pre(leftOutOf(forecastOf(rows)) === leftOutOf(changed));
      const workbook = workbookOf(rows);
      const input = workbook.model.inputs.find(from.id, column);
      fc.pre(input !== null);
      another.shown.forEach((value, index) => {
        setCell(input.sheet.at(input.top, leftOf(input) + index), value);
      });
      expectStatements(workbook, changed);
    }),
    runs,
  );
});

/** Every cell of a sheet with its place. */
function cellsOf(sheet: Sheet): { cell: Cell; row: number; column: number }[] {
  return sheet.cells.flatMap((cells, row) => [...cells].map(([column, cell]) => ({ cell, row, column })));
}

/**
 * Whether a cell depends on itself, in whatever branch of a formula: a spreadsheet would refuse to compute it. It looks at
 * all cells that a formula names.
 */
function hasCircle(sheets: readonly Sheet[]): boolean {
  const state = new Map<Cell, 'open' | 'done'>();
  const visit = (sheet: Sheet, row: number, column: number): boolean => {
    const cell = sheet.at(row, column);
    if (cell?.formula == null || state.get(cell) === 'done') return false;
    if (state.get(cell) === 'open') return true;
    state.set(cell, 'open');
    for (const part of cell.formula.parts) {
      if (typeof part === 'string') continue;
      const [left, right] = part.columns(column) ?? [1, 0];
      for (let at = left; at <= right; at += 1) {
        for (let line = part.top; line <= part.bottom; line += 1) if (visit(part.sheet, line, at)) return true;
      }
    }
    state.set(cell, 'done');
    return false;
  };
  return sheets.some((sheet) => cellsOf(sheet).some(({ row: at, column }) => visit(sheet, at, column)));
}

describe.each([
  ['bakery', bakery],
  ['kayaks', kayaks],
] as const)('the workbook of the %s', (_, rows) => {
  test.each(languages)('has no cell but inputs, labels and formulas that can be computed: %s', (language) => {
    const { sheets } = workbookOf(rows, { language });
    expect(hasCircle(sheets)).toBe(false);
    for (const sheet of sheets) {
      expect(sheet.name.length).toBeLessThanOrEqual(31);
      for (const { cell, row: at, column } of cellsOf(sheet)) {
        const isNumber = typeof cell.value === 'number';
        expect([sheet.name, at, column, isNumber && cell.rule === null]).toEqual([sheet.name, at, column, false]);
        if (cell.formula === null) continue;
        expect(() => valueAt(sheet, at, column)).not.toThrow();
        const text = formulaText(cell.formula, sheet, column);
        // The limits of Excel: a formula, and a text within it.
        expect(text.length).toBeLessThan(8_192);
        expect(/"[^"]{256,}"/u.test(text)).toBe(false);
      }
    }
  });

  test('passes its own checks', () => {
    const { sheets } = workbookOf(rows);
    const checks = sheets.at(-1);
    const outcomes = checks === undefined ? [] : cellsOf(checks).filter(({ cell }) => cell.look === 'check');
    expect(outcomes.length).toBeGreaterThan(5);
    for (const { row: at, column } of outcomes) expect(checks && valueAt(checks, at, column)).toBe('OK');
  });
});

test('as a file: locked but for its inputs, without a password, with names, rules and results', () => {
  const evil = [...bakery, row('cost', '=cmd|calc <&>', { amount: 100, every: 'month' }) as Row];
  const { sheets, names } = workbookOf(evil, { language: 'fr' });
  const files = unzipSync(xlsxFile(sheets, names, 'fr', 'Boulangerie'));
  const parts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const);
  const worksheets = parts.filter(([name]) => name.startsWith('xl/worksheets/')).map(([, xml]) => xml);
  expect(worksheets).toHaveLength(sheets.length);
  for (const xml of worksheets) expect(xml).toMatch(/<sheetProtection sheet="1"(?![^>]*password)/u);
  const [, inputs = ''] = worksheets;
  expect(inputs).toContain("'=cmd|calc &lt;&amp;&gt;");
  expect(inputs).toMatch(/<dataValidation type="list"[^>]*><formula1>'Listes'!\$[A-Z]\$4:\$[A-Z]\$6</u);
  const [, , , income = ''] = worksheets;
  expect(income).toMatch(/<f>ROUND\(SUM\(D\$5:D\$6\),2\)<\/f><v>[\d.]+<\/v>/u);
  const book = parts.find(([name]) => name === 'xl/workbook.xml')?.[1];
  expect(book).toMatch(/<definedName name="in_loaves_prix_avant_taxes">'Données'!\$C\$\d+</u);
});

test.each([
  [1200, 'No gross profit'],
  [0, 'Not applicable'],
])('what is sold at %s cents and costs more has no break-even, and that is why', (price, why) => {
  const { ratios } = workbookOf([
    row('stream', 'Products', { price, quantity: 10, per: 'month', unitCost: price && 12_660 }),
    row('cost', 'Rent', { amount: 90_000, every: 'month' }),
  ]);
  for (const key of ['breakEven', 'accounting']) {
    const stated = ratios.byYear.get(key)?.map((ref) => valueAt(ref.sheet, ref.top, leftOf(ref)));
    expect(stated).toEqual([why, why, why]);
  }
});

test('a project without a figure has every sheet that its formulas name', () => {
  expect(sheetsMissing(workbookOf([], { unread: [] }))).toEqual([]);
});

describe('what is missing', () => {
  const passage = { module: 'finances', question: 'fixedCosts', quote: 'about $300 of things' } as Passage;
  const unknown = bakery.map((each) =>
    each.id === 'Loaves' || each.id === 'Catering' ? ({ ...each, cells: { ...each.cells, price: null } } as Row) : each,
  );
  const make = (language: Language = 'en') => workbookOf(unknown, { language, unread: [passage] });

  test.each(languages)('is an empty marked input, and no figure of the plan is stated: %s', (language) => {
    const { sheets, statements, ratios, startUp } = make(language);
    const waiting = sheets.flatMap(cellsOf).filter(({ cell }) => cell.look === 'missing');
    expect(waiting.map(({ cell }) => cell.value)).toEqual([null, null, null]);
    const stated = [statements.income, statements.cash, statements.balance, ratios.sheet, startUp.needed.sheet];
    for (const sheet of stated) {
      const texts = cellsOf(sheet).filter(({ cell }) => cell.formula !== null && cell.look !== 'head');
      const values = texts.map(({ row: at, column }) => valueAt(sheet, at, column));
      expect(values.filter((value) => value !== '')).toEqual([
        expect.stringContaining(
          { en: 'Still missing: what is sold', fr: 'Il manque\u00a0: ce qui est vendu' }[language],
        ),
      ]);
    }
    const [overview] = sheets;
    const asked =
      overview === undefined
        ? []
        : cellsOf(overview).filter(({ cell }) => cell.look === 'note' && cell.formula !== null);
    expect(asked.map(({ row: at }) => overview && valueAt(overview, at, 1))).toEqual([
      { en: '“Loaves”: at what price?', fr: '«\u00a0Loaves\u00a0»\u00a0: à quel prix\u00a0?' }[language],
      expect.stringContaining('Catering'),
      expect.stringContaining('about $300 of things'),
    ]);
  });

  test('once it is typed in, the workbook is the one of the plan', () => {
    const workbook = make();
    const { inputs, words } = workbook.model;
    const fill = (ref: Ref, value: number | string) => setCell(ref.sheet.at(ref.top, leftOf(ref)), value);
    fill(inputs.of('Loaves', 'price'), 8.25);
    fill(inputs.of('Catering', 'price'), 420);
    fill(inputs.of('unread', `finances/fixedCosts/${passage.quote}`), words.yes);
    expectStatements(workbook, forecastOf(bakery));
  });
});
