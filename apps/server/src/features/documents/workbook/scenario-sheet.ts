import type { Scenario } from '@elan/domain/forecast/forecast';
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

type Numbers = {
  label: keyof ModelWords;
  of: (scenario: Scenario) => number;
  format: NumberFormat;
  range: [number, number];
};

/** What a scenario may change, as it stands in its column. */
const changes = {
  sales: {
    label: 'salesVolume',
    of: ({ salesPercent = 100 }) => salesPercent / 100,
    format: 'percent',
    range: [0, 11],
  },
  prices: {
    label: 'pricesFactor',
    of: ({ pricePercent = 100 }) => pricePercent / 100,
    format: 'percent',
    range: [0, 11],
  },
  costs: { label: 'costsFactor', of: ({ costPercent = 100 }) => costPercent / 100, format: 'percent', range: [0, 11] },
  later: { label: 'later', of: ({ openingLater = 0 }) => openingLater, format: 'number', range: [0, 36] },
  payLater: {
    label: 'payLater',
    of: ({ customersPayLater = 0 }) => customersPayLater,
    format: 'number',
    range: [0, 365],
  },
  rateMore: {
    label: 'rateMore',
    of: ({ loanRateMore = 0 }) => loanRateMore / 10_000,
    format: 'percent',
    range: [-1, 1],
  },
} as const satisfies Record<string, Numbers>;

/** The scenarios side by side, and the one that all sheets show. */
export function makeScenarios(
  rows: readonly TableRow[],
  given: readonly Row[],
  language: Language,
  words: ModelWords & { scenarios: string },
): ScenarioSwitches {
  const scenarios = reportScenarios(given);
  const sheet = new Sheet(words.scenarios, [42, 30, ...scenarios.map(() => 22)], { rows: 3, columns: 1 });
  sheet.labels([words.scenarios], 'title');
  sheet.row = 2;
  sheet.labels([words.scenarioNote], 'note');
  const chosen = choice(sheet, distinct(scenarios.map(({ name }) => written(name[language]))), language, words);
  const all = scenarios.map(({ scenario }) => scenario);
  const line = lineWriter(sheet, chosen);
  const numbers = ({ label, of, format, range: [min, max] }: Numbers): Ref => {
    const rule = { type: 'decimal', min, max } as const;
    return line(
      words[label],
      all.map((scenario) => ({ value: of(scenario), format, rule })),
    );
  };
  const switches = {
    sales: numbers(changes.sales),
    prices: numbers(changes.prices),
    costs: numbers(changes.costs),
    later: numbers(changes.later),
    payLater: numbers(changes.payLater),
    rateMore: numbers(changes.rateMore),
  };
  const rule = { type: 'list', values: [words.yes, words.no] } as const;
  const out = new Map<string, Ref>();
  for (const row of rows.filter((each) => all.some((scenario) => isOut(each, scenario)))) {
    const cells = all.map((each) => ({ value: isOut(row, each) ? words.yes : words.no, format: null, rule }));
    out.set(row.id, line(`${words.without} ${written(row.cells.name)}`, cells));
  }
  const counts = (row: TableRow) => {
    const ref = out.get(row.id);
    return ref === undefined ? null : f`${ref}<>${quotedText(words.yes)}`;
  };
  return { sheet, chosen: chosen.cell, ...switches, counts };
}

const isOut = (row: TableRow, { off = [] }: Scenario) => off.includes(row.id) || off.includes(rowKey(row));

/** The names side by side, and the cell that chooses one of them. */
type Choice = { cell: Ref; names: Ref };

function choice(sheet: Sheet, names: readonly string[], language: Language, words: ModelWords): Choice {
  const row = 3;
  const list: Ref = {
    ...cellAt(sheet, row, firstScenario),
    columns: () => [firstScenario, firstScenario + names.length - 1],
  };
  sheet.row = row;
  sheet.labels([words.chosen], 'strong');
  sheet.put(row, valueColumn, { look: 'input', value: names[0] ?? '', rule: { type: 'range', cells: list } });
  sheet.labels(names, 'head', firstScenario);
  sheet.row = row + 1;
  sheet.labels(['', words.inForce], 'note');
  sheet.row = row + 2;
  const name = { en: 'chosen_scenario', fr: 'scenario_choisi' }[language];
  return { cell: cellAt(sheet, row, valueColumn, name), names: list };
}

/** A line with an input for each scenario, and the one in force beside its label. */
function lineWriter(sheet: Sheet, { cell, names }: Choice) {
  return (label: string, inputs: readonly (InputCell & { value: number | string })[]): Ref => {
    const { row } = sheet;
    sheet.labels([label]);
    inputs.forEach((input, index) => {
      sheet.put(row, firstScenario + index, { look: 'input', ...input });
    });
    const area: Ref = { ...names, top: row, bottom: row };
    const formula = f`INDEX(${area},MATCH(${cell},${names},0))`;
    sheet.put(row, valueColumn, { look: 'figure', format: inputs[0]?.format ?? null, formula });
    sheet.row += 1;
    return cellAt(sheet, row, valueColumn);
  };
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
