import { mergeLedger } from './merge.ts';
import { readAnswer } from './read/read-answer.ts';
import { answersIn } from './read/read-answers.ts';
import { combineWithModel, type RowsOfModel } from './read/with-model.ts';
import type { Ledger, ReadingInput } from './reading.ts';
import { privateKinds, type Row } from './row.ts';

/** What people decided about the figures of a project, and what a model read. */
type Figures = { kept: Row[]; refused: string[]; readings: readonly RowsOfModel[] };

/**
 * The rows people kept, and those read from answers. Without debts and the household: those are for the owner's lender,
 * and what is made from these rows is read by everybody with the project.
 */
export function ledgerOf({ figures, ...input }: ReadingInput & { figures: Figures }): Ledger {
  const { kept, refused, readings: byModel } = figures;
  const reading = combineWithModel(answersIn(input).map(readAnswer), byModel);
  const rows = reading.rows.filter(({ kind }) => !privateKinds.includes(kind));
  return mergeLedger({ kept, refused, readings: [{ ...reading, rows }] });
}
