import { missingLine } from '@elan/domain/forecast/missing';
import type { PlanFigures } from '@elan/domain/forecast/plan-figures';
import { f, joined, onlyIf, quotedText } from './formula.ts';
import { written } from './input-cell.ts';
import type { Model } from './model.ts';
import type { MonthSheet } from './months.ts';
import type { RatioCells } from './ratios.ts';
import { missingColumns } from './row-needs.ts';
import type { StreamRows } from './sales.ts';
import { cellAt, type Formula, type NumberFormat, type Ref, Sheet } from './sheet.ts';
import type { StartUp } from './start-up.ts';
import type { Statements } from './statements.ts';
import { sumOfValues } from './sums.ts';

const knownRow = 2;

/** The first sheet: how to use the workbook, what is missing, and the main figures. */
export function startOverview({ words }: Model, name: string): Sheet {
  const sheet = new Sheet(words.overview, [60, 20, 20, 20]);
  sheet.labels([name], 'title');
  sheet.row = knownRow + 1;
  return sheet;
}

/**
 * Whether the figures of the plan may be stated; null where they could when the workbook was made. Something is sold, and
 * no amount of the answers is left to decide on.
 */
export function knownCell(sheet: Sheet, { words, inputs }: Model, planned: PlanFigures, sales: MonthSheet): Ref | null {
  if (planned.state === 'known') return null;
  const placed = planned.reasons.flatMap(({ key }) => inputs.find('unread', key) ?? []);
  const conditions = [
    f`${sumOfValues(sales, words.salesBeforeTax)}>0`,
    ...placed.map((cell) => f`${cell}=${quotedText(words.yes)}`),
  ];
  sheet.put(knownRow, 1, { look: 'label', value: words.isKnown });
  sheet.put(knownRow, 2, {
    look: 'check',
    format: 'yesNo',
    formula: f`IF(AND(${joined(conditions, ',')}),1,0)`,
  });
  return cellAt(sheet, knownRow, 2);
}

/** What a sheet shows while its figures are not known. */
export function sayMissing(
  sheets: readonly Sheet[],
  { language }: Model,
  planned: PlanFigures,
  known: Ref | null,
): void {
  if (planned.state === 'known' || known === null) return;
  const text = quotedText(missingLine(planned.reasons)[language]);
  for (const sheet of sheets) sheet.put(2, 1, { look: 'note', formula: f`IF(${known},"",${text})` });
}

type Result = {
  statements: Statements;
  startUp: StartUp;
  ratios: RatioCells;
  streams: readonly StreamRows[];
  known: Ref | null;
  checks: Ref;
};

export function fillOverview(sheet: Sheet, model: Model, planned: PlanFigures, result: Result): void {
  const { words, scenario } = model;
  const title = (text: string) => {
    sheet.row += 1;
    sheet.labelRow([text], 'strong');
  };
  title(words.howTo);
  for (const text of [words.howInputs, words.howMissing, words.howLocked, words.howWords, words.scenarioNote]) {
    sheet.labelRow([text], 'note');
  }
  const list = (heading: string, texts: readonly Formula[]) => {
    if (texts.length > 0) title(heading);
    for (const formula of texts) {
      sheet.put(sheet.row, 1, { look: 'note', formula });
      sheet.row += 1;
    }
  };
  list(words.stillMissing, askedTexts(model, planned, result.streams));
  list(words.leftOut, leftOutTexts(model, planned));
  title(words.headline);
  const put = (column: number, formula: Formula, format: NumberFormat) => {
    sheet.put(sheet.row, column, { look: 'figure', format, formula: onlyIf(result.known, formula) });
  };
  sheet.labels([words.chosen]);
  sheet.put(sheet.row, 2, { look: 'label', formula: f`${scenario.chosen}` });
  sheet.row += 1;
  sheet.labels([words.line], 'head');
  for (const year of [1, 2, 3]) sheet.headOfNumbers(`${words.year} ${year}`, year + 1);
  sheet.row += 1;
  mainFigures(sheet, model, result, put);
  sheet.labels([words.allChecks]);
  sheet.put(sheet.row, 2, { look: 'check', formula: f`${result.checks}` });
}

function mainFigures(
  sheet: Sheet,
  { words }: Model,
  { statements: { income, cash }, startUp, ratios }: Result,
  put: (column: number, formula: Formula, format: NumberFormat) => void,
): void {
  for (const [of, key] of [
    [income, 'sales'],
    [income, 'result'],
    [cash, 'closing'],
  ] as const) {
    sheet.labels([of.nameOf(key)]);
    [1, 2, 3].forEach((year) => {
      put(1 + year, f`${of.year(key, year)}`, 'money');
    });
    sheet.row += 1;
  }
  const lines: [string, Ref | undefined, NumberFormat][] = [
    [words.needed, startUp.needed, 'money'],
    [words.toFind, startUp.sources.get('toFind'), 'money'],
    [words.lowestCash, ratios.lowest, 'money'],
    [words.lowestMonth, ratios.lowestMonth, 'month'],
    [words.breakEvenSales, ratios.byYear.get('breakEven')?.[0], 'money'],
  ];
  for (const [label, ref, format] of lines) {
    if (ref === undefined) continue;
    sheet.labels([label]);
    put(2, f`${ref}`, format);
    sheet.row += 1;
  }
}

const until = (isKnown: Formula | Ref | null, text: string): Formula =>
  isKnown === null ? f`${quotedText(text)}` : f`IF(${isKnown},"",${quotedText(text)})`;

/** What the figures of the plan wait for: prices and quantities, and amounts of the answers. */
function askedTexts(
  { language, inputs, words }: Model,
  planned: PlanFigures,
  streams: readonly StreamRows[],
): Formula[] {
  if (planned.state === 'known') return [];
  return planned.reasons.map(({ key, asks, place }) => {
    const text = written(asks[language]);
    if (place.is === 'answer') return until(f`${inputs.of('unread', key)}=${quotedText(words.yes)}`, text);
    return until(streams.find(({ row }) => row.id === place.rowId)?.guard ?? null, text);
  });
}

/** What a row states and the plan does not count, until what it lacks is typed in. */
function leftOutTexts({ language, inputs, rows }: Model, planned: PlanFigures): Formula[] {
  const reasons = planned.state === 'known' ? [] : planned.reasons;
  const streamsAskedFor = new Set(reasons.flatMap(({ place }) => (place.is === 'stream' ? [place.rowId] : [])));
  const left = planned.notes.leftOut.filter(({ rowId }) => !streamsAskedFor.has(rowId));
  return left.map(({ rowId, name, says }) => {
    const row = rows.find(({ id }) => id === rowId);
    const lacks = row === undefined ? [] : missingColumns(row).map((column) => f`${inputs.of(rowId, column)}<>""`);
    return until(lacks.length === 0 ? null : f`AND(${joined(lacks, ',')})`, written(`${name} – ${says[language]}`));
  });
}
