import type { CalendarMonth } from '../ledger/field.ts';
import type { Ledger } from '../ledger/reading.ts';
import type { LenderFacts } from '../lender-facts/facts.ts';
import type { Text } from '../locale.ts';
import type { ModuleKey } from '../modules/keys.ts';
import type { PaperKey, PaperState } from '../papers/papers.ts';
import type { StateEntries } from '../project-state.ts';
import type { Task } from '../tasks/task.ts';
import type { Place } from './place.ts';

/** Something that is left to do in a project. */
export type LeftThing = {
  /** Names its subject, so that it stays the same thing while its words and figures change. */
  readonly id: string;
  /** The higher, the more a lender minds. */
  readonly weight: number;
  /** Whether it stops a lender by itself, or keeps what would stop one from being assessed. */
  readonly stops: 'dealBreaker' | 'toAssess' | null;
  /** What to do. */
  readonly title: Text;
  /** Why it matters, or how it stands. */
  readonly why: Text | null;
  readonly place: Place;
  /** A day, as YYYY-MM-DD. */
  readonly due: string | null;
  /** The id of a person of the project. */
  readonly assignee: string | null;
  /** Other words for it: a step of an analysis in these words is this thing. */
  readonly alsoSaid?: readonly Text[];
};

/** All that the list is computed from. */
export type LeftFacts = {
  /** Without debts and the household, which not everybody with the project may see. */
  readonly ledger: Ledger;
  readonly facts: LenderFacts;
  readonly papers: Readonly<Partial<Record<PaperKey, PaperState>>>;
  readonly entries: StateEntries;
  /** The modules that are open to the reader. */
  readonly open: readonly ModuleKey[];
  readonly tasks: readonly (Task & { readonly question: object | null })[];
  /** How many sections of the plan nobody has written yet; null where that is not known. */
  readonly sectionsToWrite: number | null;
  /** Whether proofs are put in the order of what the cash depends on, which takes a forecast for each of them. */
  readonly comparesProofs: boolean;
  /** This month, and the reader's day as YYYY-MM-DD. */
  readonly today: CalendarMonth;
  readonly day: string;
};
