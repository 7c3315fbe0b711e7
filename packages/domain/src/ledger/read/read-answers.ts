import { type ModuleKey, moduleKeys } from '../../modules/keys.ts';
import { moduleDefinition } from '../../modules/registry.ts';
import type { Passage, Reading, ReadingInput } from '../reading.ts';
import type { Row } from '../row.ts';
import type { Note } from './notes.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { streamsOf } from './streams.ts';

/**
 * Reads the answers of a project, of any modules, in French and English. The reader only proposes: what it is not sure
 * of is in `unread`, in the person's words, and it never concludes that something is missing.
 */
export function readAnswers(input: ReadingInput): Reading {
  return combineReadings(answersIn(input).map(readAnswer));
}

/** Every answer of an input, in the order of the questionnaires; each can be read alone with `readAnswer`. */
export function answersIn({ answers, clarifications = {}, today }: ReadingInput) {
  return moduleKeys.flatMap((module) => {
    const questions = moduleDefinition(module).questions.map(({ id }) => [id, answers[module]?.[id]] as const);
    return [...questions, ['clarification', clarifications[module]] as const].flatMap(([question, text]) =>
      text === undefined || text.trim() === '' ? [] : [{ module, question, text, today }],
    );
  });
}

/** Puts what single answers say together: prices with their quantities and costs, keys that are different. */
export function combineReadings(readings: readonly AnswerReading[]): Reading {
  const texts = new Map(readings.map(({ module, question, text }) => [`${module}/${question}`, text]));
  const textOf = (module: string, question: string) => texts.get(`${module}/${question}`) ?? '';
  const rows: Row[] = [];
  const unplaced: Passage[] = [];
  const supposed: Row[] = readings.flatMap((reading) => reading.supposed);
  const hasOpenPrice = readings.some(
    ({ module, notes }) => holdsFigures(module) && notes.some((note) => note.is === 'price' && note.isOpen),
  );
  for (const module of moduleKeys) {
    const notes = readings.filter((reading) => reading.module === module).flatMap((reading) => reading.notes);
    const streams = streamsOf(besideOpen(module, notesFor(module, notes), hasOpenPrice), textOf);
    rows.push(...streams.rows, ...notes.flatMap((note) => (note.is === 'row' ? [note.row] : [])));
    unplaced.push(...streams.unplaced);
    supposed.push(...streams.supposed);
  }
  return {
    rows: numbered(rows),
    unread: distinct([...readings.flatMap(({ unread }) => unread), ...unplaced]),
    supposed: numbered(supposed),
    totals: readings.flatMap(({ notes }) => notes.flatMap((note) => (note.is === 'total' ? [note.total] : []))),
  };
}

const holdsFigures = (module: ModuleKey) => moduleDefinition(module).holdsFigures === true;

/** Where a price among the figures is left to the person, another answer does not give one in its place. */
function besideOpen(module: ModuleKey, notes: readonly Note[], hasOpenPrice: boolean): readonly Note[] {
  if (!hasOpenPrice || holdsFigures(module)) return notes;
  return notes.map((note) => (note.is === 'price' ? { ...note, isOpen: true } : note));
}

/** Quantities and costs belong to the prices of the same module. */
function notesFor(module: ModuleKey, notes: readonly Note[]): readonly Note[] {
  return holdsFigures(module) ? notes : notes.filter((note) => note.is === 'price');
}

/** Rows with the same words are numbered, so that every proposal has a key of its own. */
function numbered(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = row.proposal ?? row.id;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? row : numberedRow(row, `${key} #${count}`);
  });
}

const numberedRows = new WeakMap<Row, Row>();

/** The same row as last time, so that what shows it has nothing to do. */
function numberedRow(row: Row, key: string): Row {
  const last = numberedRows.get(row);
  if (last?.id === key) return last;
  const numbered = { ...row, id: key, proposal: key };
  numberedRows.set(row, numbered);
  return numbered;
}

function distinct(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ module, question, quote }) => {
    const key = `${module}/${question}/${quote}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
