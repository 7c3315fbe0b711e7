import { isSaid } from '../is-said.ts';
import type { ModuleKey } from '../modules/keys.ts';
import { type CalendarMonth, type Field, fits } from './field.ts';
import { plainText } from './read/plain-text.ts';
import { keyOf } from './read/rows.ts';
import { columnsOf, type Origin, type Row, type RowKind, saidKinds, settingNames, unfitCells } from './row.ts';
import { soundCells } from './row-content.ts';
import { type Column, settingColumns } from './row-fields.ts';
import { type SaidNumbers, saidNumbers } from './said-numbers.ts';

/** An answer that a model read. */
export type ReadAnswer = { module: ModuleKey; question: string; text: string; today: CalendarMonth };

/** Rows of one answer; nobody writes down more. */
const mostRows = 60;

type ProposedCell = { column: string; value: unknown; quote: string; formula: string | null };
type SoundCell = { column: string; value: unknown; origin: Origin };

/**
 * The rows that a model's reply really found in an answer. A cell must quote words of the answer, and its
 * number must be in those words or follow from them by a calculation that is shown; otherwise the cell is left out, and
 * with its name or its last amount the whole row. Nothing in a reply is trusted, whatever its shape.
 * @param reply the parsed JSON of the reply
 */
export function rowsOfReply(reply: unknown, answer: ReadAnswer): Row[] {
  const rows = listOf(field(reply, 'rows'))
    .filter((row) => field(row, 'question') === answer.question)
    .slice(0, mostRows)
    .flatMap((row) => rowOf(row, answer) ?? []);
  return withOwnKeys(rows);
}

function rowOf(proposed: unknown, answer: ReadAnswer): Row | undefined {
  const kind = saidKinds.find((known) => known === field(proposed, 'kind'));
  if (kind === undefined) return undefined;
  const cells = new Map(
    listOf(field(proposed, 'cells')).flatMap((cell) => {
      const sound = soundCell(kind, cell, answer);
      return sound === undefined ? [] : [[sound.column, sound] as const];
    }),
  );
  const values = kind === 'setting' ? settingOf(cells) : valuesOf(kind, cells);
  if (values === undefined) return undefined;
  const sound = soundCells(kind, values);
  if (sound === null || unfitCells(kind, sound).length > 0) return undefined;
  const key = keyOf(answer, kind, String(values.name)).slice(0, 400);
  const origins = [...cells.values()].map(({ column, origin }) => [kind === 'setting' ? 'value' : column, origin]);
  return {
    id: key,
    kind,
    cells: sound,
    origins: Object.fromEntries(origins),
    status: 'proposed',
    off: false,
    note: null,
    proof: null,
    proposal: key,
  } as Row;
}

/** A setting is one cell, named after the setting. */
function settingOf(cells: ReadonlyMap<string, SoundCell>): Record<string, unknown> | undefined {
  const [cell, ...others] = cells.values();
  return cell === undefined || others.length > 0 ? undefined : { name: cell.column, value: cell.value };
}

/** The cells of a row that has a name and something that counts. */
function valuesOf(
  kind: Exclude<RowKind, 'setting'>,
  cells: ReadonlyMap<string, SoundCell>,
): Record<string, unknown> | undefined {
  const columns = columnsOf(kind);
  const counts = [...cells.keys()].some((name) => ['money', 'quantity'].includes(columns[name]?.type ?? ''));
  if (!counts || !cells.has('name')) return undefined;
  return Object.fromEntries([...cells].map(([name, { value }]) => [name, value]));
}

function soundCell(kind: RowKind, proposed: unknown, answer: ReadAnswer): SoundCell | undefined {
  const cell = cellOf(proposed);
  if (cell === undefined || !isSaid(answer.text, cell.quote)) return undefined;
  const column = columnOf(kind, cell.column);
  if (column === undefined) return undefined;
  const said = saidNumbers(cell.quote);
  const value = stored(column, cell.value);
  if (!fits(column, value) || !isBacked(column, value, cell, said, answer.today)) return undefined;
  if (cell.column === 'name' && !isNamedIn(value, cell.quote)) return undefined;
  const place = { module: answer.module, question: answer.question, quote: cell.quote };
  const isCalculated = cell.formula !== null && typeof cell.value === 'number' && !said.says(cell.value);
  const origin: Origin = isCalculated
    ? { from: 'computed', ...place, formula: { en: cell.formula ?? '', fr: cell.formula ?? '' } }
    : { from: 'said', ...place };
  return { column: cell.column, value, origin };
}

const longestFormula = 200;

function cellOf(cell: unknown): ProposedCell | undefined {
  const [column, quote, formula] = [field(cell, 'column'), field(cell, 'quote'), field(cell, 'formula')];
  if (typeof column !== 'string' || typeof quote !== 'string' || quote.trim() === '') return undefined;
  const isFormula = typeof formula === 'string' && formula.trim() !== '' && formula.length <= longestFormula;
  return { column, quote, value: field(cell, 'value'), formula: isFormula ? formula : null };
}

function columnOf(kind: RowKind, name: string): Column | undefined {
  if (kind !== 'setting') return Object.hasOwn(columnsOf(kind), name) ? columnsOf(kind)[name] : undefined;
  const setting = settingNames.find((known) => known === name);
  return setting && settingColumns[setting];
}

/** A value as it is stored: a model gives dollars and percent. */
function stored(column: Field, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (column.type === 'percent') return Math.round(value * 1000) / 10;
  return column.type === 'money' ? Math.round(value * 100) : value;
}

/** Whether the quoted words say the value, or it follows from them. */
function isBacked(
  column: Field,
  value: unknown,
  { value: given, formula }: ProposedCell,
  said: SaidNumbers,
  today: CalendarMonth,
): boolean {
  switch (column.type) {
    case 'money':
    case 'percent':
    case 'quantity':
    case 'integer':
      return typeof given === 'number' && (said.says(given) || (formula !== null && said.follows(given, formula)));
    case 'planMonth':
      // The opening needs no number: 'when we open'.
      return typeof value === 'number' ? value <= 1 || said.says(value) : isNamedMonth(value, said, today);
    case 'calendarMonth':
      return isNamedMonth(value, said, today);
    case 'season':
      return said.namesSeason;
    // Several numbers with their months are more than one quote can carry; the others are of scenarios.
    case 'targets':
    case 'change':
    case 'rows':
      return false;
    case 'text':
    case 'choice':
    case 'boolean':
      return true;
  }
}

/** Whether a name shares a word, or the beginning of one, with the words it is taken from. */
function isNamedIn(name: unknown, quote: string): boolean {
  const plain = plainText(quote);
  const words = plainText(String(name)).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.some((word) => plain.includes(word.slice(0, 5)));
}

/** The month is named; its year is said, or it is the next such month or the one after. */
function isNamedMonth(value: unknown, said: SaidNumbers, today: CalendarMonth): boolean {
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
