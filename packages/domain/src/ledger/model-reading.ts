import { containsQuote } from '../contains-quote.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { type CalendarMonth, type Field, fits, mostTargets, type Target } from './field.ts';
import { type QuoteNumbers, quoteNumbers } from './quote-numbers.ts';
import { plainText } from './read/plain-text.ts';
import { keyOf } from './read/rows.ts';
import { columnsOf, invalidCells, type Origin, type Row, type RowKind, settingNames } from './row.ts';
import { validCells } from './row-content.ts';
import { type Column, settingColumns } from './row-fields.ts';

/** An answer that a model reads, as typed. */
export type TypedAnswer = { module: ModuleKey; question: string; text: string };

/** A model reads a project in two parts, so that no reply is cut: each has its kinds of rows. */
export const readingParts = {
  selling: ['stream', 'cost', 'setting'],
  money: ['person', 'purchase', 'funding', 'debt', 'household'],
} as const satisfies Record<string, readonly RowKind[]>;
export type ReadingPart = keyof typeof readingParts;

/** The most rows of one reply. */
const mostRows = 120;

type Quoted = Extract<Origin, { from: 'said' | 'computed' }>;
type ValidCell = { column: string; value: unknown; origin: Quoted };

/**
 * The rows that a model's reply really found in the answers of a project. Each cell quotes words of one answer, and its
 * number is in those words or follows from them by a calculation that is shown; otherwise the cell is left out, and
 * with its name or its last amount the whole row. Nothing in a reply is trusted, whatever its shape.
 * @param reply the parsed JSON of the reply
 */
export function rowsOfReply(
  reply: unknown,
  part: ReadingPart,
  answers: readonly TypedAnswer[],
  today: CalendarMonth,
): Row[] {
  const texts = textsOf(answers);
  const rows = listOf(field(reply, 'rows'))
    .slice(0, mostRows)
    .flatMap((row) => rowOf(row, part, texts, today) ?? []);
  return withOwnKeys(rows);
}

/** The rows of an earlier reading with the cells whose quotes are still in the answers. */
export function stillQuotedRows(rows: readonly Row[], answers: readonly TypedAnswer[]): Row[] {
  const texts = textsOf(answers);
  const isQuoted = (origin: Origin) => !('quote' in origin) || containsQuote(textOf(texts, origin), origin.quote);
  return rows.flatMap((row): Row[] => {
    const gone = Object.entries(row.origins).filter(([, origin]) => !isQuoted(origin));
    if (gone.length === 0) return [row];
    const fallen = new Set(gone.map(([column]) => column));
    const origins = Object.entries(row.origins).filter(([column]) => !fallen.has(column));
    const cells = Object.entries(row.cells).filter(([column]) => !fallen.has(column));
    const valid = validCells(row.kind, Object.fromEntries(cells));
    const counts = origins.some(([column]) => isCounted(row.kind, column));
    return valid === null || !counts ? [] : [{ ...row, cells: valid, origins: Object.fromEntries(origins) } as Row];
  });
}

type Texts = ReadonlyMap<string, string>;
const textsOf = (answers: readonly TypedAnswer[]): Texts =>
  new Map(answers.map(({ module, question, text }) => [`${module}/${question}`, text]));
const textOf = (texts: Texts, { module, question }: { module: unknown; question: unknown }) =>
  texts.get(`${module}/${question}`) ?? '';

/** Whether a column holds what a row is about; a row without any says nothing. */
function isCounted(kind: RowKind, column: string): boolean {
  if (kind === 'setting') return column === 'value';
  return ['money', 'quantity'].includes(columnsOf(kind)[column]?.type ?? '');
}

function rowOf(proposed: unknown, part: ReadingPart, texts: Texts, today: CalendarMonth): Row | undefined {
  const kind = readingParts[part].find((known) => known === field(proposed, 'kind'));
  if (kind === undefined) return undefined;
  const found = listOf(field(proposed, 'cells')).flatMap((cell) => validCell(kind, cell, texts, today) ?? []);
  const cells = kind === 'setting' ? found.slice(0, 2) : withSteps(found, texts);
  const [first] = cells;
  if (first === undefined || (kind === 'setting' && cells.length > 1)) return undefined;
  const values =
    kind === 'setting'
      ? { name: first.column, value: first.value }
      : Object.fromEntries(cells.map(({ column, value }) => [column, value]));
  const main = kind === 'setting' ? first : cells.find(({ column }) => isCounted(kind, column));
  const valid = validCells(kind, values);
  if (main === undefined || valid === null || invalidCells(kind, valid).length > 0) return undefined;
  const key = keyOf(main.origin, kind, String(values.name)).slice(0, 400);
  const origins = cells.map(({ column, origin }) => [kind === 'setting' ? 'value' : column, origin]);
  return {
    id: key,
    kind,
    cells: valid,
    origins: Object.fromEntries(origins),
    ...{ status: 'proposed', off: false, note: null, proof: null, proposal: key },
  } as Row;
}

function validCell(kind: RowKind, proposed: unknown, texts: Texts, today: CalendarMonth): ValidCell | undefined {
  const [name, quote, given] = [field(proposed, 'column'), field(proposed, 'quote'), field(proposed, 'value')];
  if (typeof name !== 'string' || typeof quote !== 'string' || quote.trim() === '') return undefined;
  const place = { module: field(proposed, 'module'), question: field(proposed, 'question') };
  const column = columnOf(kind, name);
  if (column === undefined || !containsQuote(textOf(texts, place), quote)) return undefined;
  const said = quoteNumbers(quote);
  const formula = typeof given === 'number' && !said.says(given) ? field(proposed, 'formula') : null;
  const isCalculated = typeof formula === 'string' && said.follows(Number(given), formula);
  const value = stored(column, given);
  if (!fits(column, value) || !(isCalculated || isBacked(column, value, given, said, today))) return undefined;
  if (name === 'name' && !isNamedIn(value, quote)) return undefined;
  const words = { ...(place as { module: ModuleKey; question: string }), quote };
  const origin: Quoted = isCalculated
    ? { from: 'computed', ...words, formula: { en: formula, fr: formula } }
    : { from: 'said', ...words };
  return { column: name, value, origin };
}

function columnOf(kind: RowKind, name: string): Column | undefined {
  if (kind !== 'setting') return Object.hasOwn(columnsOf(kind), name) ? columnsOf(kind)[name] : undefined;
  const setting = settingNames.find((known) => known === name);
  return setting && settingColumns[setting];
}

/** A value as it is stored: a model gives dollars, percent, and one step as its month and its quantity. */
function stored(column: Field, value: unknown): unknown {
  if (column.type === 'targets' && Array.isArray(value) && value.length === 2)
    return [{ month: value[0], quantity: value[1] }];
  if (typeof value !== 'number') return value;
  if (column.type === 'percent') return Math.round(value * 1000) / 10;
  return column.type === 'money' ? Math.round(value * 100) : value;
}

/** Whether the quoted words say the value. */
function isBacked(column: Field, value: unknown, given: unknown, said: QuoteNumbers, today: CalendarMonth): boolean {
  switch (column.type) {
    case 'money':
    case 'percent':
    case 'quantity':
    case 'integer':
      return typeof given === 'number' && said.says(given);
    case 'planMonth':
      // The opening needs no number: 'when we open'.
      return typeof value === 'number' ? value <= 1 || said.saysMonthOfPlan(value) : isNamedMonth(value, said, today);
    case 'calendarMonth':
      return isNamedMonth(value, said, today);
    case 'season':
      return said.namesSeason;
    case 'targets':
      return (value as Target[]).every(({ month, quantity }) => said.says(quantity) && said.saysMonthOfPlan(month));
    // Those of scenarios.
    case 'change':
    case 'rows':
      return false;
    case 'text':
    case 'choice':
    case 'boolean':
      return true;
  }
}

/** One cell for each column. The steps of one answer become one cell, which quotes from the first to the last of them. */
function withSteps(cells: readonly ValidCell[], texts: Texts): ValidCell[] {
  const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
  const [first, ...others] = cells.filter(({ column }) => column === 'targets');
  if (first === undefined) return [...byColumn.values()];
  const text = textOf(texts, first.origin);
  const isOfFirst = ({ origin }: ValidCell) => textOf(texts, origin) === text && text.includes(origin.quote);
  const steps = [first, ...others.filter(isOfFirst)];
  const places = steps.map(({ origin: { quote } }) => [text.indexOf(quote), text.indexOf(quote) + quote.length]);
  const start = Math.min(...places.map(([from = 0]) => from));
  const quote = start < 0 ? first.origin.quote : text.slice(start, Math.max(...places.map(([, end = 0]) => end)));
  const byMonth = new Map(steps.flatMap(({ value }) => (value as Target[]).map((step) => [step.month, step])));
  const value = [...byMonth.values()].toSorted((one, other) => one.month - other.month).slice(0, mostTargets);
  byColumn.set('targets', { column: 'targets', value, origin: { ...first.origin, quote } });
  return [...byColumn.values()];
}

/** Whether a name shares a word, or the beginning of one, with the words it is taken from. */
function isNamedIn(name: unknown, quote: string): boolean {
  const plain = plainText(quote);
  const words = plainText(String(name)).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.some((word) => plain.includes(word.slice(0, 5)));
}

/** The month is named; its year is said, or it is the next such month or the one after. */
function isNamedMonth(value: unknown, said: QuoteNumbers, today: CalendarMonth): boolean {
  const [year = 0, month = 0] = String(value).split('-').map(Number);
  const [thisYear = 0] = today.split('-').map(Number);
  return said.months.includes(month) && (said.says(year) || (String(value) >= today && year <= thisYear + 1));
}

/** Two rows with the same words get keys of their own. */
function withOwnKeys(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const count = (seen.get(row.id) ?? 0) + 1;
    seen.set(row.id, count);
    return count === 1 ? row : { ...row, id: `${row.id} #${count}`, proposal: `${row.id} #${count}` };
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
