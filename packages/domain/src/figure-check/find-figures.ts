import { numberInWords, numberOfWords } from '../ledger/read/number-words.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import type { Figure, FigureKind } from './figure.ts';

const gap = '[ \\u00a0\\u202f]';
const digits = `\\d{1,3}(?:${gap}\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,3})?|\\d+(?:[.,]\\d{1,4})?|[.,]\\d{1,2}`;
const number = new RegExp(
  `(?<![\\p{L}\\d.,_#/:-])(?:(CA\\$|C\\$|\\\\?\\$|CAD)${gap}?)?(${digits})(?:${gap}?(k|K|M)(?!\\p{L}))?(?:${gap}?(%|pour cent|per cent|percent|\\\\?\\$|CAD|dollars?|¢|cents?(?!\\p{L})))?(?![\\d_])`,
  'gu',
);

/** Digits that are not a figure of a business. */
const otherDigits = [
  /(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/gu,
  /(?<!\p{L})[A-Z]\d[A-Z] ?\d[A-Z]\d(?!\p{L})/gu,
  /(?<!\d)\d{4}-\d{2}(?:-\d{2})?(?!\d)/gu,
  // A rule of thumb, and always open.
  /(?<!\d)(?:80\/20|50\/50|24\/7)(?!\d)/gu,
  /(?:https?:\/\/|www\.)\S+/gu,
  /\d{1,2}(?::\d{2})?[ \u00a0]?(?:a\.m\.|p\.m\.|am|pm)(?!\p{L})|\d{1,2}[ \u00a0]?h(?:[ \u00a0]?\d{2})?(?!\p{L})|\d{1,2}:\d{2}/gu,
  // Addresses: '1250 Notre-Dame Street', '1250, rue Notre-Dame'.
  /\d{1,5}(?:[A-Z])?,?[ \u00a0](?:[\p{Lu}][\p{L}.'’-]*[ \u00a0]){1,3}(?:Street|St\.|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Lane|Crescent|Way|Highway)(?!\p{L})/gu,
  /\d{1,5}(?:[A-Z])?,?[ \u00a0](?:rue|avenue|av\.|boulevard|boul\.|chemin|ch\.|rang|place|côte|route|montée|allée)(?!\p{L})/giu,
  /\d+(?:st|nd|rd|th|er|ère|re|e|ème)(?!\p{L})/gu,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December)[ \u00a0]\d{1,2}(?!\d)/gu,
  /\d{1,2}[ \u00a0](?:January|February|March|April|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/gu,
];
/** What a number is the name or the place of, right before it: 'Law 25', 'step 3', 'month 4'. */
const namedBefore =
  /(?<!\p{L})(?:law|bill|act|loi|projet de loi|section|article|art\.|chapter|chapitre|form|formulaire|iso|csa|step|étape|weeks?|semaines?|months?|mois|years?|an|année|days?|jour|phase|part|partie|page|quarter|trimestre|version|no\.?|nº|n°|table|tableau|module|suite|unit|apartment|apt\.?|room|local|bureau|appartement|app\.|route|highway|autoroute|box|c\.[ \u00a0]?p\.)[ \u00a0]*$/iu;
/** 'aged 25 to 45' */
const agesBefore =
  /(?<!\p{L})(?:aged?|ages|âgée?s?[ \u00a0]de)[ \u00a0](?:\d{1,3}[ \u00a0]?(?:to|and|à|et|–|-)[ \u00a0]?)?$/iu;
const numberedList = /(?:^|\n)[ \t]*(?:[-*|][ \t]*)?$/u;
const durationAfter =
  /^[ \u00a0-]*(?:to|à|et|and|–|-)?[ \u00a0]*(?:\d+[ \u00a0-]*)?(?:(?:premi[eè]re?s?|prochaine?s?|derni[eè]re?s?|business|working)[ \u00a0])?(?:minutes?|min|hours?|heures?|days?|jours?|weeks?|semaines?|months?|mois|years?|ans?|années?)(?!\p{L})/iu;
/**
 * Counts up to a dozen are how people write ('three steps', '12 weeks'); lengths of time up to 36 are plans, not facts.
 */
const everyday = { count: 12, duration: 52, terms: [60, 90, 120, 180] };

/**
 * The figures of a text in either language, without dates, ordinals, telephone numbers, postal codes and law numbers.
 */
export function findFigures(text: string): Figure[] {
  const isCovered = within(
    otherDigits.flatMap((form) =>
      [...text.matchAll(form)].map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
    ),
  );
  const figures: Figure[] = [];
  for (const match of text.matchAll(number)) {
    const [whole, before, written = '', scale, after] = match;
    const [start, end] = [match.index, match.index + whole.trimEnd().length];
    if (isCovered({ start, end })) continue;
    const kind = kindOf(before, after);
    if (kind === 'count' && !isCount(text, start, end, written)) continue;
    const unit = unitOf(kind, scale, after);
    const [value, otherValue] = readNumber(written, kind);
    figures.push({
      kind,
      value: scaled(value, unit),
      // Nobody writes thousandths of a dollar.
      otherValue: otherValue === undefined || kind === 'money' ? undefined : scaled(otherValue, unit),
      precision: (unit * 10 ** -decimalsOf(written, kind)) / 2,
      start,
      end,
    });
  }
  return [...figures, ...spelledFigures(text)].sort((one, other) => one.start - other.start);
}

const spelledUnit = /^( millions?)? (?:(?:de |d')?(dollars?)|per ?cent|pour cent)(?!\p{L})/u;

/** Amounts and percentages that are written in words: 'forty thousand dollars', « quinze pour cent ». */
function spelledFigures(text: string): Figure[] {
  const plain = plainText(text);
  return [...plain.matchAll(numberInWords)].flatMap(({ index: start, 0: words }): Figure[] => {
    const unit = spelledUnit.exec(plain.slice(start + words.length, start + words.length + 24));
    if (unit === null) return [];
    const value = numberOfWords(words) * (unit[1] === undefined ? 100 : 100_000_000);
    const kind = unit[2] === undefined ? 'percent' : 'money';
    return [{ kind, value, otherValue: undefined, precision: 0.5, start, end: start + words.length + unit[0].length }];
  });
}

export type TextSpan = { start: number; end: number };

/**
 * Whether a span of a text touches one of many.
 * @returns to be asked in the order of the text, so that all are passed once
 */
export function within(spans: readonly TextSpan[]): (asked: TextSpan) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  let next = 0;
  // The farthest end of those that begin before what is asked: a long one may reach over later, shorter ones.
  let reach = -1;
  return ({ start, end }) => {
    for (; next < sorted.length && (sorted[next]?.start ?? 0) < end; next += 1)
      reach = Math.max(reach, sorted[next]?.end ?? 0);
    return reach > start;
  };
}

function kindOf(before: string | undefined, after: string | undefined): FigureKind {
  if (after !== undefined && /^(?:%|p)/iu.test(after)) return 'percent';
  return before !== undefined || after !== undefined ? 'money' : 'count';
}

/** Cents in a dollar, hundredths in a percent, and a thousand of either. */
function unitOf(kind: FigureKind, scale: string | undefined, after: string | undefined): number {
  const base = kind === 'count' || /^(?:¢|cent)/iu.test(after ?? '') ? 1 : 100;
  return base * (scale === undefined ? 1 : scale === 'M' ? 1_000_000 : 1000);
}

const scaled = (value: number, unit: number) => Math.round(value * unit * 10_000) / 10_000;

function isCount(text: string, start: number, end: number, written: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
  const [value] = readNumber(written, 'count');
  const isYear = /^(?:19|20)\d{2}$/u.test(written);
  const isOrdinal = /^[.)]\s/u.test(after) && numberedList.test(before);
  if (isYear || isOrdinal || namedBefore.test(before) || agesBefore.test(before) || /^-?\p{L}/u.test(after))
    return false;
  if (Number.isInteger(value) && value <= everyday.count) return false;
  return !(durationAfter.test(after) && (value <= everyday.duration || everyday.terms.includes(value)));
}

const decimalsOf = (written: string, kind: FigureKind) =>
  (kind === 'percent' ? /[.,](\d{1,4})$/u : /[.,](\d{1,2}|\d{4})$/u).exec(written)?.[1]?.length ?? 0;

/** Both habits: '1,900.50', '1 900,50', '1.9'; a comma before three digits can mean either. */
function readNumber(written: string, kind: FigureKind): [value: number, otherValue: number | undefined] {
  const plain = written.replace(/[ \u00a0\u202f]/gu, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plain)) {
    // No share is in the thousands: '9,975 %'.
    if (kind === 'percent') return [Number(plain.replace(',', '.')), undefined];
    const grouped = Number(plain.replaceAll(',', ''));
    return [grouped, /^\d{1,3},\d{3}$/u.test(plain) ? Number(plain.replace(',', '.')) : undefined];
  }
  return [Number(plain.replace(',', '.')), undefined];
}
