import {
  AlignmentType,
  BorderStyle,
  type Paragraph,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  Table as WordTable,
} from 'docx';
import type { Table } from './blocks.ts';
import { paragraphOf, runsOf } from './paragraph-of.ts';

const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9C2B4' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none };

/** A twentieth of a point: a sheet of letter paper, with an inch on each side unless the page is turned. */
export const pageSize = { width: 12_240, height: 15_840 } as const;
export const wideMargin = { top: 800, bottom: 800, left: 700, right: 700 } as const;
const room = { usual: pageSize.width - 2 * 1_440, wide: pageSize.height - 2 * wideMargin.left } as const;

/** How wide a text is unless its page is turned. */
export const pageRoom = room.usual;

/** Rows of a table that is kept on one page: about half of it. */
const keptTogether = 20;

/** Whether the paragraphs of a row stay on the page of the next row: those of a short table, and the head of any. */
export const staysWithNext = (row: number, rows: number): boolean =>
  row < rows - 1 && (row === 0 || rows <= keptTogether);

/**
 * Cells with their paragraphs; the first row is repeated on every page.
 * @param widths of the columns, compared with each other
 */
export function gridOf(
  rows: readonly (readonly Paragraph[])[],
  widths: readonly number[],
  page: keyof typeof room = 'usual',
): WordTable {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return new WordTable({
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map((width) => Math.floor((room[page] * width) / whole)),
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new TableCell({
                children: [cell],
                margins: { top: 40, bottom: 40, left: 60, right: 60 },
                ...(index === 0 ? { shading: { fill: 'F1ECE2' } } : {}),
              }),
          ),
        }),
    ),
  });
}

/** A table of plain texts, its amounts on the right. */
export function tableOf({ head, rows, isAmount, widths }: Table, page: keyof typeof room): WordTable {
  const style = page === 'wide' ? 'SmallCell' : 'Cell';
  const all = [{ cells: head, isTotal: true }, ...rows];
  const row = (cells: readonly string[], bold: boolean, place: number) =>
    cells.map((text, column) => {
      const alignment = isAmount[column] === true ? AlignmentType.END : AlignmentType.START;
      const keepNext = staysWithNext(place, all.length);
      return paragraphOf(text, { style, alignment, keepNext }, runsOf(text, { bold }));
    });
  return gridOf(
    all.map(({ cells, isTotal = false }, place) => row(cells, isTotal, place)),
    widths,
    page,
  );
}
