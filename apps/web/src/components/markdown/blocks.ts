import { headingOf } from '@elan/domain/heading-line';
import { Lexer, type MarkedToken, type Tokens } from 'marked';

/** A top-level block of a text, with its place in it in UTF-16 offsets; it ends where the next one starts. */
export type Block = {
  /** With the definitions of links elsewhere in the text that it refers to. */
  text: string;
  start: number;
  end: number;
  heading: { level: number; title: string } | null;
  /** Whether a blank line is before it. */
  isApart: boolean;
  /** Its outline; what is in its lines is read when it is rendered. */
  token: MarkedToken;
};

/**
 * Reads markdown as top-level blocks that can be rendered one by one: a block that is finished never changes again while
 * the text goes on.
 */
export function blocksOf(markdown: string): Block[] {
  const tokens = new Lexer({ gfm: true }).blockTokens(markdown) as MarkedToken[];
  const definitions = tokens.filter((token): token is Tokens.Def => token.type === 'def');
  const blocks: Block[] = [];
  let isApart = true;
  for (const token of tokens) {
    if (token.type !== 'space' && token.type !== 'def') {
      const raw = token.raw.trimEnd();
      const used = definitions.filter(({ tag }) => refersTo(raw, tag)).map((definition) => definition.raw.trim());
      const [firstLine = ''] = raw.split('\n', 1);
      const before = blocks.at(-1);
      const from = before === undefined ? 0 : before.start + 1;
      const start = Math.max(from, markdown.indexOf(firstLine, from));
      if (before !== undefined) before.end = start;
      const text = used.length === 0 ? raw : `${raw}\n\n${used.join('\n')}`;
      blocks.push({ text, start, end: markdown.length, heading: headingOf(firstLine) ?? null, isApart, token });
    }
    isApart = token.type === 'space' || /\n[ \t]*\n$/u.test(token.raw);
  }
  return blocks;
}

/** The names of definitions are told apart without case and with single spaces. */
const refersTo = (block: string, tag: string) => block.toLowerCase().replace(/\s+/gu, ' ').includes(`[${tag}]`);

/**
 * The last block of a text that is still arriving, without anything that would change shape when the rest arrives: a
 * table before its second line, a marker without text, unclosed bold.
 */
export function completeTail(block: string): string {
  const lines = block.split('\n');
  if (/^\s*\|/u.test(lines[0] ?? '') && !/^[\s|:-]+\|\s*$/u.test(lines[1] ?? '')) return '';
  const last = lines.at(-1) ?? '';
  if (/^\s*(?:#{1,6}|[-*+]|\d{1,9}[.)]?)\s*$/u.test(last)) lines.pop();
  const text = lines.join('\n').replace(/\*{1,2}$/u, '');
  const bolds = text.split('**').length - 1;
  return bolds % 2 === 1 ? `${text}**` : text;
}
