import type { Language } from '@elan/domain/locale';
import type { Block, Composed, Table } from './blocks.ts';

/** What is not prose: code, addresses, and link targets. */
const untouched = /(`+[^`]*`+|\]\([^)\s]*\)|(?:https?:\/\/|mailto:|www\.)\S+|<[^<>\s]+>|(?<!\S)[^\s@]{1,64}@\S+)/u;

const letters: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text.replace(/(?<![\p{L}\p{N}"”])"([^"\n]+)"(?![\p{L}\p{N}])/gu, '“$1”'),
  fr: (text) =>
    text
      .replace(/(?<![\p{L}\p{N}"»])"\s?([^"\n]+?)\s?"(?![\p{L}\p{N}])/gu, '«\u00a0$1\u00a0»')
      .replace(/[“](?=\S)/gu, '«\u00a0')
      .replace(/(?<=\S)[”]/gu, '\u00a0»')
      .replace(/« (?=\S)/gu, '«\u00a0')
      .replace(/(?<=\S|^) (?=[:;?!»%$])/gu, '\u00a0')
      .replace(/(?<=(?<![\p{L}\p{N}])\d{1,3}) (?=\d{3}(?!\d))/gu, '\u00a0'),
};

/**
 * A text as it is printed in that language: typographic apostrophes, quotation marks and dashes, no-break spaces in French,
 * a true minus before amounts. Words, code and addresses stay as they are.
 */
export function typographic(text: string, language: Language): string {
  const parts = text.split(untouched);
  return parts.map((part, index) => (index % 2 === 1 ? part : prose(part, language))).join('');
}

function prose(text: string, language: Language): string {
  const common = text
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
    .replace(/(?<![\p{L}\p{N}’'])'(?=\d\ds?(?!\p{N}))/gu, '’')
    .replace(/(?<![\p{L}\p{N}])'(?=[\p{L}\p{N}][^'’\n]*’(?!\p{L}))/gu, '‘')
    .replace(/(?<=[\p{L}\p{N}.,)’»”]) - (?=[\p{L}(«“])/gu, ' – ')
    .replace(/(?<![^\s(])-(?=\$?\d)/gu, '−');
  return letters[language](common);
}

/** A document whose texts are typographic, whatever the kind of file. */
export function withTypography(document: Composed, language: Language): Composed {
  const printed = (text: string) => typographic(text, language);
  return {
    ...document,
    title: printed(document.title),
    subtitle: printed(document.subtitle),
    lines: document.lines.map(printed),
    parts: document.parts.map((part) => ({
      ...part,
      title: printed(part.title),
      blocks: part.blocks.map((block) => blockOf(block, printed)),
    })),
  };
}

function blockOf(block: Block, printed: (text: string) => string): Block {
  switch (block.is) {
    case 'heading':
    case 'text':
    case 'markdown':
      return { ...block, text: printed(block.text) };
    case 'list':
      return { ...block, items: block.items.map(printed) };
    case 'table':
      return { is: 'table', table: tableOf(block.table, printed) };
    case 'picture':
      return { ...block, alt: printed(block.alt), caption: printed(block.caption) };
    case 'images':
      return { ...block, line: block.line.map((image) => ({ ...image, caption: printed(image.caption) })) };
  }
}

export function tableOf({ head, rows, ...table }: Table, printed: (text: string) => string): Table {
  return { ...table, head: head.map(printed), rows: rows.map((row) => ({ ...row, cells: row.cells.map(printed) })) };
}
