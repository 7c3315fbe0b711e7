import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isRightToLeft } from './legal-text.ts';
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

/** A report as nodes. No HTML in it has any effect: it stays text. Its highest headings become headings of level 2. */
export function pdfMarkdown(markdown: string): PdfNode[] {
  const tokens = Lexer.lex(markdown, { gfm: true });
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));
  return blocks(tokens, { top: Math.min(6, ...depths), level: 0 });
}

/** @param top the depth of the highest headings, which become headings of level 2 */
type Place = { top: number; level: number };
/** Deeper lists are merged into the one around them: each level makes the lines narrower. */
const deepestList = 4;

function blocks(tokens: readonly Token[], place: Place): PdfNode[] {
  return tokens.flatMap((token) => block(token as MarkedToken, place));
}

function block(token: MarkedToken, place: Place): PdfNode[] {
  switch (token.type) {
    case 'heading':
      return [{ is: 'heading', level: token.depth <= place.top ? 2 : 3, runs: inline(token.tokens) }];
    case 'paragraph':
      return [pdfParagraph(token.text, inline(token.tokens))];
    case 'list':
      return list(token, place);
    case 'table':
      return [table(token)];
    case 'blockquote':
      return blocks(token.tokens, place).map((node) => (node.is === 'text' ? { ...node, tone: 'quote' } : node));
    case 'code':
      return [pdfParagraph(token.text, pdfRuns(token.text, { code: true }))];
    case 'html':
      return [pdfParagraph(token.raw, html(token.raw.trim(), {}))];
    case 'space':
    case 'def':
    case 'hr':
      return [];
    default:
      return [pdfParagraph(token.raw, inline([token]))];
  }
}

function list({ ordered, items }: Tokens.List, place: Place): PdfNode[] {
  const below = { ...place, level: place.level + 1 };
  const entries = items.map((item) => {
    const [first, ...rest] = item.tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox');
    const hasWords = first !== undefined && (first.type === 'text' || first.type === 'paragraph');
    const mark = item.task ? pdfRuns(item.checked === true ? '☑ ' : '☐ ') : [];
    const said = hasWords ? inline(('tokens' in first ? first.tokens : undefined) ?? [first]) : [];
    return [pdfParagraph(item.text, [...mark, ...said]), ...blocks(hasWords ? rest : item.tokens, below)];
  });
  return place.level >= deepestList ? entries.flat() : [{ is: 'list', isOrdered: ordered, items: entries }];
}

function table({ header, rows }: Tokens.Table): PdfNode {
  const cell = ({ align, tokens }: Tokens.TableCell): PdfCell => ({ runs: inline(tokens), isRight: align === 'right' });
  return pdfTable(
    header.map((_, column) => widthOf([header, ...rows].map((cells) => cells[column]?.text ?? ''))),
    header.map(cell),
    rows.map((cells) => ({ cells: cells.map(cell), isTotal: false })),
  );
}

/** A column with longer texts is wider, up to four times. */
function widthOf(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => text.length));
  return Math.min(4, Math.max(1, longest / 15));
}

function inline(tokens: readonly Token[], style: Style = {}): PdfRun[] {
  return tokens.flatMap((token) => phrase(token as MarkedToken, style));
}

function phrase(token: MarkedToken, style: Style): PdfRun[] {
  switch (token.type) {
    case 'strong':
      return inline(token.tokens, { ...style, bold: true });
    case 'em':
      return inline(token.tokens, { ...style, italic: true });
    case 'del':
      return inline(token.tokens, { ...style, strike: true });
    case 'codespan':
      return pdfRuns(token.text, { ...style, code: true });
    case 'link':
      return inline(token.tokens, isSafe(token.href) ? { ...style, href: token.href } : style);
    case 'br':
      return [{ isBreak: true }];
    case 'html':
      return html(token.raw, style);
    case 'text':
      return token.tokens === undefined ? pdfRuns(spaces(token.text), style) : inline(token.tokens, style);
    case 'escape':
    case 'image':
      return pdfRuns(token.text, style);
    default:
      return pdfRuns(token.raw, style);
  }
}

/** The words of some tokens, without their marks. */
export const plainTokens = (tokens: readonly Token[]): string => plainText(inline(tokens));

/** Only addresses that are safe to follow become links (http, https, mailto). */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)[\x21-\x7e]+$/iu.test(href) && URL.canParse(href);
}

/** The reference that models write in amounts; the others stay as they are written. */
function spaces(text: string): string {
  return text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');
}

/** <br>, the one tag models write in table cells, becomes a line break. */
function html(raw: string, style: Style): PdfRun[] {
  return pdfRuns(raw.replace(/<br\s*\/?>/giu, '\n'), style);
}
