import type { Block, Part, Table } from './blocks.ts';

/** The most columns of amounts that stay readable on a portrait page. */
const mostAmounts = 7;

/**
 * Splits a table that is too wide for a page into several, one below the other: each repeats the first column and has
 * an equal share of the others.
 */
function narrowTables(table: Table): Table[] {
  const { head, rows, isAmount, widths } = table;
  const others = head.length - 1;
  if (others <= mostAmounts + 1 || !isAmount.slice(1).every(Boolean)) return [table];
  const count = Math.ceil(others / mostAmounts);
  const each = Math.ceil(others / count);
  return Array.from({ length: count }, (_, place) => {
    const pick = <Value>(cells: readonly Value[]) => [
      ...cells.slice(0, 1),
      ...cells.slice(1 + place * each, 1 + (place + 1) * each),
    ];
    return {
      head: pick(head),
      rows: rows.map((row) => ({ ...row, cells: pick(row.cells) })),
      isAmount: pick(isAmount),
      widths: pick(widths).map((width, column) => (column === 0 ? Math.min(2.1, width) : width)),
    };
  });
}

/** Blocks whose tables fit on a page. */
export function fitted(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] =>
    block.is === 'table' ? narrowTables(block.table).map((table) => ({ is: 'table', table })) : [block],
  );
}

/** The text area of a letter page, and sizes in it, in points. */
const room = { width: 476, height: 650 } as const;
const point = { line: 11.1, row: 5.1, letter: 4.65, inset: 10, text: 14 } as const;

/** Roughly how high a row of a table is, in points. */
export function rowHeight(cells: readonly string[], widths: readonly number[]): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const lines = cells.map((cell, column) => {
    const width = (room.width * (widths[column] ?? 1)) / whole - point.inset;
    return linesOf(cell, Math.max(4, width / point.letter));
  });
  return Math.max(1, ...lines) * point.line + point.row;
}

/** Roughly how high a table is, in points. */
export function tableHeight({ head, rows, widths }: Pick<Table, 'head' | 'rows' | 'widths'>): number {
  return rows.reduce((sum, { cells }) => sum + rowHeight(cells, widths), rowHeight(head, widths));
}

/** Roughly how high a list is, in points. */
export function listHeight(items: readonly string[]): number {
  return items.reduce((sum, item) => sum + linesOf(item, 95) * point.text + 3, 0);
}

const linesOf = (text: string, letters: number) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);

/** A higher row may break across pages. */
export const highestRow = room.height / 3;

/** What moves to the next page together leaves at most half of the page before it empty. */
const highestWhole = room.height / 2 - 25;
/** A table below a heading alone is kept on one page up to this height. */
export const wholeTable = highestWhole - 58;

/** Roughly how high a heading of each level is with its space, in points. */
const headingHeight = [58, 44, 34] as const;

/** What decides where a block is on a page. `height` in points, for a table or a list. */
export type LayoutBlock = { is: string; level?: number; text?: string; tone?: string; height?: number };

/** Whether a block is kept on the page of the next one, and whether it is kept on one page. */
export type Placing = { keepNext: boolean; isWhole: boolean };

/** A text or list up to this height does not break across pages. */
const highestFlow = 190;

const textHeight = ({ text = '' }: LayoutBlock) => linesOf(text, 100) * point.text;

/** How the blocks below a heading of level 1 are placed. */
export function placings(blocks: readonly LayoutBlock[]): Placing[] {
  let led: number = headingHeight[0];
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const own = block.is === 'text' ? textHeight(block) : (block.height ?? 0);
    const isWhole = led + own <= (block.is === 'table' ? highestWhole : highestFlow);
    const keepNext = next !== undefined && isKeptWithNext(block, next, isWhole);
    const height =
      block.is === 'heading'
        ? (headingHeight[(block.level ?? 2) - 1] ?? 0)
        : linesOf(block.text ?? '', 100) * point.text;
    led = keepNext && block.is !== 'table' ? led + height : 0;
    return { keepNext, isWhole };
  });
}

/** Texts longer than this do not move with what they lead to. */
const longestLead = 300;

/**
 * A heading stays with what is below it, a text with the table, chart or list it leads to, and a table with the small
 * print that explains it.
 */
function isKeptWithNext({ is, text = '', tone }: LayoutBlock, next: LayoutBlock, isWhole: boolean): boolean {
  if (is === 'heading') return true;
  if (is === 'table') return isWhole && next.is === 'text' && next.tone === 'small';
  if (is !== 'text' || text.length > longestLead || tone === 'quote') return false;
  return next.is === 'table' || next.is === 'picture' || (next.is === 'list' && /:\s*$/u.test(text));
}

/**
 * The contents: how deep, with how much space above each part (in points), and whether they take a page of their own. Long
 * ones name only the parts, spread over more than half of the page; short ones share it with the first part.
 */
export type ContentsLayout = { depth: 1 | 2; above: number; isPage: boolean };

const contentsOf = {
  page: 620,
  closest: 2,
  usual: 7,
  fewestEntries: 22,
  fewestParts: 9,
  height: 350,
  line: 14,
} as const;

export function contentsLayout(parts: readonly Part[]): ContentsLayout {
  const entries = parts.reduce(
    (sum, { blocks }) => sum + 1 + blocks.reduce((more, each) => more + entriesOf(each), 0),
    0,
  );
  const room = Math.floor((contentsOf.page - entries * contentsOf.line) / Math.max(1, parts.length));
  if (room >= contentsOf.closest) {
    return { depth: 2, above: Math.min(contentsOf.usual, room), isPage: entries >= contentsOf.fewestEntries };
  }
  const above = Math.min(24, Math.max(7, contentsOf.height / parts.length - contentsOf.line));
  return { depth: 1, above: Math.round(above), isPage: parts.length >= contentsOf.fewestParts };
}

function entriesOf(block: Block): number {
  if (block.is === 'heading') return block.level === 2 ? 1 : 0;
  return block.is === 'markdown' ? (block.text.match(/^ {0,3}##? /gmu)?.length ?? 0) : 0;
}
