import { fromSheet } from '@elan/domain/ledger/sheet-text';
import type { ClipboardEvent } from 'react';
import { pick } from '../../lib/i18n/messages.ts';
import { clearRange, pasteInto, sheetOf } from './grid-range.ts';
import { kindTexts, tableMessages } from './messages.ts';
import type { Grid } from './use-grid-state.ts';

/** Copies the selected range as a spreadsheet takes it. @returns false where the browser copies what is in a field */
export function copyFromGrid(event: ClipboardEvent, { kind, rows, language, selection, editing }: Grid): boolean {
  if (editing !== null || selection.at === -1) return false;
  event.preventDefault();
  event.clipboardData.setData('text/plain', sheetOf(kind, rows, selection.range, language));
  return true;
}

export function cutFromGrid(event: ClipboardEvent, grid: Grid): void {
  const { kind, rows, tools, language, selection } = grid;
  if (copyFromGrid(event, grid) && tools.mayEdit) grid.change(clearRange(kind, rows, selection.range, language));
}

/** Pastes lines and columns into cells, and says what found no place. One text goes where the person types. */
export function pasteIntoGrid(event: ClipboardEvent, grid: Grid): void {
  const { kind, rows, tools, language, selection, editing } = grid;
  const cells = fromSheet(event.clipboardData.getData('text/plain'));
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  if (!tools.mayEdit || (editing !== null && isOne)) return;
  event.preventDefault();
  if (editing !== null) {
    selection.takeFocus();
    grid.cancel();
  }
  const pasted = pasteInto(kind, rows, selection.range, cells, kindTexts[kind].newRow[language], language);
  grid.change(pasted);
  const words = pick(tableMessages, language);
  const wrong = pasted.problems.filter(({ problem }) => problem !== null).length;
  tools.announce(
    [
      words.pasted(pasted.rows, wrong),
      ...(pasted.noRoom > 0 ? [words.noRoom(pasted.noRoom)] : []),
      ...(pasted.leftOut > 0 ? [words.notPasted(pasted.leftOut)] : []),
    ].join(' '),
  );
}
