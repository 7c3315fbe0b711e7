import type { Row } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { RowDispute, RowHistory } from './ledger-edit.ts';
import type { LedgerEdits } from './use-ledger-edits.ts';
import type { Problems } from './use-problems.ts';

/** What every table of the ledger shares. */
export type TableTools = {
  edits: LedgerEdits;
  mayEdit: boolean;
  problems: Problems;
  /** Says what happened to somebody who does not see it. */
  announce: (words: string) => void;
  showDetails: (row: Row) => void;
  /** The current cell, whose origin is shown. */
  point: (cell: { row: Row; column: string } | null) => void;
  /** Goes to the question an origin names. */
  leadTo: (module: ModuleKey, question: string) => void;
  labelOf: (module: ModuleKey, question: string) => string;
  history?: RowHistory | undefined;
  /** The dispute about a row, by its id; none for most. */
  disputeOf: (rowId: string) => RowDispute | undefined;
  disputes: readonly RowDispute[];
  settle: (key: string, preferred: 'mine' | 'theirs') => void;
};
