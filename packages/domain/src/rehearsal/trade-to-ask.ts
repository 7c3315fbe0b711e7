import type { TradeChoice } from '../trades/trade-names.ts';

/** What is known of a trade that a lender asks about, in the language of the reader. */
export type TradeToAsk = {
  readonly trade: TradeChoice;
  /** What to ask an office, and which. */
  readonly permits: readonly { readonly office: string; readonly question: string }[];
  readonly risks: readonly string[];
  /** What limits how much can be sold. */
  readonly capacity: string;
  /** 1 is January. */
  readonly quietMonths: readonly number[];
};
