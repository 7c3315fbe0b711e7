import type { MarkedToken, Token, Tokens } from 'marked';
import type { Block } from './blocks.ts';
import { type Swot, type SwotQuadrant, swotQuadrants } from './swot-quadrants.ts';

const names: Readonly<Record<SwotQuadrant, readonly string[]>> = {
  strengths: ['strength', 'strengths', 'force', 'forces', 'points forts'],
  weaknesses: ['weakness', 'weaknesses', 'faiblesse', 'faiblesses', 'points faibles'],
  opportunities: ['opportunity', 'opportunities', 'opportunite', 'opportunites', 'occasion', 'occasions'],
  threats: ['threat', 'threats', 'menace', 'menaces'],
};

/** Words that may surround a quadrant's name without changing its meaning. */
const qualifiers = new Set(
  'key main internal external our your the les vos nos cles principales principaux internes externes majeures swot ffom s w o t f m'.split(
    ' ',
  ),
);

/** The quadrant named by a heading, a bold line or a cell; undefined when it says anything more. */
function quadrantOf(label: string): SwotQuadrant | undefined {
  const plain = plainLine(label)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^a-z]+/gu, ' ')
    .trim();
  const words = plain.split(' ').filter((word) => !qualifiers.has(word));
  return swotQuadrants.find((quadrant) => names[quadrant].includes(words.join(' ')));
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

/** '**Strengths**', '**Strengths:** text', 'Strengths:', optionally after a bullet. */
const labelLine = /^\s*(?:[•]\s+)?(?:(\*\*|__)(.+?)\1\s*[:：]?|([^*_:|]{3,40})[:：])\s*(.*)$/u;
const boldLine = /^(\*\*|__)[^*_]+\1\s*[:：]?$/u;
const partsOf = (cell: string) =>
  cell
    .split(/<br\s*\/?>|\s•\s|^\s*•\s/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the points of the quadrant being read are: those of a list end with it, paragraphs with the section. */
type Section = {
  quadrant: SwotQuadrant;
  /** Of its heading; 7 for a name that is none. */
  level: number;
  form: 'list' | 'paragraphs' | 'table' | null;
  /** Of a list: whether its points are numbered. */
  ordered: boolean;
  paragraphs: number;
};

/** How far an analysis is read. */
type Reading = {
  found: Record<SwotQuadrant, string[]>;
  /** A name repeated later, for example in a summary, adds nothing to a quadrant that already has points. */
  closed: Set<SwotQuadrant>;
  current: Section | undefined;
  /** Of the block being read: its points, and whether it says anything that is none. */
  points: string[];
  saysMore: boolean;
};

/**
 * Finds the four quadrants in an analysis: under headings of any level, bold lines or table cells, in English or French
 * (decision N-29).
 * @returns the points of each quadrant as plain text, and the places of the blocks that say nothing but these: none when
 *   some of them stand in blocks that say more. Null when fewer than two quadrants hold any
 */
export function parseSwot(blocks: readonly Block[]): { swot: Swot; places: ReadonlySet<number> } | null {
  const found: Reading['found'] = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
  const reading: Reading = { found, closed: new Set(), current: undefined, points: [], saysMore: false };
  const read = blocks.map(({ token, isApart }) => {
    reading.points = [];
    reading.saysMore = false;
    readBlock(reading, token, isApart);
    return { points: reading.points, saysMore: reading.saysMore };
  });
  // Nothing says where the last section ends: what follows its first paragraph may be the end of the analysis.
  const last = reading.current;
  if (last?.form === 'paragraphs' && last.paragraphs > 1 && !reading.closed.has(last.quadrant)) {
    found[last.quadrant] = found[last.quadrant].slice(0, 1);
  }
  if (swotQuadrants.filter((quadrant) => found[quadrant].length > 0).length < 2) return null;

  const shown = new Set(swotQuadrants.flatMap((quadrant) => found[quadrant]));
  const places = read.flatMap(({ points, saysMore }, place) =>
    !saysMore && points.every((point) => shown.has(point)) ? [place] : [],
  );
  const replaced = new Set(places.flatMap((place) => read[place]?.points ?? []));
  return { swot: found, places: new Set(replaced.size === shown.size ? places : []) };
}

function readBlock(reading: Reading, token: MarkedToken, isApart: boolean): void {
  if (token.type === 'heading') readHeading(reading, token);
  else if (token.type === 'list') readList(reading, token, isApart);
  else if (token.type === 'table') readTable(reading, token);
  else if (token.type === 'blockquote') readInside(reading, token.tokens);
  else if (token.type === 'paragraph' || token.type === 'html') {
    for (const [index, line] of token.text.split('\n').entries()) readLine(reading, line, isApart && index === 0);
  } else {
    // Below a name a line across the page only decorates.
    if (token.type === 'hr' && reading.current?.form != null) close(reading);
    reading.saysMore = true;
  }
}

function open(reading: Reading, quadrant: SwotQuadrant, level: number): void {
  close(reading);
  reading.current = { quadrant, level, form: null, ordered: false, paragraphs: 0 };
}

function close(reading: Reading): void {
  const { found, closed, current } = reading;
  if (current !== undefined && found[current.quadrant].length > 0) closed.add(current.quadrant);
  reading.current = undefined;
}

/** @param quadrant undefined for what belongs to none */
function add(reading: Reading, quadrant: SwotQuadrant | undefined, text: string): void {
  const point = plainLine(text.replace(/^\s*•\s+/u, ''));
  if (!/[\p{L}\p{N}]/u.test(point)) return;
  if (quadrant === undefined) reading.saysMore = true;
  else {
    reading.points.push(point);
    if (!reading.closed.has(quadrant)) reading.found[quadrant].push(point);
  }
}

function readHeading(reading: Reading, { depth, text }: Tokens.Heading): void {
  const quadrant = quadrantOf(text);
  if (quadrant !== undefined) open(reading, quadrant, depth);
  else {
    reading.saysMore = true;
    if (reading.current === undefined || depth <= reading.current.level) close(reading);
    else reading.current.form = null;
  }
}

/** A name with its points after it. @returns whether the line is one */
function readLabel(reading: Reading, line: string): boolean {
  const [, , bold, plain, rest = ''] = labelLine.exec(line) ?? [];
  const quadrant = quadrantOf(bold ?? plain ?? '');
  if (quadrant === undefined) return false;
  open(reading, quadrant, 7);
  for (const point of rest.split(/;\s+/u)) add(reading, quadrant, point);
  if (reading.current !== undefined && reading.found[quadrant].length > 0) reading.current.form = 'list';
  return true;
}

function readLine(reading: Reading, line: string, isApart: boolean): void {
  if (readLabel(reading, line)) return;
  // After a bold name, the next bold line is a different subject.
  if (reading.current?.level === 7 && boldLine.test(line.trim())) close(reading);
  const { current } = reading;
  if (current !== undefined && (current.form === null || current.form === 'paragraphs')) {
    if (isApart || current.form === null) current.paragraphs += 1;
    current.form = 'paragraphs';
    add(reading, current.quadrant, line);
  } else {
    reading.saysMore = true;
    if (isApart) close(reading);
  }
}

/** What is inside a quotation or a point is never apart from it. */
function readInside(reading: Reading, tokens: readonly Token[]): void {
  for (const token of tokens) if (token.type !== 'space') readBlock(reading, token as MarkedToken, false);
}

function readList(reading: Reading, { items, ordered }: Tokens.List, isApart: boolean): void {
  for (const { tokens } of items) {
    const isWords = ({ type }: Token) => type === 'text' || type === 'paragraph';
    const lines = tokens.filter(isWords).flatMap(({ raw }) => raw.trim().split('\n'));
    // The matrix has no lines within a point.
    if (lines.length > 1) reading.saysMore = true;
    if (!readLabel(reading, lines[0] ?? '')) readItem(reading, lines.join(' '), ordered, isApart);
    readInside(
      reading,
      tokens.filter((token) => !isWords(token)),
    );
  }
}

function readItem(reading: Reading, text: string, ordered: boolean, isApart: boolean): void {
  const form = reading.current?.form;
  // After a blank line, a list of another kind, or one below a table, is another subject.
  const isOther = form === 'table' || (form === 'list' && reading.current?.ordered !== ordered);
  if (isApart && isOther) close(reading);
  const { current, closed, found } = reading;
  if (current !== undefined) {
    if (form !== 'list') current.ordered = ordered;
    // What led to the list is no point of it.
    if (form === 'paragraphs' && !closed.has(current.quadrant)) found[current.quadrant] = [];
    current.form = 'list';
  }
  add(reading, current?.quadrant, text);
}

function readTable(reading: Reading, { header, rows, raw }: Tokens.Table): void {
  const [, , ...lines] = raw.split('\n');
  // The line below a table belongs to it, even if it has no cells.
  const last = lines.findIndex((line) => !line.includes('|'));
  let columns: (SwotQuadrant | undefined)[] | undefined;
  for (const [index, row] of [header, ...rows.slice(0, last === -1 ? undefined : last)].entries()) {
    const cells = row.map(({ text }) => text);
    columns = readRow(reading, cells, columns);
    const { current } = reading;
    if (columns !== undefined || current === undefined) continue;
    // Points may come as a table of their own, below a row of headings; after other points it is another subject.
    if (index > 0) add(reading, current.quadrant, cells[0] ?? '');
    else if (current.form === null) current.form = 'table';
    else close(reading);
  }
  if (last !== -1 && last < rows.length) reading.saysMore = true;
}

/** One row of a table: names either head the columns, or the first cell names the rest of its row. */
function readRow(reading: Reading, cells: readonly string[], columns: (SwotQuadrant | undefined)[] | undefined) {
  const parts = cells.map(partsOf);
  const named = parts.map(([first = '']) => quadrantOf(first));
  const count = named.filter((quadrant) => quadrant !== undefined).length;
  const isRowNamed = count === 1 && named[0] !== undefined && cells.length > 1;
  for (const [column, texts] of parts.entries()) {
    const quadrant = isRowNamed ? named[0] : count > 0 ? named[column] : columns?.[column];
    const isName = named[column] !== undefined;
    for (const text of isName ? texts.slice(1) : texts) add(reading, quadrant, text);
  }
  return count > 0 && !isRowNamed ? named : columns;
}
