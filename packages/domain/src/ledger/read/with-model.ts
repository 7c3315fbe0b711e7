import { withoutHeld } from '../held-passages.ts';
import { stillQuotedRows } from '../model-reading.ts';
import type { Passage, Reading } from '../reading.ts';
import { columnsOf, type Origin, type Row } from '../row.ts';
import { isSameThing, quotesMeet } from '../same-thing.ts';
import type { AnswerReading } from './read-answer.ts';
import { combineReadings } from './read-answers.ts';

/** What a model found and what was stored with it. */
export type RowsOfModel = { rows: readonly Row[] };

/**
 * Puts the readings of answers together. What a model found adds rows and cells to those of the built-in reader and corrects
 * cells that it took from the same words; it removes none, and an amount that neither used stays unread.
 * @param byModel from the answers as they are now or were; a cell counts as long as its quote stands
 */
export function combineWithModel(builtIn: readonly AnswerReading[], byModel: readonly RowsOfModel[]): Reading {
  const own = combineReadings(builtIn);
  const found = stillQuotedRows(
    byModel.flatMap(({ rows }) => rows),
    builtIn,
  );
  if (found.length === 0) return own;
  const rows = completed(own.rows, found);
  const known = new Set(own.rows.flatMap(({ origins }) => Object.values(origins)));
  const used = rows.map(({ cells, origins }) => ({
    cells,
    origins: Object.fromEntries(Object.entries(origins).filter(([, origin]) => !known.has(origin))),
  }));
  return { ...own, rows, unread: withoutHeld(own.unread, used) };
}

/** A row takes one row of a reply: two things of one list are never the same. */
function completed(known: readonly Row[], found: readonly Row[]): Row[] {
  const targets = new Map<Row, Row>();
  const pair = (isOne: (row: Row, found: Row) => boolean) => {
    const placed = new Set(targets.values());
    for (const each of found.filter((row) => !placed.has(row))) {
      const target = known.find((row) => !targets.has(row) && isOne(row, each));
      if (target !== undefined) targets.set(target, each);
    }
  };
  // The same number first, so that two things in one sentence are not taken for each other.
  pair(hasSameNumber);
  pair((row, each) => quotesMeet(row, each) && isSameThing(row, each, false));
  pair((row, each) => isSameThing(row, each, false));
  const placed = new Set(targets.values());
  const added = found.filter((each) => !placed.has(each) && !known.some((row) => isReadAsOther(row, each)));
  const all = known.map((row) => {
    const each = targets.get(row);
    return each === undefined ? row : completedRow(row, each);
  });
  for (const row of added) all.push(withOwnKey(row, all));
  return all;
}

/** The row with what the model found where it was empty, or where it was taken from the same words. */
function completedRow(row: Row, found: Row): Row {
  const [cells, others] = [row.cells as Record<string, unknown>, found.cells as Record<string, unknown>];
  const taken = Object.keys(found.origins).filter(
    (column) =>
      column !== 'name' && (cells[column] == null || haveSameWords(row.origins[column], found.origins[column])),
  );
  if (taken.length === 0) return row;
  const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(taken.map((name) => [name, from[name]]));
  return {
    ...row,
    cells: { ...row.cells, ...pick(others) },
    origins: { ...row.origins, ...pick(found.origins) },
  } as Row;
}

const meets = (one: Passage, other: Passage): boolean =>
  one.module === other.module &&
  one.question === other.question &&
  (one.quote.includes(other.quote) || other.quote.includes(one.quote));

/** The columns whose amount, number or setting is what a row says. */
const mainColumns = (row: Row): string[] =>
  row.kind === 'setting'
    ? ['value']
    : Object.entries(columnsOf(row.kind)).flatMap(([name, { type }]) =>
        type === 'money' || type === 'quantity' || type === 'percent' ? [name] : [],
      );

function hasSameNumber(row: Row, found: Row): boolean {
  if (row.kind !== found.kind || row.kind === 'setting') return false;
  return mainColumns(row).some((column) => isSameCell(row, column, found, column));
}

/** An amount of the same words is a row of another kind already: it would count twice. */
function isReadAsOther(row: Row, found: Row): boolean {
  if (row.kind === found.kind) return false;
  return mainColumns(row).some((column) => mainColumns(found).some((other) => isSameCell(row, column, found, other)));
}

function isSameCell(row: Row, column: string, found: Row, other: string): boolean {
  const [value, another] = [
    (row.cells as Record<string, unknown>)[column],
    (found.cells as Record<string, unknown>)[other],
  ];
  return value != null && value === another && haveSameWords(row.origins[column], found.origins[other]);
}

const haveSameWords = (one: Origin | undefined, other: Origin | undefined): boolean =>
  one !== undefined && other !== undefined && 'quote' in one && 'quote' in other && meets(one, other);

function withOwnKey(row: Row, others: readonly Row[]): Row {
  const taken = new Set(others.map(({ id }) => id));
  let key = row.id;
  for (let count = 2; taken.has(key); count += 1) key = `${row.id} #${count}`;
  return key === row.id ? row : { ...row, id: key, proposal: key };
}
