import type { KeyboardEvent } from 'react';
import { draftFromKey } from './draft-cell.ts';
import { clearRange, fillRange } from './grid-range.ts';
import { actionsColumn, columnOf } from './table-columns.ts';
import type { Grid } from './use-grid-state.ts';

/** How far down and to the right an arrow key leads. */
const arrows: Readonly<Record<string, readonly [down: -1 | 0 | 1, right: -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key does in a table. A key that means something here reaches nothing else. */
export function pressInGrid(event: KeyboardEvent, grid: Grid): void {
  const isHandled = grid.editing === null ? pressOnCell(event, grid) : pressInField(event, grid);
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

/** In the field of a cell: Enter and Tab go on, and leaving keeps what was typed; Escape leaves the cell as it was. */
function pressInField(event: KeyboardEvent, { rows, selection, cancel }: Grid): boolean {
  const { key, shiftKey } = event;
  if (event.nativeEvent.isComposing || !['Escape', 'Enter', 'Tab'].includes(key)) return false;
  const { at, column } = selection;
  if (key === 'Escape') {
    selection.takeFocus();
    cancel();
  } else if (key === 'Enter') selection.goTo(Math.min(at + 1, rows.length - 1), column);
  else if (!selection.step(shiftKey ? -1 : 1)) selection.goTo(at, column);
  return true;
}

function pressOnCell(event: KeyboardEvent, grid: Grid): boolean {
  const { rows, tools, element, selection, start } = grid;
  const { current, at, column } = selection;
  const { key, shiftKey } = event;
  const isOnButton = event.target instanceof HTMLElement && event.target.matches('button');
  if (current === undefined || (isOnButton && (key === 'Enter' || key === ' '))) return false;
  const command = event.ctrlKey || event.metaKey;
  if (arrows[key] !== undefined) pressArrow(event, arrows[key], grid);
  else if (key === 'Home' || key === 'End') {
    const line = command ? (key === 'Home' ? 0 : rows.length - 1) : at;
    selection.goTo(line, key === 'Home' ? 'name' : actionsColumn);
  } else if (key === 'Tab') return selection.step(shiftKey ? -1 : 1);
  else if (key === 'Enter' || key === 'F2') {
    const row = rows[at];
    if (column === actionsColumn && row !== undefined) tools.showDetails(row);
    else start(current);
  } else if (key === 'Escape') {
    element.current?.closest('section')?.querySelector<HTMLElement>('[data-after-rows]')?.focus();
  } else if (command && key.toLowerCase() === 'a') selection.selectAll();
  else return tools.mayEdit && changeByKey(event, grid);
  return true;
}

/** Goes to the next cell or the last one of the column, extends the range, or moves the row. */
function pressArrow(event: KeyboardEvent, [down, right]: readonly [-1 | 0 | 1, number], grid: Grid): void {
  const { rows, tools, selection } = grid;
  if (event.altKey) {
    if (tools.mayEdit && down !== 0) grid.moveRow(down);
  } else if (down !== 0 && (event.ctrlKey || event.metaKey)) {
    selection.goTo(down === -1 ? 0 : rows.length - 1, selection.column);
  } else selection.move(down, right, event.shiftKey);
}

/** Fills, empties, deletes and begins to type. */
function changeByKey(event: KeyboardEvent, grid: Grid): boolean {
  const { kind, rows, language, selection, change } = grid;
  const { current, column, range } = selection;
  const { key } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command && key.toLowerCase() === 'd') change(fillRange(kind, rows, range, 'down', language));
  else if (command && key.toLowerCase() === 'r' && range.maxColumnIndex > range.minColumnIndex) {
    change(fillRange(kind, rows, range, 'right', language));
  } else if (key === 'Delete' || key === 'Backspace') {
    if (command || column === actionsColumn) grid.remove(rows.slice(range.minRowIndex, range.maxRowIndex + 1));
    else change(clearRange(kind, rows, range, language));
  } else if (key.length === 1 && !command && !event.altKey && column !== actionsColumn && current !== undefined) {
    grid.start(current, draftFromKey(columnOf(kind, column), key, language));
  } else return false;
  return true;
}
