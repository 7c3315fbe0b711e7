import { isRightToLeft } from './legal-text.ts';
import { type CellOfText, columnWidths, markdownNodes, type NodeOfText, type Piece } from './markdown-nodes.ts';
import { highestRow, rowHeight } from './page-layout.ts';
import { pdfText } from './pdf-text.ts';

/** A piece of a paragraph; `href` makes it a link. A line break is its own piece. */
export type PdfRun =
  | { text: string; bold?: boolean; italic?: boolean; strike?: boolean; code?: boolean; href?: string }
  | { isBreak: true };
type Style = Omit<Extract<PdfRun, { text: string }>, 'text'>;

export type PdfCell = { runs: PdfRun[]; isRight?: boolean };

/** `isWhole` for a row that does not break across pages. */
export type PdfRow = { cells: PdfCell[]; isTotal: boolean; isWhole: boolean };

/** What the template lays out. Every text in it is data: the template never reads it as markup. */
export type PdfNode =
  | { is: 'heading'; level: number; runs: PdfRun[] }
  | { is: 'text'; runs: PdfRun[]; tone?: 'strong' | 'small' | 'quote'; isRightToLeft: boolean }
  | { is: 'list'; isOrdered: boolean; items: PdfNode[][] }
  | {
      is: 'table';
      widths: number[];
      head: PdfCell[];
      rows: PdfRow[];
      /** In points, roughly. */
      height: number;
      /** Whether it is a block of the document, not a part of a text. */
      isBlock?: boolean;
    }
  | { is: 'picture'; isBlock: true; svg: string; alt: string; caption: PdfRun[] }
  | { is: 'images'; line: PdfImage[] };

/** `file` is where the compiler finds its bytes; without `alt` it only decorates. Sizes are in centimetres. */
export type PdfImage = { file: string; alt: string | null; caption: PdfRun[]; width: number; height: number };

/** A plain text as pieces: its line breaks become line breaks. */
export function pdfRuns(text: string, style: Style = {}): PdfRun[] {
  return text
    .split(/\r?\n/u)
    .flatMap((line, index): PdfRun[] => [
      ...(index === 0 ? [] : [{ isBreak: true } as const]),
      ...(line === '' ? [] : [{ text: pdfText(line), ...style }]),
    ]);
}

export function pdfParagraph(text: string, runs: PdfRun[], tone?: 'strong' | 'small' | 'quote'): PdfNode {
  return { is: 'text', runs, isRightToLeft: isRightToLeft(text), ...(tone === undefined ? {} : { tone }) };
}

type CellsOfRow = Pick<PdfRow, 'cells' | 'isTotal'>;

export function pdfTable(
  widths: readonly number[],
  head: PdfCell[],
  rows: readonly CellsOfRow[],
): Extract<PdfNode, { is: 'table' }> {
  const heightOf = (cells: readonly PdfCell[]) =>
    rowHeight(
      cells.map(({ runs }) => plainText(runs)),
      widths,
    );
  const sized = rows.map((row) => ({ ...row, height: heightOf(row.cells) }));
  return {
    is: 'table',
    widths: [...widths],
    head,
    rows: sized.map(({ height, ...row }) => ({ ...row, isWhole: height < highestRow })),
    height: sized.reduce((sum, { height }) => sum + height, heightOf(head)),
  };
}

/** The words of some runs. */
export const plainText = (runs: readonly PdfRun[]): string =>
  runs.map((run) => ('text' in run ? run.text : '\n')).join('');

/** A text as nodes. */
export const pdfMarkdown = (markdown: string): PdfNode[] => pdfNodes(markdownNodes(markdown));

/** Deeper lists are merged into the one around them: each level makes the lines narrower. */
const deepestList = 4;

const pdfNodes = (nodes: readonly NodeOfText[], level = 0): PdfNode[] => nodes.flatMap((node) => pdfNode(node, level));

function pdfNode(node: NodeOfText, level: number): PdfNode[] {
  switch (node.is) {
    case 'heading':
      return [{ is: 'heading', level: node.level, runs: runsOf(node.pieces) }];
    case 'text':
      return [pdfParagraph(node.text, runsOf(node.pieces), node.isQuote === true ? 'quote' : undefined)];
    case 'list': {
      const items = node.items.map(({ text, pieces, below }) => [
        pdfParagraph(text, runsOf(pieces)),
        ...pdfNodes(below, level + 1),
      ]);
      return level >= deepestList ? items.flat() : [{ is: 'list', isOrdered: node.isOrdered, items }];
    }
    case 'table': {
      const cellsOf = (cells: readonly CellOfText[]) =>
        cells.map(({ pieces, isRight }): PdfCell => ({ runs: runsOf(pieces), isRight }));
      return [
        pdfTable(
          columnWidths([node.head, ...node.rows]),
          cellsOf(node.head),
          node.rows.map((cells) => ({ cells: cellsOf(cells), isTotal: false })),
        ),
      ];
    }
  }
}

const runsOf = (pieces: readonly Piece[]): PdfRun[] =>
  pieces.flatMap((piece): PdfRun[] => {
    if ('isBreak' in piece) return [piece];
    const { text, link, ...style } = piece;
    // An address in a PDF has ASCII characters only.
    return pdfRuns(
      text,
      link !== undefined && /^[\x21-\x7e]+$/u.test(link.href) ? { ...style, href: link.href } : style,
    );
  });
