import type { Row } from './row.ts';

/** One thing a person does to the ledger. */
export type LedgerEdit =
  /**
   * Keeps a row; `after` is the kept row of its kind it comes after, null for the first place. `over` is the row as it was
   * when the person began; what somebody else changed in it since is not overwritten.
   */
  | { put: Row; after?: string | null; over?: Row }
  | { remove: string }
  /** By the key of a proposal or of a passage that is no figure of the plan: it is not shown again while its words stay. */
  | { refuse: string }
  | { unrefuse: string };
