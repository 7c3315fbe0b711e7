import type { Row, TableKind } from '@elan/domain/ledger/row';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cellAround } from './cell-place.ts';
import { copyFromGrid, cutFromGrid, pasteIntoGrid } from './grid-clipboard.ts';
import { pressInGrid } from './grid-keys.ts';
import type { RangeChange } from './grid-range.ts';
import { keepRows, keyOf, moveRow, placeRow, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { actionsColumn } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useGridSelection } from './use-grid-selection.ts';

type Options = {
  kind: TableKind;
  rows: readonly Row[];
  tools: TableTools;
  element: RefObject<HTMLElement | null>;
  /** The row whose name is to be typed now: it was just added. */
  started: string | null;
};

/** A table as its keys, its pointer and the clipboard know it. */
export type Grid = ReturnType<typeof useGridState>;

/** What can be done in a row. */
export type RowActions = Pick<Grid, 'commit' | 'keep' | 'remove' | 'details' | 'drop'>;

function useGridState({ kind, rows, tools, element }: Omit<Options, 'started'>) {
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

/** A table that is edited like a spreadsheet: what its element and its rows need. */
export function useGrid({ started, ...options }: Options) {
  const grid = useGridState(options);
  const { rows, tools, selection, editing } = grid;

  const due = started !== null && rows.some((row) => keyOf(row) === started) ? started : null;
  const startName = useEffectEvent((row: string) => {
    selection.select({ row, column: 'name' });
    grid.start({ row, column: 'name' });
  });
  useEffect(() => {
    if (due !== null) startName(due);
  }, [due]);

  /** The same for as long as the table is there, so that a change renders only the rows it concerns. */
  const actions = useRef<RowActions>(grid);
  useLayoutEffect(() => {
    actions.current = grid;
  });
  /** Whether the pointer was pressed on a cell: it extends the range then. */
  const isDragging = useRef(false);
  return {
    props: {
      role: 'grid',
      'aria-multiselectable': true,
      'aria-readonly': !tools.mayEdit,
      onKeyDown: (event: KeyboardEvent) => pressInGrid(event, grid),
      onFocus: (event: FocusEvent) => follow(event, grid),
      onMouseDown: (event: MouseEvent) => {
        isDragging.current = pressCell(event, grid);
      },
      onMouseOver: ({ target, buttons }: MouseEvent) => {
        isDragging.current &&= buttons === 1;
        const cell = isDragging.current ? cellAround(target) : undefined;
        if (cell !== undefined) selection.select(cell, true);
      },
      onDoubleClick: ({ target }: MouseEvent) => {
        const cell = pressedCell(target);
        if (cell !== undefined && cell.column !== actionsColumn) grid.start(cell);
      },
      onCopy: (event: ClipboardEvent) => void copyFromGrid(event, grid),
      onCut: (event: ClipboardEvent) => cutFromGrid(event, grid),
      onPaste: (event: ClipboardEvent) => pasteIntoGrid(event, grid),
    },
    editing,
    selection,
    actions,
  };
}

/** A screen reader may move the focus to a cell by itself. */
function follow({ target }: FocusEvent, { selection }: Grid): void {
  const cell = target instanceof HTMLElement && target.dataset.cell !== undefined ? cellAround(target) : undefined;
  const { current } = selection;
  if (cell !== undefined && (cell.row !== current?.row || cell.column !== current.column)) selection.select(cell);
}

/** The cell a press is for, unless it is for a field or a button in it. */
const pressedCell = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, button') === null ? cellAround(target) : undefined;

/** A press selects a cell, or extends the range; one on the current cell begins to edit it. @returns whether it selects */
function pressCell(event: MouseEvent, { selection, editing, start, commit }: Grid): boolean {
  const cell = pressedCell(event.target);
  if (cell === undefined) return false;
  const wasCurrent = selection.chosen?.row === cell.row && selection.chosen.column === cell.column;
  if (editing !== null) commit();
  if (wasCurrent && !event.shiftKey && cell.column !== actionsColumn) {
    event.preventDefault();
    start(cell);
    return false;
  }
  selection.select(cell, event.shiftKey);
  return true;
}
