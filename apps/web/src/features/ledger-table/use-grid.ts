import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { cellAround } from './cell-place.ts';
import { copyFromGrid, cutFromGrid, pasteIntoGrid } from './grid-clipboard.ts';
import { pressInGrid } from './grid-keys.ts';
import { keyOf } from './ledger-edit.ts';
import { actionsColumn } from './table-columns.ts';
import { type Grid, type GridOptions, type RowActions, useGridState } from './use-grid-state.ts';

type Options = GridOptions & {
  /** The row whose name is to be typed now: it was just added. */
  started: string | null;
};

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
