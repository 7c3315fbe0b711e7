import type { Answer, Span } from './answer.ts';
import { says } from './answer.ts';
import type { Figure } from './figure.ts';
import type { Token } from './tokens.ts';

/** A piece of an answer that is about one thing: 'rent $1,900 a month' out of a list. */
export type Clause = Span & {
  /** What holds for it from before a colon or from the heading of its list; null if there is none. */
  lead: Span | null;
  sentence: Span;
  /** The words before the first of several prices of one thing: 'kayaks' in 'kayaks $60 half day / $85 full day'. */
  shared: Span | null;
  figures: readonly Figure[];
};

type Piece = Span & { shared?: Span };

const abbreviations = new Set(
  'approx env inc no st ste mr mrs dr vs incl min max hr mo tel ex etc art ltd qty app appt'.split(' '),
);
const joins = new Set(['and', 'et', '+', '&', 'plus']);

/** No sentence that is meant is longer; a text without an end would cost time for nothing. */
const longest = 250;

/** The sentences and lines of an answer. */
export function sentencesOf(tokens: readonly Token[]): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  tokens.forEach((_, at) => {
    const isEnd = endsSentence(tokens, at);
    if (!isEnd && at - from < longest) return;
    if (at > from) sentences.push({ from, to: at });
    from = isEnd ? at + 1 : at;
  });
  if (from < tokens.length) sentences.push({ from, to: tokens.length });
  return sentences;
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'break' || token.text === ';' || token.text === '!' || token.text === '?') return true;
  if (token.text !== '.' && token.text !== '…') return false;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (next?.glued && next.kind !== 'break') return false;
  // '14k.' ends a sentence, 'J.' does not.
  const isLetter = before?.text.length === 1 && tokens[at - 2]?.kind !== 'number';
  const isShort = before?.kind === 'word' && token.glued && (abbreviations.has(before.text) || isLetter);
  return !isShort || next === undefined || next.kind === 'break';
}

/**
 * The clauses of an answer that hold a figure of a certain sort; words without one stay with the figure they explain.
 */
export function clausesOf(answer: Answer, isMain: (figure: Figure) => boolean): Clause[] {
  const { tokens, figures } = answer;
  let next = 0;
  let heading: Span | null = null;
  return sentencesOf(tokens).flatMap((sentence) => {
    const within: Figure[] = [];
    while (next < figures.length && (figures[next]?.from ?? 0) < sentence.to) {
      const figure = figures[next];
      if (figure !== undefined && figure.from >= sentence.from) within.push(figure);
      next += 1;
    }
    const mains = within.filter(isMain);
    if (mains.length === 0) {
      heading =
        tokens[sentence.to - 1]?.text === ':'
          ? { from: sentence.from, to: sentence.to - 1 }
          : isBullet(tokens, sentence)
            ? heading
            : null;
      return [];
    }
    const colon = leadEnd(answer, sentence, mains);
    const body = { from: colon ?? withoutBullet(tokens, sentence), to: sentence.to };
    const lead = colon === undefined ? heading : { from: withoutBullet(tokens, sentence), to: colon - 1 };
    const pieces = piecesOf(answer, body, within, mains);
    return pieces.map((piece) => {
      // 'My savings: $25,000': what is before the colon is the name.
      const isNamed = colon !== undefined && pieces.length === 1 && isBarely(answer, colon, mains[0]);
      const from = isNamed ? (lead?.from ?? piece.from) : piece.from;
      const figures = within.filter((figure) => figure.from >= from && figure.from < piece.to);
      return { from, to: piece.to, lead: isNamed ? null : lead, sentence, shared: piece.shared ?? null, figures };
    });
  });
}

/** Whether an amount follows a colon with at most 'about' between them. */
function isBarely({ tokens }: Answer, colon: number, figure: Figure | undefined): boolean {
  return (
    figure !== undefined &&
    tokens.slice(colon, figure.from).every((token) => token.tags.has('about') || token.kind !== 'word')
  );
}

function isBullet(tokens: readonly Token[], { from }: Span): boolean {
  const text = tokens[from]?.text;
  return text === '-' || text === '*';
}

/** Where the words of a line begin after its bullet or number. */
function withoutBullet(tokens: readonly Token[], { from, to }: Span): number {
  if (isBullet(tokens, { from, to })) return from + 1;
  const isNumbered =
    tokens[from]?.kind === 'number' &&
    (tokens[from + 1]?.text === ')' || tokens[from + 1]?.text === '.') &&
    tokens[from + 1]?.glued;
  return isNumbered && !tokens[from + 2]?.glued ? from + 2 : from;
}

/** Where the words before a colon end, if they hold no figure and what follows does. */
function leadEnd(answer: Answer, { from, to }: Span, mains: readonly Figure[]): number | undefined {
  const first = mains[0]?.from ?? to;
  for (let at = from + 1; at < Math.min(to, first); at += 1)
    if (answer.tokens[at]?.text === ':' && at - from < 16) return at + 1;
  return undefined;
}

/** Cuts at commas and 'and', outside of parentheses, and where one amount follows another with words between. */
function piecesOf(answer: Answer, body: Span, within: readonly Figure[], mains: readonly Figure[]): Piece[] {
  const parts = partsOf(answer, body, within);
  const pieces: Piece[] = [];
  let waiting: number | undefined;
  const isOther = ({ kind, rhythm, noun }: Figure) => kind === 'count' && (rhythm !== null || noun === null);
  const holdsOther = (span: Span) =>
    within.some((figure) => isOther(figure) && figure.from >= span.from && figure.from < span.to);
  const mainIn = (span: Span) => mains.filter((figure) => figure.from >= span.from && figure.from < span.to);
  parts.forEach((part, index) => {
    const held = mainIn(part);
    const last = pieces.at(-1);
    // 'so $22,800 a year' says again what came before it.
    if (
      held.length > 0 &&
      last !== undefined &&
      waiting === undefined &&
      answer.tokens[part.from]?.tags.has('restates')
    ) {
      last.to = part.to;
      return;
    }
    if (held.length > 0) {
      pieces.push(...splitAtAmounts(answer, { from: waiting ?? part.from, to: part.to }, held));
      waiting = undefined;
      return;
    }
    // '$9 a jar at the market and online, $5.50 wholesale'
    if (last !== undefined && waiting === undefined && part.joined && isWayToSell(answer, part)) {
      last.to = part.to;
      return;
    }
    // '4 educators at $24.50/hr, 37.5 hours a week each, and one cook at $19/hr'
    if (last !== undefined && waiting === undefined && says(answer, { from: part.to - 1, to: part.to }, 'eachOne')) {
      last.to = part.to;
      return;
    }
    const next = parts.slice(index + 1, index + 8).find((other) => mainIn(other).length > 0);
    const opensWithFigure = next !== undefined && mainIn(next)[0]?.from === next.from;
    const opens =
      next !== undefined && (waiting !== undefined || pieces.length === 0 || next.joined || opensWithFigure);
    // 'laptop I already have, books $700': the amount is not of what is before the comma.
    const isApart = says(answer, part, 'negation') || (says(answer, part, 'owned') && !isWorth(answer, next));
    if (opens && isApart) return;
    if (opens) waiting ??= part.from;
    // 'cell 60/month, dump fees 80 in summer': another item, of which the reader does not know what it is.
    else if (last !== undefined && !holdsOther(part)) last.to = part.to;
  });
  return pieces;
}

/** 'I own a truck, worth $8,000' */
function isWorth({ tokens }: Answer, next: Span | undefined): boolean {
  return next !== undefined && ['worth', 'value', 'valued', 'valeur', 'valant'].includes(tokens[next.from]?.text ?? '');
}

function isWayToSell(answer: Answer, part: Span): boolean {
  return part.to - part.from <= 4 && says(answer, part, 'online', 'market', 'store', 'retail', 'shops', 'restaurants');
}

function partsOf({ tokens }: Answer, { from, to }: Span, figures: readonly Figure[]): (Span & { joined: boolean })[] {
  const parts: (Span & { joined: boolean })[] = [];
  let start = from;
  let depth = 0;
  let joined = false;
  const inFigure = new Set<number>();
  for (const figure of figures)
    for (let at = figure.from; at < Math.min(figure.to, figure.from + 12); at += 1) inFigure.add(at);
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.text === '(') depth += 1;
    if (token?.text === ')') depth = Math.max(0, depth - 1);
    const isComma = token?.text === ',' && !(token.glued && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'number');
    const isJoin = token !== undefined && joins.has(token.text);
    if (depth > 0 || inFigure.has(at) || !(isComma || isJoin)) continue;
    if (at > start) parts.push({ from: start, to: at, joined });
    joined = isJoin;
    start = at + 1;
  }
  if (to > start) parts.push({ from: start, to, joined });
  return parts;
}

/** 'kayaks $60 half day / $85 full day': each amount with the words after it, of the thing named before the first. */
function choicesOf({ tokens }: Answer, piece: Span, mains: readonly Figure[]): Piece[] | undefined {
  const cuts = mains.slice(1).map((figure) => (tokens[figure.from - 1]?.text === '/' ? figure.from - 1 : -1));
  const first = mains[0];
  if (first === undefined || cuts.some((cut) => cut < 0)) return undefined;
  const shared = { from: piece.from, to: first.from };
  return mains.map((figure, index) => ({
    from: index === 0 ? piece.from : figure.from,
    to: cuts[index] ?? piece.to,
    shared,
  }));
}

/**
 * 'rent 1900 $ insurance 150 $' has two clauses; '$1,900 a month, so $22,800 a year' and '15 hours at $18' have one.
 */
function splitAtAmounts(answer: Answer, piece: Span, mains: readonly Figure[]): Piece[] {
  const first = mains[0];
  if (mains.length < 2 || first === undefined || first.from === piece.from) return [{ ...piece }];
  const choices = choicesOf(answer, piece, mains);
  if (choices !== undefined) return choices;
  const pieces: Piece[] = [];
  let start = piece.from;
  mains.slice(0, -1).forEach((figure, index) => {
    const gap = { from: figure.to, to: mains[index + 1]?.from ?? figure.to };
    const words = answer.tokens
      .slice(gap.from, gap.to)
      .filter((token) => token.kind === 'word' && token.text.length > 2);
    if (words.length === 0 || says(answer, gap, 'restates', 'compared')) return;
    pieces.push({ from: start, to: figure.to });
    start = figure.to;
  });
  pieces.push({ from: start, to: piece.to });
  return pieces;
}
