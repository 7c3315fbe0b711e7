import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

type Style = { bold?: true; italic?: true; strike?: true; code?: true; link?: { href: string } };
/** A piece of a paragraph, whose text may have line breaks. All pieces of a link have the same `link`. */
export type Piece = ({ text: string } & Style) | { isBreak: true };

/** `text` is what the pieces were written as. */
type Said = { text: string; pieces: Piece[] };
export type CellOfText = Said & { isRight: boolean };
export type ItemOfText = Said & { below: NodeOfText[] };

/** What a text of Markdown is made of, for every kind of file. */
export type NodeOfText =
  | { is: 'heading'; level: 2 | 3; pieces: Piece[] }
  | ({ is: 'text'; isQuote?: true } & Said)
  | { is: 'list'; isOrdered: boolean; items: ItemOfText[] }
  | { is: 'table'; head: CellOfText[]; rows: CellOfText[][] };

/** Reads Markdown. No HTML in it has any effect: it stays text. Its highest headings become headings of level 2. */
export function markdownNodes(markdown: string): NodeOfText[] {
  const tokens = Lexer.lex(markdown, { gfm: true });
  return nodesOf(tokens, highestHeading(tokens));
}

/** The depth of the highest headings; 6 without any. */
export const highestHeading = (tokens: readonly Token[]): number =>
  Math.min(6, ...tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : [])));

/** The words of some pieces. */
export const wordsOf = (pieces: readonly Piece[], lineBreak = '\n'): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : lineBreak)).join('');

const nodesOf = (tokens: readonly Token[], top: number): NodeOfText[] =>
  tokens.flatMap((token) => nodeOf(token as MarkedToken, top));

function nodeOf(token: MarkedToken, top: number): NodeOfText[] {
  switch (token.type) {
    case 'heading':
      return [{ is: 'heading', level: token.depth <= top ? 2 : 3, pieces: piecesOf(token.tokens) }];
    case 'paragraph':
      return [{ is: 'text', text: token.text, pieces: piecesOf(token.tokens) }];
    case 'list':
      return [{ is: 'list', isOrdered: token.ordered, items: token.items.map((item) => itemOf(item, top)) }];
    case 'table': {
      // A column that nobody filled in says nothing on paper.
      const isFilled = token.header.map((_, at) => token.rows.some((row) => row[at]?.text.trim() !== ''));
      const isEmpty = token.rows.length === 0 || !isFilled.includes(true);
      const cells = (row: readonly Tokens.TableCell[]) =>
        row
          .filter((_, at) => isEmpty || isFilled[at])
          .map(({ text, align, tokens }) => ({ text, isRight: align === 'right', pieces: piecesOf(tokens) }));
      return [{ is: 'table', head: cells(token.header), rows: token.rows.map(cells) }];
    }
    case 'blockquote':
      return nodesOf(token.tokens, top).map((node) => (node.is === 'text' ? { ...node, isQuote: true } : node));
    case 'code':
      return [{ is: 'text', text: token.text, pieces: [{ text: token.text, code: true }] }];
    case 'html':
      return [{ is: 'text', text: token.raw.trim(), pieces: [html(token.raw.trim())] }];
    case 'space':
    case 'def':
    case 'hr':
      return [];
    default:
      return [{ is: 'text', text: token.raw, pieces: piecesOf([token]) }];
  }
}

function itemOf({ text, tokens, task, checked }: Tokens.ListItem, top: number): ItemOfText {
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox');
  const hasWords = first !== undefined && (first.type === 'text' || first.type === 'paragraph');
  const mark = task ? [{ text: checked === true ? '☑ ' : '☐ ' }] : [];
  const said = hasWords ? piecesOf(('tokens' in first ? first.tokens : undefined) ?? [first]) : [];
  return { text, pieces: [...mark, ...said], below: nodesOf(hasWords ? rest : tokens, top) };
}

const piecesOf = (tokens: readonly Token[] = [], style: Style = {}): Piece[] =>
  tokens.flatMap((token) => pieceOf(token as MarkedToken, style));

function pieceOf(token: MarkedToken, style: Style): Piece[] {
  switch (token.type) {
    case 'strong':
      return piecesOf(token.tokens, { ...style, bold: true });
    case 'em':
      return piecesOf(token.tokens, { ...style, italic: true });
    case 'del':
      return piecesOf(token.tokens, { ...style, strike: true });
    case 'codespan':
      return [{ ...style, text: token.text, code: true }];
    case 'link':
      return piecesOf(token.tokens, isSafe(token.href) ? { ...style, link: { href: token.href } } : style);
    case 'br':
      return [{ isBreak: true }];
    case 'html':
      return [html(token.raw, style)];
    case 'text':
      return token.tokens === undefined ? [{ ...style, text: spaces(token.text) }] : piecesOf(token.tokens, style);
    case 'escape':
    case 'image':
      return [{ ...style, text: token.text }];
    default:
      return [{ ...style, text: token.raw }];
  }
}

/** Only addresses that are safe to follow become links (http, https, mailto). */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/iu.test(href) && URL.canParse(href);

/** The reference that models write in amounts; the others stay as they are written. */
const spaces = (text: string): string => text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');

/** <br>, the one tag models write in table cells, becomes a line break. */
const html = (raw: string, style: Style = {}): Piece => ({ ...style, text: raw.replace(/<br\s*\/?>/giu, '\n') });

/** The relative widths of a table of text: a column with longer texts or words is wider, up to four times. */
export function columnWidths(rows: readonly (readonly CellOfText[])[]): number[] {
  return (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((cells) => cells[column]?.text ?? '');
    const longest = (parts: readonly string[]) => Math.max(...parts.map((part) => part.length));
    const inOneLine = longest(texts.flatMap((text) => text.split(/\s/u)));
    return Math.min(4, Math.max(1, longest(texts) / 15, inOneLine / 8));
  });
}
