import type { Answers } from '../modules/define-module.ts';
import type { ModuleKey } from '../modules/keys.ts';
import type { CalendarMonth } from './field.ts';
import type { Row } from './row.ts';

/** Words of an answer. The quote is literally in it. */
export type Passage = { module: ModuleKey; question: string; quote: string };

/**
 * An amount for several rows together: the band chosen for the initial investment, or a goal of sales in dollars. It does
 * not count; it is compared with what the rows add up to.
 */
export type Total = Passage & {
  of: 'purchases' | 'sales';
  /** Cents; both ends are the same unless it is a band, and `to` is null for a band without an upper end. */
  from: number;
  to: number | null;
  /** How often, for sales; null for purchases. */
  every: 'month' | 'year' | null;
};

/** The result of reading the answers. It only proposes, and never concludes that something is missing. */
export type Reading = {
  /** Each with status 'proposed' and its key in `proposal`: stable as long as the words it was read from stay. */
  rows: Row[];
  /** Every piece with an amount that no row uses, in the person's words. */
  unread: Passage[];
  /** What was said about several rows together. */
  totals?: Total[];
  /**
   * What an amount that was left open seems to be, each as a row with a key of its own. They are never proposed and
   * count nowhere: they are only compared with the rows, and with each other.
   */
  guesses?: Row[];
};

/** The input of the reader. */
export type ReadingInput = {
  answers: Readonly<Partial<Record<ModuleKey, Answers>>>;
  /** The field 'Comments or clarifications' of the modules that have one. */
  clarifications?: Readonly<Partial<Record<ModuleKey, string>>>;
  /** The month of reading, to turn 'in May' into a calendar month. */
  today: CalendarMonth;
};

/** Rows about the same thing with different values. */
export type Conflict = {
  /** Stable for the same rows. */
  id: string;
  /** The column whose values differ. */
  column: string;
  /** The row that counts comes first; the others do not count until a person decides. */
  rows: Row[];
  /** Those of `rows` whose words were left open: they were not read as a figure, and none of them counts. */
  open?: readonly Row[];
  /** What the rows are compared with where that is not a row. Then no row of this conflict is left out. */
  total?: Total;
  /** With `total`: what the rows add up to, in cents and in its rhythm; of sales, at their last step. */
  sum?: number;
};

/** A row kept by a person whose words in the answer have changed since. It counts as it was kept. */
export type Difference = { row: Row; now: Row };

/** All that a plan is computed from, and what a person still has to look at. */
export type Ledger = {
  /** The rows that count, kept and proposed, in their order. */
  rows: Row[];
  conflicts: Conflict[];
  differences: Difference[];
  /** Without what a person said is no figure of the plan. */
  unread: Passage[];
  /** The passages that they said it of, as long as the words stay. */
  setAside?: Passage[];
  /** What unread words seem to be; they count nowhere. */
  guesses?: Row[];
};
