import type { PictureWords } from '@elan/domain/plan-document/pictures';

/** What a document is made of, whatever the kind of file. Texts are plain, except in a block of markdown. */
export type Block =
  | { is: 'heading'; level: 2 | 3; text: string }
  | { is: 'text'; text: string; tone?: 'strong' | 'small' }
  | { is: 'list'; items: readonly string[] }
  /** Its highest headings become headings of level 2. */
  | { is: 'markdown'; text: string }
  | { is: 'table'; table: Table }
  /** `alt` describes the picture in words; files without pictures show it instead. */
  | { is: 'picture'; svg: string; alt: string; caption: string }
  /** Pictures that people added, side by side: one as wide as the text, or up to two of half that. */
  | { is: 'images'; line: readonly ImageOf[] };

export type ImageOf = PictureWords & {
  id: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** Null where a file has only the words. */
  image: { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array } | null;
};

export type Table = {
  head: readonly string[];
  rows: readonly { cells: readonly string[]; isTotal?: boolean }[];
  /** Which columns hold amounts. */
  isAmount: readonly boolean[];
  /** Relative column widths. */
  widths: readonly number[];
};

/** A part of a document, with a heading of level 1. */
export type Part = { title: string; blocks: readonly Block[] };

export type Composed = {
  title: string;
  subtitle: string;
  /** Further lines of the cover: who asks whom for what. */
  lines: readonly string[];
  date: string;
  /** 'Prepared with' the product, on free documents; empty otherwise. */
  madeWith: string;
  parts: readonly Part[];
};

/** A table whose first column names its rows, and whose others hold amounts. */
export function amountTable(head: readonly string[], rows: Table['rows']): Block {
  const isAmount = head.map((_, column) => column > 0);
  return { is: 'table', table: { head, rows, isAmount, widths: isAmount.map((is) => (is ? 1 : 2.4)) } };
}

export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): Block {
  return {
    is: 'table',
    table: { head, rows: rows.map((cells) => ({ cells })), isAmount: head.map(() => false), widths },
  };
}
