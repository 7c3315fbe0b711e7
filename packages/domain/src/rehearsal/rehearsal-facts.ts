import type { CalendarMonth } from '../ledger/field.ts';
import type { Ledger } from '../ledger/reading.ts';
import type { Row } from '../ledger/row.ts';
import type { LenderFacts } from '../lender-facts/facts.ts';
import type { Answers } from '../modules/define-module.ts';
import type { ModuleKey } from '../modules/keys.ts';
import type { SetAside } from '../modules/set-aside.ts';
import type { PaperKey, PaperState } from '../papers/papers.ts';
import type { TradeToAsk } from './trade-to-ask.ts';

/** A figure or a name of an analysis that nobody gave, and the sentence it is in. */
export type OpenTextFigure = { readonly module: ModuleKey; readonly written: string; readonly sentence: string };

/** All that the questions are computed from. */
export type RehearsalFacts = {
  /** The figures of the project, without debts and the household. */
  readonly ledger: Ledger;
  /** Debts and the household, for those who may see them; empty for everybody else. */
  readonly privateRows: readonly Row[];
  /** What the financing request says. */
  readonly facts: LenderFacts;
  readonly papers: Readonly<Partial<Record<PaperKey, PaperState>>>;
  readonly entries: Readonly<
    Partial<Record<ModuleKey, { readonly answers: Answers; readonly setAside?: SetAside | undefined }>>
  >;
  /** What the check of figures leaves open in the analyses, in the order of the modules. */
  readonly openFigures: readonly OpenTextFigure[];
  /** What is known of the trade that was chosen; null until one is. */
  readonly trade: TradeToAsk | null;
  /** The month of the interview. */
  readonly today: CalendarMonth;
};
