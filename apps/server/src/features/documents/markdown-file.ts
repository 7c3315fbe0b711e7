import type { Language } from '@elan/domain/locale';
import { chartMark, pictureMark } from '@elan/domain/plan-document/pictures';
import { Lexer, type Tokens } from 'marked';
import type { Block, Composed, ImageOf, Table } from './blocks.ts';
import { composeDocument } from './compose-document.ts';
import type { Content } from './gather-content.ts';
import { highestHeading } from './markdown-nodes.ts';
import { withTypography } from './typographic.ts';

/** The same document as in Word, as Markdown. */
export function markdownFile(content: Content): Buffer {
  return markdownOf(composeDocument(content));
}

export function markdownOf(document: Composed): Buffer {
  return Buffer.from(textFrom(document, blockText));
}

/** For a screen that shows the pictures: a line with the id of each in its place, and the charts themselves. */
export function readingOf(document: Composed, language: Language): string {
  return textFrom(withTypography(document, language), (block) => {
    if (block.is === 'images') return block.line.map(({ id }) => pictureMark(id)).join('\n\n');
    return block.is === 'picture' ? chartMark(block) : blockText(block);
  });
}

function textFrom(
  { title, subtitle, lines, date, madeWith, parts }: Composed,
  textOfBlock: (block: Block) => string,
): string {
  const texts = [
    `# ${plain(title)}`,
    ...(subtitle === '' ? [] : [plain(subtitle)]),
    ...lines.map(plain),
    plain(date),
    ...(madeWith === '' ? [] : [plain(madeWith)]),
    ...parts.flatMap((part) => [`# ${plain(part.title)}`, ...part.blocks.map(textOfBlock)]),
  ];
  return `${texts.join('\n\n')}\n`;
}

/** The blocks of a part without its title. */
export function markdownOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

/** A plain text in Markdown: nothing in it is markup. */
function plain(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) =>
      line
        .replace(/[\\`*_[\]<|~]|&(?=#?\w+;)/gu, '\\$&')
        .replace(/^(\s*)([#+=>-])/u, '$1\\$2')
        .replace(/^(\s*\d+)([.)])/u, '$1\\$2'),
    )
    .join('  \n');
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plain(block.text)}`;
    case 'text':
      return textOf(block);
    case 'list':
      return block.items.map((item) => `- ${plain(item)}`).join('\n');
    case 'markdown':
      return lowered(block.text);
    case 'table':
      return tableText(block.table);
    case 'picture':
      return `${plain(block.caption)}  \n${plain(block.alt)}`;
    case 'images':
      return block.line.map(imageText).filter(Boolean).join('\n\n');
  }
}

/** What a picture shows and says, in words: a text file has no pictures. */
function imageText({ alt, caption }: ImageOf): string {
  const words = [caption, ...(alt === null ? [] : [`[${alt}]`])];
  return words.filter(Boolean).map(plain).join('  \n');
}

function textOf({ text, tone }: Extract<Block, { is: 'text' }>): string {
  return tone === 'strong' ? `**${plain(text)}**` : plain(text);
}

/** An analysis with its highest headings on level 2. HTML in it stays text, except for line breaks. */
function lowered(text: string): string {
  const tokens = Lexer.lex(text, { gfm: true });
  const top = highestHeading(tokens);
  return tokens
    .map((token) => {
      if (token.type === 'code') return token.raw;
      const safe = token.raw.replace(/<(?!br\s*\/?>|https?:|mailto:)/giu, '\\<');
      if (token.type !== 'heading') return safe;
      return safe.replace(/^ *#+/u, '#'.repeat(Math.min(6, (token as Tokens.Heading).depth - top + 2)));
    })
    .join('')
    .trim();
}

function tableText({ head, rows, isAmount }: Table): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => plain(cell).replace(/ {2}\n/gu, '<br>')).join(' | ')} |`;
  const rule = `| ${isAmount.map((isRight) => (isRight ? '---:' : '---')).join(' | ')} |`;
  return [row(head), rule, ...rows.map(({ cells }) => row(cells))].join('\n');
}
