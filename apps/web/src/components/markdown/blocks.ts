import { Lexer, type Tokens } from 'marked';

/**
 * Splits markdown into top-level blocks that can be rendered one by one: a block that is finished never changes again
 * while the text goes on. A block that refers to definitions of links elsewhere in the text brings them along.
 */
export function splitBlocks(markdown: string): string[] {
  // Only the outline is read here; what is in a block is read when it is rendered.
  const tokens = new Lexer({ gfm: true }).blockTokens(markdown);
  const definitions = tokens.filter((token): token is Tokens.Def => token.type === 'def');
  return tokens
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map(({ raw }) => {
      const block = raw.trimEnd();
      const used = definitions.filter(({ tag }) => refersTo(block, tag));
      return used.length === 0 ? block : `${block}\n\n${used.map((definition) => definition.raw.trim()).join('\n')}`;
    });
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
