import type { FigureTopic } from '../modules/define-module.ts';
import { moduleDefinition } from '../modules/registry.ts';
import { passageKey } from './passage-key.ts';
import { labelsIn } from './read/labels.ts';
import { asName } from './read/name-of-amount.ts';
import { plainText } from './read/plain-text.ts';
import type { Conflict, Difference, Ledger, Passage } from './reading.ts';
import { type Row, type RowKind, rowKey } from './row.ts';
import { isReadFrom } from './subject.ts';

/** Something about the figures that only a person can decide. The key stays the same until they do. */
export type FigureToCheck = { key: string } & (
  | { is: 'row'; row: Row }
  /** Words that no row uses, and the row that they may be. */
  | { is: 'passage'; passage: Passage; guess: Row | null }
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'difference'; difference: Difference }
);

/** What decides the sales first. */
const ranks: Readonly<Record<RowKind, number>> = {
  stream: 0,
  cost: 1,
  person: 1,
  purchase: 2,
  // A loan that is proposed with its terms comes before the words that name it again.
  funding: 2,
  debt: 3,
  household: 3,
  setting: 4,
  scenario: 4,
};

const ranksOfAnswers: Readonly<Partial<Record<FigureTopic, number>>> = {
  prices: 0,
  unitCosts: 0,
  goals: 0,
  costs: 1,
  team: 1,
  cash: 2,
};
const rankOfOthers = 5;

/**
 * Everything that a person has to check before the figures of a plan are their own, the most important first. Its
 * length is the one count of what is to check.
 */
export function figuresToCheck(ledger: Ledger): FigureToCheck[] {
  const { rows, conflicts, differences, unread } = ledger;
  const compared = conflicts.filter(({ total }) => total === undefined).flatMap((conflict) => conflict.rows);
  const ranked: (FigureToCheck & { rank: number })[] = [
    ...conflicts.map((conflict) => ({
      is: 'conflict' as const,
      key: conflict.id,
      conflict,
      rank: ranks[conflict.rows[0]?.kind ?? 'setting'],
    })),
    ...differences.map((difference) => ({
      is: 'difference' as const,
      key: `difference/${difference.row.id}`,
      difference,
      rank: ranks[difference.row.kind],
    })),
    ...rows
      // A row that disagrees with another is asked about once.
      .filter((row) => row.status === 'proposed' && !compared.includes(row))
      .map((row) => ({ is: 'row' as const, key: rowKey(row), row, rank: ranks[row.kind] })),
    ...unread
      .filter((passage) => !compared.some((row) => isReadFrom(row, passage)))
      .map((passage) => ({
        is: 'passage' as const,
        key: passageKey(passage),
        passage,
        guess: guessOf(passage, ledger),
        rank: rankOf(passage),
      })),
  ];
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ rank: _, ...card }) => card);
}

function rankOf(passage: Passage): number {
  const topic = topicOf(passage);
  return (topic && ranksOfAnswers[topic]) ?? rankOfOthers;
}

/** Whether some words answer a question that asks for figures of the plan. */
export const asksForFigures = (passage: Passage): boolean => rankOf(passage) !== rankOfOthers;

/** What the question that some words answer is about; undefined where it asks for no figures. */
export function topicOf({ module, question }: Passage): FigureTopic | undefined {
  const asked = moduleDefinition(module).questions.find(({ id }) => id === question);
  return asked?.kind === 'select' ? undefined : asked?.figures;
}

/** The only row that the words may be, under a name that is known. */
function guessOf(passage: Passage, { guesses = [] }: Ledger): Row | null {
  // What an answer compares with is of others, or of before.
  if (topicOf(passage) === 'compared') return null;
  const [guess, second] = guesses.filter((row) => row.kind !== 'stream' && isReadFrom(row, passage));
  if (guess === undefined || second !== undefined || asName(guess.cells.name) === undefined) return null;
  const isKnown = labelsIn(plainText(guess.cells.name)).some(({ label }) => label.kind === 'purchase');
  return guess.kind === 'purchase' && !isKnown ? null : guess;
}
