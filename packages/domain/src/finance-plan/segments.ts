import { excerpt, onOneLine } from '../excerpt.ts';
import { type Amount, findAmounts } from '../money/amounts.ts';

/** A piece of an answer that speaks of one figure: 'rent $1,900 a month' out of a list of costs. */
export type Segment = {
  /** The person's words on one line, the lead-in included. */
  text: string;
  /** The same without the lead-in; the amounts stand at these places. */
  piece: string;
  /** What stands before a colon and holds for the whole line: 'Before opening'. */
  leadIn: string;
  /** What the figure is for, in the person's words; empty when they name nothing. */
  label: string;
  amounts: readonly Amount[];
  /** Shares such as '2.9 %'. */
  percents: readonly number[];
  /** Which line of the answer it comes from. */
  line: number;
};

const percent = /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,2})?)[ \u00a0\u202f]?(?:%|percent\b|pour cent)/gu;
const percentOfPrice =
  /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{1,2})?[ \u00a0\u202f]?(?:%|percent\b|pour cent)(?:[ \u00a0](?:of (?:the |each |every )?(?:price|sales?)|du prix|des ventes|de (?:la |chaque )?vente))?/giu;
const separator = /,\s+|\s+(?:and|et|plus|\+|&)\s+/giu;
const joins = /and|et|plus|\+|&/iu;
const invisible = /(?![\s])\p{Cc}|\p{Bidi_Control}|[\u200b\u2060-\u2064\ufeff]/gu;

/** One breath names no more; a text typed without any comma would cost time for nothing. */
const mostAmounts = 20;

/**
 * Cuts an answer into the pieces that hold a figure each; words without one stay with the figure they explain.
 * @param isFigure whether a piece holds something to read
 */
export function segmentsOf(text: string, isFigure: (piece: string) => boolean = holdsMoney): Segment[] {
  const plain = text.toWellFormed().replace(invisible, '').replace(/’/gu, "'");
  const lines = plain.split(/[\n;]+|[.!?…]+(?=\s|$)/u).filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    const { leadIn, opening, rest } = splitLeadIn(line, isFigure);
    let previous = '';
    return piecesOf(rest, isFigure).map((words): Segment => {
      const piece = onOneLine(words);
      const label = labelOf(piece) || leadIn || previous;
      previous = label;
      return {
        text: leadIn === '' ? piece : `${opening} ${piece}`,
        piece,
        leadIn,
        label,
        amounts: findAmounts(piece).slice(0, mostAmounts),
        percents: percentsIn(piece),
        line: index,
      };
    });
  });
}

function holdsMoney(piece: string): boolean {
  return findAmounts(piece).length > 0 || percentsIn(piece).length > 0;
}

function percentsIn(piece: string): number[] {
  return [...piece.matchAll(percent)].map((match) => Number((match[1] ?? '').replace(',', '.')));
}

function splitLeadIn(line: string, isFigure: (piece: string) => boolean) {
  const bare = line.replace(/^\s*(?:[-*•–—·]+|\(?\d{1,2}[.)])\s+/u, '');
  const found = /^([^:]{1,80}?)[ \u00a0]?:\s+/u.exec(bare);
  const leadIn = onOneLine(found?.[1] ?? '');
  const rest = bare.slice(found?.[0].length ?? 0);
  const opens = found !== null && !isFigure(leadIn) && isFigure(rest);
  return opens ? { leadIn, opening: onOneLine(found[0]), rest } : { leadIn: '', opening: '', rest: bare };
}

/** Pieces between commas and 'and', outside of parentheses, each with its figure. */
function piecesOf(line: string, isFigure: (piece: string) => boolean): string[] {
  const masked = line.replace(/\([^()]*\)?/gu, (group) => '_'.repeat(group.length));
  const cuts = [...masked.matchAll(separator)].filter((cut) => !isInsideRange(masked, cut.index, cut[0]));
  const parts = [...cuts, undefined].map((cut, index) => {
    const before = cuts[index - 1];
    const start = before === undefined ? 0 : before.index + before[0].length;
    const end = cut?.index ?? line.length;
    return { start, end, joined: joins.test(before?.[0] ?? ''), hasFigure: isFigure(line.slice(start, end)) };
  });
  const pieces: { start: number; end: number }[] = [];
  let waiting: number | undefined;
  parts.forEach((part, index) => {
    if (part.hasFigure) {
      pieces.push({ start: waiting ?? part.start, end: part.end });
      waiting = undefined;
      return;
    }
    const next = parts.slice(index + 1).find((other) => other.hasFigure);
    // 'counter, shelves and sign $3,200', or words before an amount that has none of its own.
    const opensNext =
      next !== undefined &&
      (waiting !== undefined ||
        pieces.length === 0 ||
        next.joined ||
        /^[\s(]*(?:\$|\d)/u.test(line.slice(next.start, next.end)));
    const last = pieces.at(-1);
    if (opensNext) waiting ??= part.start;
    else if (last !== undefined) last.end = part.end;
  });
  return pieces.map(({ start, end }) => line.slice(start, end));
}

/** 'between $5 and $8' is one figure. */
function isInsideRange(line: string, index: number, cut: string): boolean {
  if (!joins.test(cut)) return false;
  const before = line.slice(Math.max(0, index - 30), index);
  return /(?:between|entre)\s+[\d\s$.,kM]*$/iu.test(before) && /^[\s$]*\d/u.test(line.slice(index + cut.length));
}

const edge =
  /^(?:[\s,:=+–—-]|(?:and|et|about|around|environ|roughly|at|of|for|is|are|costs?|à|de|du|des|d'|pour|le|la|les|est|sont|coûte(?:nt)?|soit|il y a)(?=[\s']|$))+|(?:[\s,:=+–—-]|(?<=\s)(?:and|et|about|around|environ|roughly|at|of|for|is|are|costs?|to|each|apiece|between|à|de|du|des|pour|entre|est|sont|chacune?|coûte(?:nt)?))+$/giu;

/** The words of a piece without its figures and the words that tie them. */
function labelOf(piece: string): string {
  let words = '';
  let from = 0;
  for (const { start, end } of findAmounts(piece)) {
    words += `${piece.slice(from, start)} `;
    from = end + (/^\s(?:weeks?|months?|semaines?|mois)(?!\p{L})/u.exec(piece.slice(end, end + 12))?.[0].length ?? 0);
  }
  words += piece.slice(from);
  const label = onOneLine(words.replace(percentOfPrice, ' ').replace(/\(\s*\)/gu, ' '))
    .replace(/ (?=[,)])/gu, '')
    .replace(edge, '')
    .replace(edge, '');
  const line = /[\p{L}\p{Extended_Pictographic}]/u.test(label) ? excerpt(label, 60) : '';
  return line.charAt(0).toUpperCase() + line.slice(1);
}
