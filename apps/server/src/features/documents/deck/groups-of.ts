import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, Table } from '../blocks.ts';

/** What is below one heading of a section: lines of text, and tables of amounts. */
export type Group = { heading: string; lines: readonly Line[]; tables: readonly Table[] };
type Line = { lead: string; text: string };

/** The blocks of a section by their headings. Facts of a table become lines; small print and pictures are left out. */
export function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: { heading: string; lines: Line[]; tables: Table[] }[] = [{ heading: '', lines: [], tables: [] }];
  const say = (text: string, lead = '') => {
    if (text.trim() !== '') groups.at(-1)?.lines.push({ lead, text: text.trim() });
  };
  const open = (heading: string) => groups.push({ heading, lines: [], tables: [] });
  for (const block of blocks) {
    if (block.is === 'heading') open(block.text);
    else if (block.is === 'text' && block.tone !== 'small') say(block.text);
    else if (block.is === 'list') for (const item of block.items) say(item);
    else if (block.is === 'markdown') readMarkdown(block.text, say, open);
    else if (block.is === 'table') {
      if (block.table.isAmount.some(Boolean)) groups.at(-1)?.tables.push(block.table);
      else for (const { cells } of block.table.rows) say(cells.slice(1).join(', '), cells[0]);
    }
  }
  return groups.filter(({ lines, tables }) => lines.length > 0 || tables.length > 0);
}

/** Somebody's own words: each paragraph and each point of a list is a line. */
function readMarkdown(
  markdown: string,
  say: (text: string, lead?: string) => void,
  open: (heading: string) => void,
): void {
  for (const token of Lexer.lex(markdown, { gfm: true })) {
    if (token.type === 'heading') open(plainOf((token as Tokens.Heading).tokens));
    else if (token.type === 'list') for (const item of (token as Tokens.List).items) say(plainOf(item.tokens));
    else if (token.type === 'table')
      for (const [lead, ...cells] of (token as Tokens.Table).rows) say(textOf(cells), plainOf(lead?.tokens ?? []));
    else if (token.type === 'paragraph' || token.type === 'blockquote')
      say(plainOf((token as Tokens.Paragraph).tokens));
  }
}

/** The cells of a row that say something. */
const textOf = (cells: readonly Tokens.TableCell[]) =>
  cells
    .map(({ tokens }) => plainOf(tokens))
    .filter((text) => text !== '')
    .join(', ');

/** The words of a piece of Markdown without its marks. */
function plainOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'br') return ' ';
      if (token.type === 'escape') return (token as Tokens.Escape).text;
      if ('tokens' in token && Array.isArray(token.tokens)) return plainOf(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}
