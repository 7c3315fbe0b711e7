import type { Row, TableKind } from '@elan/domain/ledger/row';
import { cellSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { CellPlace } from './cell-place.ts';
import type { Range } from './grid-range.ts';
import { keyOf } from './ledger-edit.ts';
import { actionsColumn, cellOf, mainColumns } from './table-columns.ts';

const features = tableFeatures({ cellSelectionFeature });

type Options = {
  kind: TableKind;
  rows: readonly Row[];
  element: RefObject<HTMLElement | null>;
  /** Somebody is in the field of a cell, which has the focus then. */
  isEditing: boolean;
};

export type GridSelection = ReturnType<typeof useGridSelection>;

/** The current cell of a table and the range that is selected from it; keys that move it take the focus along. */
export function useGridSelection({ kind, rows, element, isEditing }: Options) {
  const names = useMemo(() => [...mainColumns[kind], actionsColumn], [kind]);
  const columns = useMemo(() => names.map((id) => ({ id, accessorFn: (row: Row) => cellOf(row, id) })), [names]);
  const table = useTable({ features, columns, data: rows as Row[], getRowId: keyOf, autoResetCellSelection: false });
  const wantsFocus = useRef(false);

  const focused = table.getFocusedCell();
  const chosen: CellPlace | undefined = focused && { row: focused.row.id, column: focused.column.id };
  const [first] = rows;
  const current = chosen ?? (first && { row: keyOf(first), column: 'name' });
  const at = rows.findIndex((row) => keyOf(row) === current?.row);
  const place = names.indexOf(current?.column ?? 'name');
  const [bounds] = table.getCellSelectionBounds();
  const range: Range = bounds ?? {
    minRowIndex: at,
    maxRowIndex: at,
    minColumnIndex: place,
    maxColumnIndex: place,
  };
  const isWide = range.maxRowIndex > range.minRowIndex || range.maxColumnIndex > range.minColumnIndex;

  // The cell that keys have moved to gets the focus once it is on screen.
  useLayoutEffect(() => {
    if (!wantsFocus.current || isEditing) return;
    wantsFocus.current = false;
    const cell = element.current?.querySelector<HTMLElement>('[data-current]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const takeFocus = () => {
    wantsFocus.current = true;
  };
  const set = ({ row, column }: CellPlace) => table.setFocusedCell(row, column);
  /** Moves to a column of a row, by its place; nowhere if there is none. */
  const goTo = (index: number, column: string) => {
    const row = rows[index];
    if (row === undefined) return;
    takeFocus();
    set({ row: keyOf(row), column });
  };
  const cellIn = ({ row, column }: CellPlace) =>
    table
      .getRowModel()
      .rowsById[row]?.getAllCells()
      .find((cell) => cell.column.id === column);
  return {
    /** The cell that a person chose; undefined at first. */
    chosen,
    current,
    at,
    column: current?.column ?? 'name',
    range,
    takeFocus,
    set,
    goTo,
    move: (direction: 'up' | 'down' | 'left' | 'right', extendsRange: boolean) => {
      takeFocus();
      if (chosen === undefined && current !== undefined) set(current);
      if (chosen !== undefined && extendsRange) table.extendCellSelection(direction);
      else table.moveCellSelection(direction);
    },
    /** Moves like a text is read. @returns false after the last cell and before the first */
    step: (by: 1 | -1): boolean => {
      const next = at * names.length + place + by;
      if (next < 0 || next >= rows.length * names.length) return false;
      goTo(Math.floor(next / names.length), names[next % names.length] ?? 'name');
      return true;
    },
    selectAll: () => table.selectAllCells(),
    begin: (cell: CellPlace, event: MouseEvent) => cellIn(cell)?.getSelectionStartHandler()(event),
    extend: (cell: CellPlace, event: MouseEvent) => cellIn(cell)?.getSelectionExtendHandler()(event),
    /** The selected columns of a row, as one text: '1-3'; null for a row outside, and while only one cell is selected. */
    selectedIn: (index: number) =>
      isWide && index >= range.minRowIndex && index <= range.maxRowIndex
        ? `${range.minColumnIndex}-${range.maxColumnIndex}`
        : null,
  };
}
