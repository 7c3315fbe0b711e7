import { headingOf } from '@elan/domain/heading-line';
import { type Swot, type SwotQuadrant, swotQuadrants } from './swot-quadrants.ts';

const names: Readonly<Record<string, SwotQuadrant>> = {
  strength: 'strengths',
  strengths: 'strengths',
  force: 'strengths',
  forces: 'strengths',
  'points forts': 'strengths',
  weakness: 'weaknesses',
  weaknesses: 'weaknesses',
  faiblesse: 'weaknesses',
  faiblesses: 'weaknesses',
  'points faibles': 'weaknesses',
  opportunity: 'opportunities',
  opportunities: 'opportunities',
  opportunite: 'opportunities',
  opportunites: 'opportunities',
  occasion: 'opportunities',
  occasions: 'opportunities',
  threat: 'threats',
  threats: 'threats',
  menace: 'threats',
  menaces: 'threats',
};

/** Words that may surround a quadrant's name without changing its meaning. */
const qualifiers = new Set(
  'key main internal external our your the les vos nos cles principales principaux internes externes majeures swot ffom s w o t f m'.split(
    ' ',
  ),
);

/** The quadrant named by a heading, a bold line or a cell; undefined when it says anything more. */
function quadrantOf(label: string): SwotQuadrant | undefined {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^a-z]+/gu, ' ')
    .trim();
  const words = plain.split(' ').filter((word) => !qualifiers.has(word));
  return names[words.join(' ')];
}

/** A line of text without inline markdown. */
function plainLine(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*\*|__|~~|`)/gu, '')
    .replace(/(^|[^\p{L}\p{N}*\\])[*_]([^*_]+)[*_](?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/\\([\p{P}\p{S}])/gu, '$1')
    .trim();
}

const listItem = /^\s*(?:[-*+•]|\d+[.)])\s+(.*)$/u;
/** '**Strengths**', '**Strengths:** text', 'Strengths:', optionally after a list marker. */
const labelLine = /^\s*(?:[-*+•]\s+|\d+[.)]\s+)?(?:(\*\*|__)(.+?)\1\s*[:：]?|([^*_:|]{3,40})[:：])\s*(.*)$/u;
const isOrdered = (line: string) => /^\s*\d/u.test(line);
/** A line across the page, which is no point, whatever marks it is made of. */
const isRule = (line: string) => /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u.test(line);
const isTableRow = (line: string) => /^\s*\|.*\|\s*$/u.test(line);
const isDelimiterRow = (line: string) => /^[\s|:-]+$/u.test(line) && line.includes('-');
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u);
const partsOf = (cell: string) => cell.split(/<br\s*\/?>|\s•\s|^\s*•\s/iu).map((part) => part.trim());

/** What the points of the quadrant being read are: those of a list end with it, paragraphs with the section. */
type Section = {
  quadrant: SwotQuadrant;
  level: number;
  form: 'list' | 'paragraphs' | 'table' | null;
  /** Of a list: whether its points are numbered. */
  ordered: boolean;
  paragraphs: number;
};

/**
 * Finds the four quadrants in an analysis: under headings of any level, bold lines or table cells, in English or French
 * (decision N-29).
 * @returns the points of each quadrant as plain text, or null when fewer than two quadrants hold any
 */
export function parseSwot(markdown: string): Swot | null {
  const found: Record<SwotQuadrant, string[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
  const closed = new Set<SwotQuadrant>();
  let current: Section | undefined;
  let columns: (SwotQuadrant | undefined)[] | undefined;
  let fenced = false;
  let afterBlank = true;

  const add = (quadrant: SwotQuadrant | undefined, text: string) => {
    const point = plainLine(text.replace(listItem, '$1'));
    if (quadrant !== undefined && !closed.has(quadrant) && /[\p{L}\p{N}]/u.test(point)) found[quadrant].push(point);
  };
  // A name repeated later, for example in a summary, adds nothing to a quadrant that already has points.
  const open = (quadrant: SwotQuadrant, level: number) => {
    close();
    current = { quadrant, level, form: null, ordered: false, paragraphs: 0 };
  };
  const close = () => {
    if (current !== undefined && found[current.quadrant].length > 0) closed.add(current.quadrant);
    current = undefined;
  };

  const addItem = (section: Section, line: string) => {
    // After a blank line, a list of another kind, or one below a table, is another subject.
    const isOther = section.form === 'table' || (section.form === 'list' && section.ordered !== isOrdered(line));
    if (afterBlank && isOther && !/^\s{2,}/u.test(line)) return close();
    if (section.form !== 'list') section.ordered = isOrdered(line);
    // What led to the list is no point of it.
    if (section.form === 'paragraphs' && !closed.has(section.quadrant)) found[section.quadrant] = [];
    section.form = 'list';
    add(section.quadrant, line);
  };
  const addParagraph = (section: Section, line: string) => {
    if (section.form === null || section.form === 'paragraphs') {
      section.form = 'paragraphs';
      if (afterBlank) section.paragraphs += 1;
      add(section.quadrant, line);
    } else if (afterBlank && !/^\s{2,}/u.test(line)) close();
    else if (section.form === 'list' && !closed.has(section.quadrant)) {
      const points = found[section.quadrant];
      const last = points.pop();
      if (last !== undefined) points.push(`${last} ${plainLine(line)}`);
    }
  };

  for (const line of markdown.split(/\r?\n/u)) {
    if (/^\s*(?:```|~~~)/u.test(line)) {
      fenced = !fenced;
      continue;
    }
    if (fenced) continue;

    if (isTableRow(line)) {
      const isNewTable = afterBlank;
      afterBlank = false;
      if (isDelimiterRow(line)) continue;
      columns = readRow(cellsOf(line), columns, add);
      if (columns !== undefined || current === undefined) continue;
      // Points may come as a table of their own, below a row of headings; after other points it is another subject.
      if (current.form === null) current.form = 'table';
      else if (current.form === 'table' && !isNewTable) add(current.quadrant, cellsOf(line)[0] ?? '');
      else close();
      continue;
    }
    columns = undefined;

    const heading = headingOf(line);
    if (heading !== undefined) {
      const { level } = heading;
      const quadrant = quadrantOf(plainLine(heading.title));
      if (quadrant !== undefined) open(quadrant, level);
      else if (current === undefined || level <= current.level) close();
      else current = { ...current, form: null };
      continue;
    }

    const label = labelLine.exec(line);
    const named = label === null ? undefined : quadrantOf(plainLine(label[2] ?? label[3] ?? ''));
    if (named !== undefined) {
      open(named, 7);
      const points = (label?.[4] ?? '').split(/;\s+/u);
      for (const point of points) add(named, point);
      if (current !== undefined && found[named].length > 0) current.form = 'list';
      afterBlank = false;
      continue;
    }
    // After a bold name, the next bold line is a different subject.
    if (current?.level === 7 && /^(\*\*|__)[^*_]+\1\s*[:：]?$/u.test(line.trim())) {
      close();
      continue;
    }
    if (isRule(line)) {
      // Below a name it only decorates.
      if (current !== undefined && current.form !== null) close();
      continue;
    }
    const isBlank = line.trim() === '';
    if (current !== undefined && !isBlank) (listItem.test(line) ? addItem : addParagraph)(current, line);
    afterBlank = isBlank;
  }

  // Nothing says where the last section ends: what follows its first paragraph may be the end of the report.
  if (current?.form === 'paragraphs' && current.paragraphs > 1 && !closed.has(current.quadrant)) {
    found[current.quadrant] = found[current.quadrant].slice(0, 1);
  }
  const filled = swotQuadrants.filter((quadrant) => found[quadrant].length > 0);
  return filled.length < 2 ? null : found;
}

/**
 * The places of the blocks that say nothing but what the matrix shows. None when some of its points stand in blocks
 * that say more.
 */
export function blocksOfMatrix(blocks: readonly string[], swot: Swot): ReadonlySet<number> {
  const points = new Set(swotQuadrants.flatMap((quadrant) => swot[quadrant]));
  const left = new Set(points);
  const isShown = (text: string) => {
    const point = plainLine(text.replace(listItem, '$1'));
    left.delete(point);
    return point === '' || points.has(point) || quadrantOf(point) !== undefined;
  };
  const places = blocks.flatMap((block, place) => {
    const lines = block.split(/\r?\n/u).filter((line) => line.trim() !== '');
    const isMatrix = lines.every((line) => {
      if (!isTableRow(line)) return isShown(headingOf(line)?.title ?? line);
      return isDelimiterRow(line) || cellsOf(line).every((cell) => partsOf(cell).every(isShown));
    });
    return isMatrix ? [place] : [];
  });
  return new Set(left.size === 0 ? places : []);
}

/** One row of a table: names either head the columns, or the first cell names the rest of its row. */
function readRow(
  cells: readonly string[],
  columns: (SwotQuadrant | undefined)[] | undefined,
  add: (quadrant: SwotQuadrant | undefined, text: string) => void,
): (SwotQuadrant | undefined)[] | undefined {
  const named = cells.map((cell) => quadrantOf(plainLine(partsOf(cell).find((part) => part !== '') ?? '')));
  const count = named.filter((quadrant) => quadrant !== undefined).length;

  if (count === 1 && named[0] !== undefined && cells.length > 1) {
    for (const cell of cells.slice(1)) for (const part of partsOf(cell)) add(named[0], part);
    return columns;
  }
  if (count > 0) {
    cells.forEach((cell, column) => {
      const [, ...rest] = partsOf(cell).filter((part) => part !== '');
      for (const part of rest) add(named[column], part);
    });
    return named;
  }
  cells.forEach((cell, column) => {
    for (const part of partsOf(cell)) add(columns?.[column], part);
  });
  return columns;
}
