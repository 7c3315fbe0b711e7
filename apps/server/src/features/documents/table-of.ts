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
import type { Placing } from './page-layout.ts';
import { paragraphOf, runsOf } from './paragraph-of.ts';

const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9C2B4' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none };

/** Twentieths of a point: a sheet of letter paper with the margins of the PDF, so that both have the same pages. */
export const pageSize = { width: 12_240, height: 15_840 } as const;
export const pageMargin = { top: 1_474, bottom: 1_361, left: 1_361, right: 1_361, header: 720, footer: 680 } as const;

/** How wide a text is. */
export const pageRoom = pageSize.width - pageMargin.left - pageMargin.right;

/** Whether the paragraphs of a row stay on the page of the next row: those of a table kept whole, and the head of any. */
export const rowKeepsNext = (row: number, rows: number, { isWhole, keepNext }: Placing): boolean =>
  row === rows - 1 ? keepNext : row === 0 || isWhole;

/**
 * Cells with their paragraphs; the first row is repeated on every page.
 * @param widths relative column widths
 */
export function gridOf(rows: readonly (readonly Paragraph[])[], widths: readonly number[]): WordTable {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return new WordTable({
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map((width) => Math.floor((pageRoom * width) / whole)),
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
                margins: { top: 26, bottom: 26, left: 60, right: 60 },
                ...(index === 0 ? { shading: { fill: 'F1ECE2' } } : {}),
              }),
          ),
        }),
    ),
  });
}

/** A table of plain texts, its amounts on the right. */
export function tableOf({ head, rows, isAmount, widths }: Table, placing: Placing, beginsPage: boolean): WordTable {
  const all = [{ cells: head, isTotal: true }, ...rows];
  const row = (cells: readonly string[], bold: boolean, place: number) =>
    cells.map((text, column) => {
      const alignment = isAmount[column] === true ? AlignmentType.END : AlignmentType.START;
      const keepNext = rowKeepsNext(place, all.length, placing);
      const pageBreakBefore = beginsPage && place === 0 && column === 0;
      return paragraphOf(text, { style: 'Cell', alignment, keepNext, pageBreakBefore }, runsOf(text, { bold }));
    });
  return gridOf(
    all.map(({ cells, isTotal = false }, place) => row(cells, isTotal, place)),
    widths,
  );
}
