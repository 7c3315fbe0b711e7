import type { CalendarMonth } from '../../ledger/field.ts';
import type { Ledger } from '../../ledger/reading.ts';
import type { PaperKey, PaperState } from '../../papers/papers.ts';
import type { Answers } from '../define-module.ts';
import type { FilledIn } from '../filled-in.ts';
import type { ModuleKey } from '../keys.ts';
import type { SetAside } from '../set-aside.ts';

/** The parts of a module the rule reads. Structural, so that both a stored entry and an API response fit. */
export type MaturityEntry = {
  readonly answers?: Answers | undefined;
  readonly setAside?: SetAside | undefined;
  readonly filledIn?: FilledIn | undefined;
};
type MaturityEntries = Readonly<Partial<Record<ModuleKey, MaturityEntry>>>;

/** All that the rule reads. */
export type ProjectFacts = {
  readonly entries: MaturityEntries;
  /** The figures of the project, without debts and the household. */
  readonly ledger: Ledger;
  /** What the project says of the papers a lender asks for. */
  readonly papers: Readonly<Partial<Record<PaperKey, PaperState>>>;
  /** The month of the calculation. */
  readonly today: CalendarMonth;
};
