import { describe, expect, it } from 'vitest';
import { computeForecast } from '../../forecast/compute-forecast.ts';
import { languages } from '../../locale.ts';
import { moduleKeys } from '../../modules/keys.ts';
import { sampleAnswers, sampleProjects } from '../../modules/samples.ts';
import type { CalendarMonth } from '../field.ts';
import { mergeLedger } from '../merge.ts';
import { rowsOfReply } from '../model-reading.ts';
import { columnsOf, emptyCells, type Row } from '../row.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { answersIn, combineReadings } from './read-answers.ts';
import { combineWithModel, type RowsOfModel } from './with-model.ts';

const place = { module: 'finances', question: 'fixedCosts' } as const;
const text = 'Rent: $900 a month. Insurance: $50 a month.';
const builtIn = [readAnswer({ ...place, text, today: '2026-03' })];
const byModel = (quote: string): Row => ({
  id: 'k',
  kind: 'cost',
  cells: { ...emptyCells('cost', 'Shop rent'), amount: 90_000, every: 'month' },
  origins: { amount: { from: 'said', ...place, quote } },
  status: 'proposed',
  off: false,
  note: null,
  proof: null,
  proposal: 'k',
});
const ledgerOf = (rows: readonly Row[] | null) =>
  mergeLedger({
    kept: [],
    refused: [],
    readings: [combineWithModel(builtIn, rows === null ? [] : [{ ...place, rows }])],
  });

it('is the built-in reading where no model read', () => {
  expect(ledgerOf(null).rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Insurance']);
});

it('corrects what was read from the same words, and removes nothing', () => {
  const corrected = byModel('Rent: $900');
  const { rows } = ledgerOf([{ ...corrected, cells: { ...corrected.cells, amount: 95_000 } } as Row]);
  expect(rows.map(({ cells }) => [cells.name, (cells as { amount: number }).amount])).toEqual([
    ['Rent', 95_000],
    ['Insurance', 5_000],
  ]);
});

it('adds what the built-in reader left unread, and does not count an amount as two kinds', () => {
  const unread = [
    readAnswer({
      ...place,
      text: 'Rent: $900 a month. The thing from Gaspé, 70 bucks monthly or so',
      today: '2026-03',
    }),
  ];
  const found = byModel('The thing from Gaspé, 70 bucks monthly');
  const thing = { ...found, cells: { ...found.cells, name: 'Thing', amount: 7_000 } } as Row;
  const rent: Row = {
    ...found,
    id: 'p',
    proposal: 'p',
    kind: 'purchase',
    cells: { ...emptyCells('purchase', 'Rent'), amount: 90_000 },
    origins: { amount: { from: 'said', ...place, quote: 'Rent: $900 a month' } },
  };
  const reading = combineWithModel(unread, [{ ...place, rows: [thing, rent] }]);
  expect(reading.rows.map(({ kind, cells }) => [kind, cells.name])).toEqual([
    ['cost', 'Rent'],
    ['cost', 'Thing'],
  ]);
  expect(reading.unread).toEqual([]);
});

describe.each(languages)('a perfect reading of the samples in %s', (language) => {
  it.each(sampleProjects)('leaves sales, costs and need of the %s as they are', (project) => {
    const input = {
      answers: Object.fromEntries(
        moduleKeys.map((module) => [module, { ...sampleAnswers[module][language][project] }]),
      ),
      today: '2026-11',
    } as const;
    const readings = answersIn(input).map(readAnswer);
    const figures = (byModel: readonly RowsOfModel[]) => {
      const { rows } = mergeLedger({ kept: [], refused: [], readings: [combineWithModel(readings, byModel)] });
      const { income, sourcesAndUses, missing } = computeForecast(rows, input);
      return { sales: income.sales.values, result: income.result.values, sourcesAndUses, missing };
    };
    const before = figures([]);
    expect(before.sales.some((cents) => cents > 0)).toBe(true);
    expect(figures(perfectReading(readings, input.today))).toEqual(before);
  });
});

/** A row per answer, as the prompt asks: what is sold is in one answer, how many and at what cost in others. */
function perfectReading(readings: readonly AnswerReading[], today: CalendarMonth): RowsOfModel[] {
  const { rows } = combineReadings(readings);
  return readings.map(({ module, question, text }) => {
    const reply = rows.flatMap((row) => {
      const cells = Object.entries(row.origins).flatMap(([column, origin]) => {
        if (!('quote' in origin) || origin.module !== module || origin.question !== question) return [];
        const value = (row.cells as Record<string, unknown>)[column];
        const type = row.kind === 'setting' ? null : columnsOf(row.kind)[column]?.type;
        const given = type === 'money' || type === 'percent' ? Number(value) / 100 : value;
        const name = row.kind === 'setting' ? row.cells.name : column;
        return [
          { column: name, value: given, quote: origin.quote, formula: 'formula' in origin ? origin.formula.en : null },
        ];
      });
      const [first] = cells;
      if (first === undefined) return [];
      const isNamed = row.kind === 'setting' || cells.some(({ column }) => column === 'name');
      const words = first.quote.match(/\p{L}{4,}/u)?.[0];
      const name = { column: 'name', value: words, quote: first.quote, formula: null };
      return [{ question, kind: row.kind, cells: isNamed ? cells : [name, ...cells] }];
    });
    return { module, question, rows: rowsOfReply({ rows: reply }, { module, question, text, today }) };
  });
}
