import type { Origin, Row, TableKind } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ReactNode } from 'react';
import type { CellPlace } from './cell-place.ts';
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
  /** Opens the card of a row. */
  showDetails: (row: Row) => void;
  said: SaidAmounts;
  /** Goes to the question an origin names. */
  leadTo: (module: ModuleKey, question: string) => void;
  labelOf: (module: ModuleKey, question: string) => string;
  history?: RowHistory | undefined;
  /** Leads to a suggestion for a row, or of another one; undefined for somebody who may not suggest, or who edits. */
  suggest?: ((of: Row | TableKind) => void) | undefined;
  /** What people suggest for a table. */
  suggested?: ((kind: TableKind) => readonly ReactNode[]) | undefined;
  /** The dispute about a row, by its id; none for most. */
  disputeOf: (rowId: string) => RowDispute | undefined;
  disputes: readonly RowDispute[];
  settle: (key: string, preferred: 'mine' | 'theirs') => void;
};

/** The amounts of answers that were put into boxes, until each is kept with the words it comes from. */
export type SaidAmounts = {
  put: (cell: CellPlace, value: unknown, origin: Origin) => void;
  /** The words of a value that a box keeps now; undefined if it was typed. */
  take: (cell: CellPlace, value: unknown) => Origin | undefined;
};
