import { AlignmentType, ExternalHyperlink, type FileChild, type Paragraph, type ParagraphChild, TextRun } from 'docx';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { rowHeight, wholeTable } from './page-layout.ts';
import { paragraphOf, type RunStyle, runsOf } from './paragraph-of.ts';
import { plainTokens } from './pdf-markdown.ts';
import { gridOf, rowKeepsNext } from './table-of.ts';
import type { WordHeadings } from './word-headings.ts';
import { listStyles } from './word-styles.ts';

/** Counts the ordered lists of a document, so that each begins at one. */
export type ListCounter = { next(): number };

/** Deeper lists are laid out as this one; Word has nine levels. */
const deepestLevel = 3;

/** An analysis as paragraphs, lists and tables of Word. No HTML in it has any effect: it stays text. */
export function wordMarkdown(text: string, lists: ListCounter, headings: WordHeadings): FileChild[] {
  const tokens = Lexer.lex(text, { gfm: true });
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));
  return blocks(tokens, { lists, headings, top: Math.min(6, ...depths), level: 0 });
}

/** @param top the depth of the highest headings, which become headings of level 2 */
type Place = { lists: ListCounter; headings: WordHeadings; top: number; level: number; style?: string };

function blocks(tokens: readonly Token[], place: Place): FileChild[] {
  return tokens.flatMap((token) => block(token as MarkedToken, place));
}

function block(token: MarkedToken, place: Place): FileChild[] {
  switch (token.type) {
    case 'heading':
      return place.headings.heading(
        plainTokens(token.tokens ?? []),
        token.depth <= place.top ? 2 : 3,
        inline(token.tokens),
      );
    case 'paragraph':
      return [paragraphOf(token.text, place.style === undefined ? {} : { style: place.style }, inline(token.tokens))];
    case 'list':
      return list(token, place);
    case 'table':
      return [table(token), paragraphOf('')];
    case 'blockquote':
      return blocks(token.tokens, { ...place, style: 'Passage' });
    case 'code':
      return [paragraphOf(token.text, {}, runsOf(token.text, { font: 'Courier New' }))];
    case 'html':
      return [paragraphOf(token.raw.trim(), {}, html(token.raw.trim(), {}))];
    case 'space':
    case 'def':
    case 'hr':
      return [];
    default:
      return [paragraphOf(token.raw, {}, inline([token]))];
  }
}

function list({ ordered, items }: Tokens.List, place: Place): FileChild[] {
  const numbering = {
    reference: ordered ? listStyles.numbers : listStyles.bullets,
    level: Math.min(place.level, deepestLevel),
    ...(ordered ? { instance: place.lists.next() } : {}),
  };
  return items.flatMap((item) => {
    const [first, ...rest] = item.tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox');
    const mark = item.task ? [new TextRun(item.checked === true ? '☑ ' : '☐ ')] : [];
    const words = first !== undefined && (first.type === 'text' || first.type === 'paragraph');
    const said = words ? inline(('tokens' in first ? first.tokens : undefined) ?? [first]) : [];
    const below = blocks(words ? rest : item.tokens, { ...place, level: place.level + 1 });
    return [paragraphOf(first?.raw ?? '', { style: 'Item', numbering }, [...mark, ...said]), ...below];
  });
}

function table({ header, rows }: Tokens.Table) {
  const all = [header, ...rows];
  const widths = header.map(() => 1);
  const height = all.reduce(
    (sum, cells) =>
      sum +
      rowHeight(
        cells.map(({ text }) => text),
        widths,
      ),
    0,
  );
  const placing = { keepNext: false, isWhole: height <= wholeTable };
  const cell = ({ align, tokens, text, header: isHeader }: Tokens.TableCell, keepNext: boolean): Paragraph => {
    const alignment = align === 'right' ? AlignmentType.END : AlignmentType.START;
    return paragraphOf(text, { style: 'Cell', alignment, keepNext }, inline(tokens, { bold: isHeader }));
  };
  return gridOf(
    all.map((cells, place) => cells.map((each) => cell(each, rowKeepsNext(place, all.length, placing)))),
    widths,
  );
}

function inline(tokens: readonly Token[], style: RunStyle = {}): ParagraphChild[] {
  return tokens.flatMap((token) => phrase(token as MarkedToken, style));
}

function phrase(token: MarkedToken, style: RunStyle): ParagraphChild[] {
  switch (token.type) {
    case 'strong':
      return inline(token.tokens, { ...style, bold: true });
    case 'em':
      return inline(token.tokens, { ...style, italics: true });
    case 'del':
      return inline(token.tokens, { ...style, strike: true });
    case 'codespan':
      return runsOf(token.text, { ...style, font: 'Courier New' });
    case 'link':
      return link(token, style);
    case 'br':
      return [new TextRun({ break: 1 })];
    case 'html':
      return html(token.raw, style);
    case 'text':
      return token.tokens === undefined ? runsOf(spaces(token.text), style) : inline(token.tokens, style);
    case 'escape':
    case 'image':
      return runsOf(token.text, style);
    default:
      return runsOf(token.raw, style);
  }
}

/** The reference that models write in amounts; the others stay as they are written. */
function spaces(text: string): string {
  return text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');
}

/** Only addresses that are safe to follow become links (http, https, mailto). */
function link({ href, tokens }: Tokens.Link, style: RunStyle): ParagraphChild[] {
  const children = inline(tokens, style);
  return /^(?:https?:\/\/|mailto:)\S+$/iu.test(href) && URL.canParse(href)
    ? [new ExternalHyperlink({ link: href, children })]
    : children;
}

/** <br>, the one tag models write in table cells, becomes a line break. */
function html(raw: string, style: RunStyle): ParagraphChild[] {
  return runsOf(raw.replace(/<br\s*\/?>/giu, '\n'), style);
}
