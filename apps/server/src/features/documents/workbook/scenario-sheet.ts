import { reportScenarios } from '@elan/domain/forecast/scenarios';
import { type Row, rowKey } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { f, quotedText } from './formula.ts';
import { type InputCell, written } from './input-cell.ts';
import type { TableRow } from './row-needs.ts';
import { cellAt, type Formula, type NumberFormat, type Ref, Sheet } from './sheet.ts';
import type { ModelWords } from './words.ts';

/** What the chosen scenario changes, each in one cell. */
export type ScenarioSwitches = {
  sheet: Sheet;
  /** The choice itself, and its name. */
  chosen: Ref;
  sales: Ref;
  prices: Ref;
  costs: Ref;
  later: Ref;
  payLater: Ref;
  rateMore: Ref;
  /** Whether a row counts in it; null for a row that no scenario leaves out. */
  counts(row: TableRow): Formula | null;
};

const valueColumn = 2;
const firstScenario = 3;

/** The scenarios side by side, and the one that all sheets show. */
export function makeScenarios(
  rows: readonly TableRow[],
  given: readonly Row[],
  language: Language,
  words: ModelWords & { scenarios: string },
): ScenarioSwitches {
  const scenarios = reportScenarios(given);
  const last = firstScenario + scenarios.length - 1;
  const sheet = new Sheet(words.scenarios, [42, 30, ...scenarios.map(() => 22)], { rows: 3, columns: 1 });
  sheet.labels([words.scenarios], 'title');
  sheet.row = 2;
  sheet.labels([words.scenarioNote], 'note');
  sheet.row = 3;
  const names = distinct(scenarios.map(({ name }) => written(name[language])));
  sheet.labels([words.chosen], 'strong');
  sheet.labels(names, 'head', firstScenario);
  const list: Ref = { ...cellAt(sheet, 3, firstScenario), columns: () => [firstScenario, last] };
  sheet.put(3, valueColumn, { look: 'input', value: names[0] ?? '', rule: { type: 'range', cells: list } });
  const chosen = cellAt(sheet, 3, valueColumn, language === 'fr' ? 'scenario_choisi' : 'chosen_scenario');
  sheet.row = 4;
  sheet.labels(['', words.inForce], 'note');
  sheet.row = 5;
  const place = f`MATCH(${chosen},${list},0)`;
  const line = (label: string, cells: readonly (InputCell & { value: number | string })[]): Ref => {
    const { row } = sheet;
    sheet.labels([label]);
    cells.forEach((cell, index) => {
      sheet.put(row, firstScenario + index, { look: 'input', ...cell });
    });
    const area: Ref = { ...cellAt(sheet, row, firstScenario), columns: () => [firstScenario, last] };
    sheet.put(row, valueColumn, {
      look: 'figure',
      format: cells[0]?.format ?? null,
      formula: f`INDEX(${area},${place})`,
    });
    sheet.row += 1;
    return cellAt(sheet, row, valueColumn);
  };
  const numbers = (values: readonly number[], format: NumberFormat, [min, max]: readonly [number, number]) =>
    values.map((value) => ({ value, format, rule: { type: 'decimal', min, max } as const }));
  const all = scenarios.map(({ scenario }) => scenario);
  const percents = (key: 'salesPercent' | 'pricePercent' | 'costPercent') =>
    numbers(
      all.map((each) => (each[key] ?? 100) / 100),
      'percent',
      [0, 11],
    );
  const switches = {
    sales: line(words.salesVolume, percents('salesPercent')),
    prices: line(words.pricesFactor, percents('pricePercent')),
    costs: line(words.costsFactor, percents('costPercent')),
    later: line(
      words.later,
      numbers(
        all.map((each) => each.openingLater ?? 0),
        'number',
        [0, 36],
      ),
    ),
    payLater: line(
      words.payLater,
      numbers(
        all.map((each) => each.customersPayLater ?? 0),
        'number',
        [0, 365],
      ),
    ),
    rateMore: line(
      words.rateMore,
      numbers(
        all.map((each) => (each.loanRateMore ?? 0) / 10_000),
        'percent',
        [-1, 1],
      ),
    ),
  };
  const isOut = (row: TableRow, { off = [] }: { off?: readonly string[] }) =>
    off.includes(row.id) || off.includes(rowKey(row));
  const rule = { type: 'list', values: [words.yes, words.no] } as const;
  const left = rows.filter((row) => all.some((scenario) => isOut(row, scenario)));
  const out = new Map(
    left.map((row) => {
      const cells = all.map((each) => ({ value: isOut(row, each) ? words.yes : words.no, format: null, rule }));
      return [row.id, line(`${words.without} ${written(row.cells.name)}`, cells)];
    }),
  );
  const counts = (row: TableRow) => {
    const ref = out.get(row.id);
    return ref === undefined ? null : f`${ref}<>${quotedText(words.yes)}`;
  };
  return { sheet, chosen, ...switches, counts };
}

/** Names that can be told apart in a list. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
