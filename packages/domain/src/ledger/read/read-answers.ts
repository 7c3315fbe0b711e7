import { moduleKeys } from '../../modules/keys.ts';
import { moduleDefinition } from '../../modules/registry.ts';
import type { Passage, Reading, ReadingInput } from '../reading.ts';
import type { Row } from '../row.ts';
import { plainText } from './plain-text.ts';
import { type AnswerInput, type AnswerReading, readAnswer } from './read-answer.ts';
import { provincesIn } from './read-settings.ts';

/**
 * Reads the answers of a project, of any modules, in French and English. The reader only proposes, and never concludes
 * that something is missing: every amount that it does not propose is in `unread`.
 */
export function readAnswers(input: ReadingInput): Reading {
  return combineReadings(answersIn(input).map(readAnswer));
}

/** Every answer of an input, in the order of the questionnaires; each can be read alone with `readAnswer`. */
export function answersIn({ answers, clarifications = {}, today }: ReadingInput): AnswerInput[] {
  return moduleKeys.flatMap((module) => {
    const questions = moduleDefinition(module).questions.map(({ id }) => [id, answers[module]?.[id]] as const);
    return [...questions, ['clarification', clarifications[module]] as const].flatMap(([question, text]) =>
      text === undefined || text.trim() === '' ? [] : [{ module, question, text, today }],
    );
  });
}

/** Puts the readings of single answers together, each proposal with a key of its own. */
export function combineReadings(readings: readonly AnswerReading[]): Reading {
  return {
    rows: numbered(withOwnPlace(readings).flatMap(({ rows }) => rows)),
    unread: distinct(readings.flatMap(({ unread }) => unread)),
    guesses: numbered(readings.flatMap(({ guesses }) => guesses)),
    totals: readings.flatMap(({ totals }) => totals),
  };
}

/** A place that an idea names may be its customers': it counts only where nobody said where the business is. */
function withOwnPlace(readings: readonly AnswerReading[]): readonly AnswerReading[] {
  const isSaid = readings.some(
    ({ question, text }) => question === 'location' && provincesIn({ text, plain: plainText(text) }).size > 0,
  );
  const isProvince = ({ kind, cells }: Row) => kind === 'setting' && cells.name === 'province';
  return readings.map((reading) =>
    isSaid && reading.question === 'businessIdea'
      ? { ...reading, rows: reading.rows.filter((row) => !isProvince(row)) }
      : reading,
  );
}

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
