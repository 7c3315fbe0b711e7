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

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ is: 'heading', level, text });

export const text = (words: string, tone?: 'strong' | 'small'): Block => ({
  is: 'text',
  text: words,
  ...(tone === undefined ? {} : { tone }),
});

/** A list; nothing without items. */
export const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ is: 'list', items }]);

/** Blocks below their title; nothing where there are none. */
export const titled = (title: string, blocks: readonly Block[], level: 2 | 3 = 2): Block[] =>
  blocks.length === 0 ? [] : [heading(title, level), ...blocks];

/** A column of a table that says something of each thing in its rows. */
export type Column<Thing> = {
  head: string;
  width: number;
  isAmount?: boolean;
  says: (thing: Thing) => string | null;
};

/**
 * A table of things, without the columns that say nothing of any of them, and without those of which nothing is said.
 * @param total below the last column, where there is more than one row
 */
export function tableOf<Thing>(
  columns: readonly Column<Thing>[],
  things: readonly Thing[],
  total?: { label: string; text: string },
): Block[] {
  const all = things.map((thing) => columns.map(({ says }) => says(thing) ?? ''));
  const said = all.filter((cells) => cells.some((cell) => cell !== ''));
  if (said.length === 0) return [];
  const kept = columns.flatMap((column, index) =>
    said.some((cells) => cells[index] !== '') ? [{ ...column, index }] : [],
  );
  const between = kept.slice(2).map(() => '');
  const totals =
    total === undefined || total.text === '' || said.length < 2
      ? []
      : [{ cells: kept.length === 1 ? [total.text] : [total.label, ...between, total.text], isTotal: true }];
  const table: Table = {
    head: kept.map(({ head }) => head),
    rows: [...said.map((cells) => ({ cells: kept.map(({ index }) => cells[index] ?? '') })), ...totals],
    isAmount: kept.map(({ isAmount = false }) => isAmount),
    widths: kept.map(({ width }) => width),
  };
  return [{ is: 'table', table }];
}

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
