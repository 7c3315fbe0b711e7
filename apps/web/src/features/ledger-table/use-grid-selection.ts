import type { Row, TableKind } from '@elan/domain/ledger/row';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type CellPlace, cellMark } from './cell-place.ts';
import type { Range } from './grid-range.ts';
import { keyOf } from './ledger-edit.ts';
import { actionsColumn, mainColumns } from './table-columns.ts';

type Options = {
  kind: TableKind;
  rows: readonly Row[];
  element: RefObject<HTMLElement | null>;
  /** Somebody is in the field of a cell, which has the focus then. */
  isEditing: boolean;
};

/** The current cell of a table and the range that is selected from it; keys that move it take the focus along. */
export function useGridSelection({ kind, rows, element, isEditing }: Options) {
  const columns = [...mainColumns[kind], actionsColumn];
  /** By keys, so that the cells stay the same while rows come and go. */
  const [ends, setEnds] = useState<{ current: CellPlace; corner: CellPlace } | null>(null);
  const takeFocus = useFocusOnCurrent(element, isEditing);
  const isHere = (cell: CellPlace | undefined) => rows.some((row) => keyOf(row) === cell?.row);
  const chosen = isHere(ends?.current) ? ends?.current : undefined;
  const [first] = rows;
  const current = chosen ?? (first && { row: keyOf(first), column: 'name' });
  const corner = chosen && isHere(ends?.corner) ? ends?.corner : current;
  const placeOf = (cell: CellPlace | undefined) => ({
    at: rows.findIndex((row) => keyOf(row) === cell?.row),
    column: columns.indexOf(cell?.column ?? 'name'),
  });
  const [here, there] = [placeOf(current), placeOf(corner)];

  /** Makes a cell the current one, or extends the range to it. */
  const select = (cell: CellPlace, extendsRange = false) =>
    setEnds(extendsRange && current ? { current, corner: cell } : { current: cell, corner: cell });
  const goTo = (at: number, column: string | undefined, extendsRange = false) => {
    const row = rows[at];
    if (row === undefined || column === undefined) return;
    const cell = { row: keyOf(row), column };
    if (extendsRange) takeFocus();
    else focusCell(element, cell);
    select(cell, extendsRange);
  };
  return {
    /** The cell that a person chose; undefined at first. */
    chosen,
    current,
    /** The place of the current row, and the current column. */
    at: here.at,
    column: current?.column ?? 'name',
    range: {
      minRowIndex: Math.min(here.at, there.at),
      maxRowIndex: Math.max(here.at, there.at),
      minColumnIndex: Math.min(here.column, there.column),
      maxColumnIndex: Math.max(here.column, there.column),
    } satisfies Range,
    takeFocus,
    select,
    /** Moves to a column of a row, by its place; nowhere if there is none. */
    goTo,
    /** Moves the current cell, or the corner of the range that is extended. */
    move: (down: number, right: number, extendsRange: boolean) => {
      const { at, column } = extendsRange ? there : here;
      goTo(at + down, columns[column + right], extendsRange);
    },
    /** Moves like a text is read. @returns false after the last cell and before the first */
    step: (by: 1 | -1): boolean => {
      const next = here.at * columns.length + here.column + by;
      if (next < 0 || next >= rows.length * columns.length) return false;
      goTo(Math.floor(next / columns.length), columns[next % columns.length]);
      return true;
    },
    selectAll: () => {
      const last = rows.at(-1);
      if (first === undefined || last === undefined) return;
      setEnds({ current: { row: keyOf(first), column: 'name' }, corner: { row: keyOf(last), column: actionsColumn } });
    },
  };
}

/** Gives a cell the focus before anything changes: afterwards the browser would lay the table out once more for it. */
function focusCell(element: RefObject<HTMLElement | null>, cell: CellPlace): void {
  show(element.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellMark(cell))}"]`));
}

function show(cell: HTMLElement | null | undefined): void {
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The current cell gets the focus once it is on screen. @returns what asks for that */
function useFocusOnCurrent(element: RefObject<HTMLElement | null>, isEditing: boolean): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current || isEditing) return;
    isWanted.current = false;
    show(element.current?.querySelector<HTMLElement>('[data-current]'));
  });
  return () => {
    isWanted.current = true;
  };
}
