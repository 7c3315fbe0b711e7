import type { Row, TableKind } from '@elan/domain/ledger/row';
import { fromSheet } from '@elan/domain/ledger/sheet-text';
import { showCell } from '@elan/domain/ledger/show-cell';
import { cellSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { draftFromKey, draftOf, parseDraft } from './draft-cell.ts';
import { clearRange, fillRange, pasteInto, type Range, sheetOf } from './grid-range.ts';
import { actionsColumn, type RowActions } from './grid-row.tsx';
import { changeBegun, changeCells, keepRows, keyOf, moveRow, placeRow, removeRows } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { cellOf, columnOf, mainColumns } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

const features = tableFeatures({ cellSelectionFeature });

type Editing = { row: string; column: string; draft: string; selects: boolean; before: Row };
type Options = {
  kind: TableKind;
  rows: readonly Row[];
  tools: TableTools;
  element: RefObject<HTMLElement | null>;
  started: string | null;
};

const directions = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

const isWide = (range: Range) => range.maxRowIndex > range.minRowIndex || range.maxColumnIndex > range.minColumnIndex;

/** The current cell, the selected range and the cell being edited of one table, and what keys and the clipboard do. */
export function useGrid({ kind, rows, tools, element, started }: Options) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const { edits, mayEdit, problems, announce, showDetails, point } = tools;
  const names = mainColumns[kind];
  const columns = useMemo(
    () => [...names, actionsColumn].map((id) => ({ id, accessorFn: (row: Row) => cellOf(row, id) })),
    [names],
  );
  const table = useTable({ features, columns, data: rows as Row[], getRowId: keyOf, autoResetCellSelection: false });
  const [editing, setEditing] = useState<Editing | null>(null);
  const wantsFocus = useRef(false);

  const focused = table.getFocusedCell();
  const current =
    focused === undefined
      ? rows[0] === undefined
        ? null
        : { row: keyOf(rows[0]), column: 'name' }
      : { row: focused.row.id, column: focused.column.id };
  const [bounds] = table.getCellSelectionBounds();
  const at = rows.findIndex((row) => keyOf(row) === current?.row);
  const column = current?.column ?? 'name';
  const range: Range = bounds ?? {
    minRowIndex: at,
    maxRowIndex: at,
    minColumnIndex: names.indexOf(column),
    maxColumnIndex: names.indexOf(column),
  };
  const rowOf = (key: string) => rows.find((row) => keyOf(row) === key);

  const start = (key: string, name: string, draft?: string) => {
    const row = rowOf(key);
    if (!mayEdit || row === undefined) return;
    if (name === actionsColumn) return showDetails(row);
    const field = columnOf(kind, name);
    const typed = problems.of(key, name)?.typed ?? draftOf(field, cellOf(row, name), language);
    const selects = draft === undefined;
    setEditing({ row: key, column: name, draft: draft ?? typed, selects, before: row });
  };

  const commit = () => {
    if (editing === null) return;
    setEditing(null);
    const { row: key, column: name, draft, before } = editing;
    const field = columnOf(kind, name);
    const parsed = parseDraft(name, field, draft, language);
    if ('problem' in parsed) {
      problems.set([{ row: key, column: name, problem: { typed: draft, says: parsed.problem } }]);
      announce(text(parsed.problem));
      return;
    }
    problems.set([{ row: key, column: name, problem: null }]);
    const isSame = JSON.stringify(cellOf(before, name)) === JSON.stringify(parsed.value);
    if (isSame) return;
    const row = rowOf(key);
    const cells = { [name]: parsed.value };
    // A row that somebody deleted in the meantime comes back with what was typed.
    edits.apply([row === undefined ? changeCells(before, cells) : changeBegun(before, row, cells)]);
    announce(words.saved(text(field.label), showCell(field, parsed.value, language)));
  };

  const go = (act: () => void) => {
    wantsFocus.current = true;
    act();
  };
  const focusCell = (index: number, name: string) => {
    const row = rows[index];
    if (row !== undefined) go(() => table.setFocusedCell(keyOf(row), name));
  };
  /** Moves like a text is read; false after the last cell and before the first. */
  const step = (by: 1 | -1) => {
    const all = [...names, actionsColumn];
    const place = at * all.length + all.indexOf(column) + by;
    if (place < 0 || place >= rows.length * all.length) return false;
    focusCell(Math.floor(place / all.length), all[place % all.length] ?? 'name');
    return true;
  };

  const selectedRows = () => rows.slice(range.minRowIndex, range.maxRowIndex + 1);
  const move = (by: -1 | 1) => {
    const row = rows[at];
    const edit = row === undefined ? undefined : moveRow(rows, row, by);
    if (edit === undefined) return;
    wantsFocus.current = true;
    edits.apply([edit]);
    announce(words.moved);
  };
  const change = (found: ReturnType<typeof fillRange>) => {
    problems.set(found.problems);
    edits.apply(found.edits);
  };

  const pressWhileEditing = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isTab = event.key === 'Tab';
    if (event.key === 'Escape') go(() => setEditing(null));
    else if (event.key === 'Enter' || isTab) {
      commit();
      const moved = isTab ? step(event.shiftKey ? -1 : 1) : at + 1 < rows.length;
      if (!isTab && moved) focusCell(at + 1, column);
      else wantsFocus.current = true;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const press = (event: KeyboardEvent) => {
    if (editing !== null) return pressWhileEditing(event);
    const isOnButton = event.target instanceof HTMLElement && event.target.matches('button');
    if (current === null || (isOnButton && (event.key === 'Enter' || event.key === ' '))) return;
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const act = (): boolean => {
      if (key in directions) {
        const direction = directions[key as keyof typeof directions];
        if (event.altKey) {
          if (mayEdit && (direction === 'up' || direction === 'down')) move(direction === 'up' ? -1 : 1);
        } else if (command && direction !== 'left' && direction !== 'right') {
          focusCell(direction === 'up' ? 0 : rows.length - 1, column);
        } else if (focused === undefined) {
          table.setFocusedCell(current.row, current.column);
          go(() => table.moveCellSelection(direction));
        } else go(() => (shiftKey ? table.extendCellSelection(direction) : table.moveCellSelection(direction)));
        return true;
      }
      if (key === 'Home' || key === 'End') {
        focusCell(command ? (key === 'Home' ? 0 : rows.length - 1) : at, key === 'Home' ? 'name' : actionsColumn);
        return true;
      }
      if (key === 'Tab') return step(shiftKey ? -1 : 1);
      if (key === 'Enter' || key === 'F2') {
        const row = rowOf(current.row);
        if (column === actionsColumn && row !== undefined) showDetails(row);
        else start(current.row, column);
        return true;
      }
      if (key === 'Escape') {
        element.current?.parentElement?.parentElement?.querySelector<HTMLElement>('[data-after-grid]')?.focus();
        return true;
      }
      if (command && key.toLowerCase() === 'a') {
        table.selectAllCells();
        return true;
      }
      if (!mayEdit) return false;
      if (command && key.toLowerCase() === 'd') change(fillRange(kind, rows, range, 'down', language));
      else if (command && key.toLowerCase() === 'r' && range.maxColumnIndex > range.minColumnIndex)
        change(fillRange(kind, rows, range, 'right', language));
      else if ((key === 'Delete' || key === 'Backspace') && (command || column === actionsColumn))
        remove(selectedRows());
      else if (key === 'Delete' || key === 'Backspace') change(clearRange(kind, rows, range, language));
      else if (key.length === 1 && !command && !event.altKey && column !== actionsColumn)
        start(current.row, column, draftFromKey(columnOf(kind, column), key, language));
      else return false;
      return true;
    };
    if (!act()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A screen reader may move the focus to a cell by itself. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const [row, name] = event.target.dataset.cell?.split(/\|(?=[^|]*$)/u) ?? [];
    if (row === undefined || name === undefined || (row === current?.row && name === column)) return;
    table.setFocusedCell(row, name);
  };

  const remove = (gone: readonly Row[]) => {
    wantsFocus.current = true;
    edits.apply(removeRows(gone));
    announce(words.removed(gone.length));
  };

  const copy = (event: ClipboardEvent): boolean => {
    if (editing !== null || at === -1) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheetOf(kind, rows, range, language));
    return true;
  };
  const cut = (event: ClipboardEvent) => {
    if (copy(event) && mayEdit) change(clearRange(kind, rows, range, language));
  };
  const paste = (event: ClipboardEvent) => {
    const cells = fromSheet(event.clipboardData.getData('text/plain'));
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    // One text goes where the person types; lines and columns go into cells.
    if (!mayEdit || (editing !== null && isOne)) return;
    event.preventDefault();
    if (editing !== null) go(() => setEditing(null));
    const pasted = pasteInto(kind, rows, range, cells, text(kindTexts[kind].newRow), language);
    change(pasted);
    announce(
      [
        words.pasted(pasted.rows, pasted.problems.filter(({ problem }) => problem !== null).length),
        ...(pasted.noRoom > 0 ? [words.noRoom(pasted.noRoom)] : []),
        ...(pasted.leftOut > 0 ? [words.notPasted(pasted.leftOut)] : []),
      ].join(' '),
    );
  };

  // The cell that keys have moved to gets the focus once it is on screen.
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    const cell = element.current?.querySelector<HTMLElement>('[data-current]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const isOn = started !== null && rows.some((row) => keyOf(row) === started);
  const startName = useRef((_: string) => {});
  useLayoutEffect(() => {
    startName.current = (added) => {
      table.setFocusedCell(added, 'name');
      start(added, 'name');
    };
  });
  const due = isOn ? started : null;
  useEffect(() => {
    if (due !== null) startName.current(due);
  }, [due]);

  const pointed = focused === undefined ? undefined : rowOf(focused.row.id);
  const pointedColumn = focused?.column.id;
  useEffect(() => {
    point(pointed === undefined || pointedColumn === undefined ? null : { row: pointed, column: pointedColumn });
  }, [point, pointed, pointedColumn]);

  const live: RowActions = {
    press: (key, name, event) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button') !== null) return;
      const wasCurrent = focused?.row.id === key && focused.column.id === name;
      if (editing !== null) commit();
      if (wasCurrent && !event.shiftKey && name !== actionsColumn) {
        event.preventDefault();
        return start(key, name);
      }
      cellIn(key, name)?.getSelectionStartHandler()(event.nativeEvent);
    },
    enter: (key, name, event) => {
      if (event.buttons === 1) cellIn(key, name)?.getSelectionExtendHandler()(event.nativeEvent);
    },
    edit: (key, name) => start(key, name),
    draft: (draft) => setEditing((now) => now && { ...now, draft }),
    commit,
    keep: (row) => edits.apply(keepRows([row])),
    refuse: (row) => remove([row]),
    details: showDetails,
    drop: (moved, target, edge) => {
      const row = rowOf(moved);
      const other = rowOf(target);
      if (row !== undefined && other !== undefined) edits.apply([placeRow(rows, row, other.id, edge)]);
    },
  };
  const cellIn = (key: string, name: string) =>
    table
      .getRowModel()
      .rowsById[key]?.getAllCells()
      .find((cell) => cell.column.id === name);
  const latest = useRef(live);
  useLayoutEffect(() => {
    latest.current = live;
  });
  const actions = useMemo(
    (): RowActions => ({
      press: (...values) => latest.current.press(...values),
      enter: (...values) => latest.current.enter(...values),
      edit: (...values) => latest.current.edit(...values),
      draft: (...values) => latest.current.draft(...values),
      commit: () => latest.current.commit(),
      keep: (row) => latest.current.keep(row),
      refuse: (row) => latest.current.refuse(row),
      details: (row) => latest.current.details(row),
      drop: (...values) => latest.current.drop(...values),
    }),
    [],
  );

  return {
    props: {
      role: 'grid',
      'aria-multiselectable': true,
      'aria-readonly': !mayEdit,
      onKeyDown: press,
      onFocus: follow,
      onCopy: copy,
      onCut: cut,
      onPaste: paste,
    },
    editing,
    actions,
    currentIn: (row: Row) => (current?.row === keyOf(row) ? current.column : null),
    selectedIn: (index: number) =>
      bounds !== undefined && isWide(bounds) && index >= bounds.minRowIndex && index <= bounds.maxRowIndex
        ? `${bounds.minColumnIndex}-${bounds.maxColumnIndex}`
        : null,
  };
}
