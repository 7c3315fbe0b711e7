import type { Row, TableKind } from '@elan/domain/ledger/row';
import type { RefObject } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RangeChange } from './grid-range.ts';
import { keepRows, keyOf, moveRow, placeRow, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import type { TableTools } from './table-tools.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useGridSelection } from './use-grid-selection.ts';

export type GridOptions = {
  kind: TableKind;
  rows: readonly Row[];
  tools: TableTools;
  element: RefObject<HTMLElement | null>;
};

/** A table as its keys, its pointer and the clipboard know it. */
export type Grid = ReturnType<typeof useGridState>;

/** What can be done in a row. */
export type RowActions = Pick<Grid, 'commit' | 'keep' | 'remove' | 'details' | 'drop'>;

/** The current cell and the one that is edited, with what can be done to them and to the rows. */
export function useGridState({ kind, rows, tools, element }: GridOptions) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const { edits, problems, announce } = tools;
  const cells = useCellEditing({ kind, rows, tools, element });
  const selection = useGridSelection({ kind, rows, element, isEditing: cells.editing !== null });
  return {
    kind,
    rows,
    tools,
    element,
    language,
    selection,
    ...cells,
    change: (found: RangeChange) => {
      problems.set(found.problems);
      edits.apply(found.edits);
    },
    /** Moves the current row by one place. */
    moveRow: (by: -1 | 1) => {
      const row = rows[selection.at];
      const edit = row && moveRow(rows, row, by);
      if (edit === undefined) return;
      selection.takeFocus();
      edits.apply([edit]);
      announce(words.moved);
    },
    remove: (gone: readonly Row[]) => {
      selection.takeFocus();
      edits.apply(removeRows(gone));
      announce(words.removed(gone.length));
    },
    keep: (row: Row) => edits.apply(keepRows([row])),
    details: tools.showDetails,
    drop: (moved: string, target: string, edge: 'before' | 'after') => {
      const [row, other] = [moved, target].map((key) => rows.find((each) => keyOf(each) === key));
      if (row !== undefined && other !== undefined) edits.apply([placeRow(rows, row, other.id, edge)]);
    },
  };
}
