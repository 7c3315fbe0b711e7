import type { CalendarMonth } from '@elan/domain/ledger/field';
import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswer } from '@elan/domain/ledger/read/read-answer';
import { answersIn } from '@elan/domain/ledger/read/read-answers';
import { combineWithModel } from '@elan/domain/ledger/read/with-model';
import type { Ledger, ReadingInput } from '@elan/domain/ledger/reading';
import { privateKinds } from '@elan/domain/ledger/row';
import type { ProjectFigures } from './read-figures.ts';

/**
 * The rows people kept, and those read from answers. Without debts and the household: those are for the owner's lender,
 * and what is made from these rows is read by everybody with the project.
 */
export function ledgerOf({ figures, ...input }: ReadingInput & { figures: ProjectFigures }): Ledger {
  const { kept, refused, readings: byModel } = figures;
  const reading = combineWithModel(answersIn(input).map(readAnswer), byModel);
  const rows = reading.rows.filter(({ kind }) => !privateKinds.includes(kind));
  return mergeLedger({ kept, refused, readings: [{ ...reading, rows }] });
}

const monthFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'America/Toronto',
});

/** The current month in Québec, as calendar dates are shown. */
export function monthOf(now: Date): CalendarMonth {
  return monthFormat.format(now) as CalendarMonth;
}
