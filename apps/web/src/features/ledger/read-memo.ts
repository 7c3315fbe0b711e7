import { mergeLedger } from '@elan/domain/ledger/merge';
import { lexicon } from '@elan/domain/ledger/read/labels';
import { type AnswerReading, readAnswer } from '@elan/domain/ledger/read/read-answer';
import { answersIn } from '@elan/domain/ledger/read/read-answers';
import { combineWithModel, type RowsOfModel } from '@elan/domain/ledger/read/with-model';
import type { Ledger, Reading, ReadingInput } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { rememberLast } from './remember-last.ts';

export type LedgerReader = {
  /** Reads what is said. What a model read completes and corrects it. */
  read: (input: ReadingInput, byModel: readonly RowsOfModel[]) => readonly Reading[];
  /** Steps that each read one answer, ahead of `read`: reading all of them at first takes long. */
  steps: (input: ReadingInput) => readonly (() => unknown)[];
  /** Puts kept rows and readings together. */
  merge: (kept: readonly Row[], refused: readonly string[], readings: readonly Reading[]) => Ledger;
};

type GivenAnswer = ReturnType<typeof answersIn>[number];

/**
 * A memoizing reader: each keystroke re-reads one answer, and parts of a screen that ask for the same thing get the
 * same ledger.
 */
export function createReader(): LedgerReader {
  const known = new Map<string, AnswerReading>();
  const combine = rememberLast((readings: readonly AnswerReading[], byModel: readonly RowsOfModel[]) => [
    combineWithModel(readings, byModel),
  ]);
  const merge = rememberLast((kept: readonly Row[], refused: readonly string[], readings: readonly Reading[]) =>
    mergeLedger({ kept, refused, readings }),
  );
  const readOne = (answer: GivenAnswer) => {
    const key = `${answer.module}/${answer.question}`;
    const last = known.get(key);
    if (last !== undefined && last.text === answer.text && last.today === answer.today) return last;
    const reading = readAnswer(answer);
    known.set(key, reading);
    return reading;
  };
  return {
    read: (input, byModel) => combine(answersIn(input).map(readOne), byModel),
    steps: (input) => [lexicon, ...answersIn(input).map((answer) => () => readOne(answer))],
    merge,
  };
}

const shared = new WeakMap<object, LedgerReader>();

/** The reader of a project on this page. @param owner what there is one of for each project */
export function sharedReader(owner: object): LedgerReader {
  const reader = shared.get(owner) ?? createReader();
  shared.set(owner, reader);
  return reader;
}
