import type { Row } from '../ledger/row.ts';
import type { FactGroup } from '../lender-facts/fact-fields.ts';
import type { ModuleKey } from '../modules/keys.ts';
import type { PaperKey } from '../papers/papers.ts';

/** Where something that is left is settled. */
export type Place =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'answer'; readonly module: ModuleKey; readonly question: string }
  | { readonly kind: 'analysis'; readonly module: ModuleKey }
  | { readonly kind: 'request'; readonly group: FactGroup }
  | { readonly kind: 'paper'; readonly paper: PaperKey }
  | { readonly kind: 'task'; readonly task: string }
  /** The table of figures, the figures to check, and the business plan. */
  | { readonly kind: 'table' | 'check' | 'plan' };
