import type { ModuleKey } from '../../modules/keys.ts';
import type { Passage, Reading } from '../reading.ts';
import type { Row } from '../row.ts';
import type { AnswerReading } from './read-answer.ts';
import { combineReadings } from './read-answers.ts';

/** The rows that a model found in one answer. */
export type RowsOfModel = { module: ModuleKey; question: string; rows: readonly Row[] };

const placeKey = ({ module, question }: { module: string; question: string }): string => `${module}/${question}`;

/**
 * Puts the readings of answers together. What a model found in an answer takes the place of the rows that the built-in
 * reader proposes for it; an amount that only the built-in reader saw is left unread instead of passed over in silence.
 * @param byModel only of answers as they are now
 */
export function combineWithModel(builtIn: readonly AnswerReading[], byModel: readonly RowsOfModel[]): Reading[] {
  const places = new Set(byModel.map(placeKey));
  const own = combineReadings(builtIn.filter((reading) => !places.has(placeKey(reading))));
  if (byModel.length === 0) return [own];
  const rows = byModel.flatMap((reading) => reading.rows);
  const replaced = combineReadings(builtIn.filter((reading) => places.has(placeKey(reading))));
  return [own, { ...replaced, rows, unread: unreadOf(replaced, rows) }];
}

function unreadOf(builtIn: Reading, rows: readonly Row[]): Passage[] {
  const used = rows.flatMap(quotesOf);
  const isUsed = (passage: Passage) =>
    used.some(
      (other) =>
        placeKey(other) === placeKey(passage) &&
        (other.quote.includes(passage.quote) || passage.quote.includes(other.quote)),
    );
  const amounts = builtIn.rows.flatMap(quotesOf).filter(({ quote }) => /\d/u.test(quote));
  return [...builtIn.unread, ...amounts].filter((passage) => !isUsed(passage));
}

const quotesOf = (row: Row): Passage[] =>
  Object.values(row.origins).flatMap((origin) =>
    'quote' in origin ? [{ module: origin.module, question: origin.question, quote: origin.quote }] : [],
  );
