import { readAnswers } from '../src/ledger/read/read-answers.ts';
import type { Reading } from '../src/ledger/reading.ts';
import { columnsOf, type Row } from '../src/ledger/row.ts';
import type { ModuleKey } from '../src/modules/keys.ts';

type Fields = Map<string, string>;
type Wanted = Map<string, { values: readonly string[]; isOptional: boolean }>;
export type Measured = { wrong: string[]; right: number; wanted: number; open: string[] };

const places: Readonly<Record<string, readonly [ModuleKey, string]>> = {
  f: ['finances', 'fixedCosts'],
  p: ['finances', 'pricingStrategy'],
  v: ['finances', 'variableCosts'],
  g: ['finances', 'revenueGoals'],
  c: ['finances', 'cashFlow'],
  r: ['business-plan', 'resources'],
  l: ['business-plan', 'location'],
  i: ['idea', 'businessIdea'],
};

/** Reads a text for each letter of `questions`, the texts cut at '|'. */
export function readLine(questions: string, text: string): Reading {
  const answers: Partial<Record<ModuleKey, Record<string, string>>> = {};
  const parts = questions.length === 1 ? [text] : text.split('|');
  [...questions].forEach((letter, index) => {
    const [module, question] = places[letter] ?? ['finances', 'cashFlow'];
    answers[module] = { ...answers[module], [question]: parts[index]?.trim() ?? '' };
  });
  return readAnswers({ answers, today: '2026-11' });
}

/** The fields of a row in the notation of the corpus; names are for people to judge. */
function fieldsOf(row: Row): Fields {
  if (row.kind === 'setting') return new Map([[row.cells.name, shown(row.cells.value, undefined)]]);
  const columns = columnsOf(row.kind);
  return new Map(
    Object.entries(row.cells)
      .filter(([column, value]) => value !== null && column !== 'name')
      .map(([column, value]) => [column, shown(value, columns[column]?.type)]),
  );
}

function shown(value: unknown, type: string | undefined): string {
  if (type === 'money' || type === 'percent') return String(Number(value) / 100);
  if (!Array.isArray(value)) return String(value).replaceAll(' ', '+');
  if (typeof value[0] === 'object') return value.map(({ month, quantity }) => `${month}:${quantity}`).join(',');
  const open = value.flatMap((weight, index) => (weight > 0 ? [index + 1] : []));
  return `${open[0]}-${open.at(-1)}`;
}

/** 'stream price=8.50 unit?=loaf/bread': values that are as good as each other, and a column that may stay open. */
function parsed(wanted: string): { kind: string; fields: Wanted } {
  const [kind = '', ...fields] = wanted.split(' ');
  return {
    kind,
    fields: new Map(
      fields.map((field) => {
        const [column = '', value = ''] = field.split('=');
        const values = value.split('/').map((each) => (/^\d+\.\d+$/.test(each) ? String(Number(each)) : each));
        return [column.replace('?', ''), { values, isOptional: column.endsWith('?') }] as const;
      }),
    ),
  };
}

function needed(fields: Wanted): string[] {
  return [...fields].flatMap(([column, { values, isOptional }]) =>
    isOptional ? [] : [`${column}=${values.join('/')}`],
  );
}

/** The columns by which a row is known; the others describe it. */
const main = ['amount', 'price', 'value', 'salary', 'wage', 'province', 'openingMonth', 'openDays', 'openMonths'];

/** Compares what was read with what was wanted, row by row, the pairs that agree most first. */
export function measure(rows: readonly Row[], wanted: readonly string[]): Measured {
  const all = wanted.map(parsed);
  const result: Measured = {
    wrong: [],
    right: 0,
    wanted: all.reduce((sum, { fields }) => sum + needed(fields).length, 0),
    open: [],
  };
  const pairs = rows
    .flatMap((row) =>
      all.filter(({ kind }) => kind === row.kind).map((each) => ({ row, each, score: scoreOf(row, each.fields) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const partners = new Map<Row, Wanted>();
  const taken = new Set<Wanted>();
  for (const { row, each } of pairs) {
    if (partners.has(row) || taken.has(each.fields)) continue;
    partners.set(row, each.fields);
    taken.add(each.fields);
  }
  for (const row of rows) {
    const fields = fieldsOf(row);
    const best = partners.get(row);
    for (const field of fields) {
      if (best === undefined || !isAmong(best, field))
        result.wrong.push(`${row.kind} ${row.cells.name}: ${field.join('=')}`);
      else if (best.get(field[0])?.isOptional === false) result.right += 1;
    }
    if (best === undefined) continue;
    result.open.push(
      ...needed(best)
        .filter((field) => !fields.has(field.split('=')[0] ?? ''))
        .map((field) => `${row.kind} ${field}`),
    );
  }
  for (const { kind, fields } of all)
    if (!taken.has(fields)) result.open.push(...needed(fields).map((field) => `${kind} ${field}`));
  return result;
}

function scoreOf(row: Row, wanted: Wanted): number {
  return [...fieldsOf(row)]
    .filter((field) => isAmong(wanted, field))
    .reduce((score, [column]) => score + (main.includes(column) ? 100 : 1), 0);
}

function isAmong(wanted: Wanted, [column, value]: readonly [string, string]): boolean {
  return wanted.get(column)?.values.includes(value) === true;
}
