import { AlignmentType, ExternalHyperlink, type FileChild, type ParagraphChild, TextRun } from 'docx';
import { columnWidths, markdownNodes, type NodeOfText, type Piece, wordsOf } from './markdown-nodes.ts';
import { rowHeight, wholeTable } from './page-layout.ts';
import { paragraphOf, runsOf } from './paragraph-of.ts';
import { gridOf, rowKeepsNext } from './table-of.ts';
import type { WordHeadings } from './word-headings.ts';
import { listStyles } from './word-styles.ts';

/** Counts the ordered lists of a document, so that each begins at one. */
export type ListCounter = { next(): number };

/** Deeper lists are laid out as this one; Word has nine levels. */
const deepestLevel = 3;

/** An analysis as paragraphs, lists and tables of Word. */
export function wordMarkdown(text: string, lists: ListCounter, headings: WordHeadings): FileChild[] {
  return wordNodes(markdownNodes(text), { lists, headings, level: 0 });
}

type Place = { lists: ListCounter; headings: WordHeadings; level: number };

const wordNodes = (nodes: readonly NodeOfText[], place: Place): FileChild[] =>
  nodes.flatMap((node) => wordNode(node, place));

function wordNode(node: NodeOfText, place: Place): FileChild[] {
  switch (node.is) {
    case 'heading':
      return place.headings.heading(wordsOf(node.pieces), node.level, inline(node.pieces));
    case 'text':
      return [paragraphOf(node.text, node.isQuote === true ? { style: 'Passage' } : {}, inline(node.pieces))];
    case 'list':
      return list(node, place);
    case 'table':
      return [table(node), paragraphOf('')];
  }
}

function list({ isOrdered, items }: Extract<NodeOfText, { is: 'list' }>, place: Place): FileChild[] {
  const numbering = {
    reference: isOrdered ? listStyles.numbers : listStyles.bullets,
    level: Math.min(place.level, deepestLevel),
    ...(isOrdered ? { instance: place.lists.next() } : {}),
  };
  return items.flatMap(({ text, pieces, below }) => [
    paragraphOf(text, { style: 'Item', numbering }, inline(pieces)),
    ...wordNodes(below, { ...place, level: place.level + 1 }),
  ]);
}

function table({ head, rows }: Extract<NodeOfText, { is: 'table' }>) {
  const bold = head.map((cell) => ({
    ...cell,
    pieces: cell.pieces.map((piece) => ({ ...piece, bold: true as const })),
  }));
  const all = [bold, ...rows];
  const widths = columnWidths(all);
  const heights = all.map((cells) =>
    rowHeight(
      cells.map(({ text }) => text),
      widths,
    ),
  );
  const placing = { keepNext: false, isWhole: heights.reduce((sum, height) => sum + height, 0) <= wholeTable };
  return gridOf(
    all.map((cells, place) => {
      const keepNext = rowKeepsNext(place, all.length, placing);
      return cells.map(({ text, isRight, pieces }) => {
        const alignment = isRight ? AlignmentType.END : AlignmentType.START;
        return paragraphOf(text, { style: 'Cell', alignment, keepNext }, inline(pieces));
      });
    }),
    widths,
  );
}

/** The runs of pieces; those of a link are within it. */
function inline(pieces: readonly Piece[]): ParagraphChild[] {
  const links = new Map<object, TextRun[]>();
  return pieces.flatMap((piece): ParagraphChild[] => {
    const runs = runsOfPiece(piece);
    const link = 'text' in piece ? piece.link : undefined;
    if (link === undefined) return runs;
    const begun = links.get(link);
    begun?.push(...runs);
    if (begun !== undefined) return [];
    links.set(link, runs);
    return [new ExternalHyperlink({ link: link.href, children: runs })];
  });
}

function runsOfPiece(piece: Piece): TextRun[] {
  if ('isBreak' in piece) return [new TextRun({ break: 1 })];
  const { text, link: _link, italic, code, ...style } = piece;
  return runsOf(text, { ...style, ...(italic ? { italics: true } : {}), ...(code ? { font: 'Courier New' } : {}) });
}
