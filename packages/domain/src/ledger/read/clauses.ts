import { type Amount, month } from './amounts.ts';
import { labelsIn, type Span } from './labels.ts';

/** A piece of an answer that is about one thing: 'rent $1,900 a month' out of a list. */
export type Clause = Span & {
  amounts: readonly Amount[];
  /** With the words before it that hold no amount: what a person has to see to know what it is about. */
  whole: Span;
  /** The words before a colon, or the heading of the list, that hold for it too; null if there is none. */
  lead: Span | null;
  /** Whether those words hold for other amounts as well: 'Permits: $350 city, $120 health'. */
  isLedWithOthers: boolean;
  /** Words of the same sentence up to the next amount: they may take back what the clause says. */
  rest: Span;
  /** Whether the amount is of several things together: 'display cases, POS, opening inventory $24,000'. */
  isList: boolean;
  /** Whether the next amount is of the same thing. */
  isCorrected: boolean;
};

export const abbreviation =
  /(?:^|[^\p{L}])(?:boul|blvd|ave?|rte|ch|approx|env|inc|st|ste|mr|mrs|dr|vs|incl|min|max|tel|ex|etc|art|ltd|ins|equip|maint|misc|avg|resp|assur|janv?|feb|fevr?|apr|avr|juil|aug|sept?|oct|nov|dec|(?<![\d/] ?)(?:hr|mo|\p{L}))$/u;

/** In 'internet/tel. Assurance 95' the next thing follows, in 'tel. 60' its amount. */
const isAbbreviated = (before: string, behind: string) =>
  abbreviation.test(before) && !behind.startsWith('\n') && !(before.endsWith('tel') && /^ \p{L}/u.test(behind));

/** The lines and sentences of a plain text. */
export function sentencesOf(plain: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { index, 0: sign } of plain.matchAll(/\n|;| (?:\/\/|\||\*)(?= \p{L})|[!?]+(?=\s|$)|\.+(?=\s|$)|…/gu)) {
    if (sign.startsWith('.') && isAbbreviated(plain.slice(Math.max(start, index - 12), index), plain.slice(index + 1)))
      continue;
    sentences.push({ start, end: index });
    start = index + sign.length;
  }
  sentences.push({ start, end: plain.length });
  return sentences.filter((sentence) => plain.slice(sentence.start, sentence.end).trim() !== '');
}

/** The clauses of a plain text that hold an amount. */
export function clausesOf(plain: string, amounts: readonly Amount[]): Clause[] {
  let heading: Span | null = null;
  return sentencesOf(plain).flatMap((sentence) => {
    const text = plain.slice(sentence.start, sentence.end);
    const within = amountsWithin(amounts, sentence);
    const isListed = /^\s*[-*\d]/u.test(text);
    if (within.length === 0) {
      heading = text.trimEnd().endsWith(':') ? sentence : isListed ? heading : null;
      return [];
    }
    const colon = text.search(/:(?=\s)/u) + sentence.start;
    const isLed = colon > sentence.start && colon < (within[0]?.start ?? 0);
    const body = { start: isLed ? colon + 1 : sentence.start, end: sentence.end };
    const pieces = piecesOf(plain, body, within, isLed ? { start: sentence.start, end: colon } : heading);
    return pieces.map((piece) => ({ ...piece, isLedWithOthers: !isLed || pieces.length > 1 }));
  });
}

/** Whether an amount is what its clause is about; times, shares and counts explain one. */
export const isMain = ({ kind }: Amount): boolean => kind === 'money' || kind === 'bare';

/** The amounts that begin in a piece of the text. */
const amountsWithin = (amounts: readonly Amount[], { start, end }: Span): readonly Amount[] =>
  amounts.slice(firstFrom(amounts, start), firstFrom(amounts, end));

/** Which of the amounts, which are in their order, is the first that begins at a place or behind it. */
function firstFrom(amounts: readonly Amount[], place: number): number {
  let [low, high] = [0, amounts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((amounts[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cuts at commas and 'and', outside of parentheses; what holds no amount of money stays with the amount it explains. */
function piecesOf(
  plain: string,
  body: Span,
  amounts: readonly Amount[],
  lead: Span | null,
): Omit<Clause, 'isLedWithOthers'>[] {
  const pieces: (Span & { isList: boolean })[] = [];
  let waiting: Span | undefined;
  let list: Span | undefined;
  const within = (span: Span) => amountsWithin(amounts, span);
  const parts = partsOf(plain, body, amounts);
  const standsAlone = (part: Span, main: Amount) => plain.slice(part.start, main.start).trim() === '';
  // 'oven, $4,000, fridge, $900'; but in 'van, $2,500, vacuum to buy' the amount may be of neither.
  const wordy = parts.filter((part) => within(part).length === 0).length;
  const alone = parts.filter((part) =>
    within(part).some((amount) => isMain(amount) && standsAlone(part, amount)),
  ).length;
  for (const part of parts) {
    const own = within(part);
    const last = pieces.at(-1);
    const main = own.find(isMain);
    if (main === undefined) {
      // '$18 an hour, 25 hours a week'
      if (last !== undefined && (own.length > 0 || saysWhen.test(plain.slice(part.start, part.end))))
        last.end = part.end;
      else {
        waiting = part;
        if (labelsIn(plain.slice(part.start, part.end)).length > 0) list ??= part;
      }
      continue;
    }
    // 'Insurance, 150 a month', '2 helpers, 20 hours a week at $18'
    const isAlone = standsAlone(part, main);
    const explains = waiting !== undefined && within(waiting).length > 0 && waiting.end - waiting.start < 32;
    const takes = waiting !== undefined && (isAlone || explains);
    // 'ladder, truck, 7000': of the truck, of both, or money to start with?
    const isOneOfMany = main.kind === 'bare' || (wordy > alone && plain.slice(main.end, part.end).trim() === '');
    const isLoose = isAlone && isOneOfMany && waiting !== undefined && within(waiting).length === 0;
    const isList = isLoose || (list !== undefined && !takes);
    const start = takes ? waiting?.start : isList ? list?.start : part.start;
    pieces.push({ start: start ?? part.start, end: part.end, isList });
    waiting = undefined;
    list = undefined;
  }
  if (pieces.length === 0) pieces.push({ ...body, isList: false });
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const words = next === undefined ? '' : plain.slice(next.start, next.end);
    const isCorrected = next !== undefined && correction.test(words) && !restated.test(words);
    const end = isCorrected ? next.end : (next?.start ?? body.end);
    const begin = pieces[at - 1]?.end ?? body.start;
    const isBare = !/\p{L}{3}/u.test(plain.slice(begin, piece.end));
    // 'Me: $2,600 a month from the 4th month'
    const isRightBehind = at === 0 && lead !== null && lead.end + 1 === body.start;
    const whole = { start: lead !== null && (isBare || isRightBehind) ? lead.start : begin, end: piece.end };
    return { ...piece, amounts: within(piece), whole, lead, rest: { start: piece.end, end }, isCorrected };
  });
}

/** '$19.50 an hour, from the 4th month', '$17 an hour, June to October': what follows an amount is of it. */
const saysWhen = new RegExp(
  `^ ?(?:a (?:partir|compter) d|(?:from|starting|beginning)(?!\\p{L})|des (?:l'|(?:le|la|\\d)(?!\\p{L}))|(?:du|de|d'|en) ?(?:(?:mi|fin|debut)[ -])?(?:${month})(?!\\p{L})|(?:${month})\\.?(?: ?$| ?[-),;]| (?:to|through|thru|until|till|and|et|a|au|only)(?!\\p{L})))`,
  'u',
);

/** '$80 a month, sorry $60', '$22/hr, 2 per event': another amount of the same thing. */
const correction =
  /^[\s(]*(?:(?:sorry|actually|no|or|now|but|plus|then|balance|maybe|about|a quarter|half|non|ou|plutot|finalement|puis|solde)(?!\p{L})|[$\d])/u;
/** 'so $22,800 a year': the same amount in other words. */
export const restated = /^\s*(?:so|i\.?e\.?|soit|donc|=)(?!\p{L})/u;
/** Words that end with one that repeats: '$35 an hour, so'. */
export const leadsToSame = /[\s,;(](?:so|i\.?e\.?|soit|donc)(?: about| around| roughly| environ)? $/u;

/** Where a list goes on; not in 'Rent $900 + HST', '60 in April and May' or '2 de plus par mois'. */
const separator = new RegExp(
  `[()]|,| / (?!(?:an|annee|mois|sem(?:aine)?|jour|yr|year|mo|month|wk|week|day|h|hr|hour|heure)(?![\\p{L}]))| (?:and|et|pis|puis|&|\\+|(?<!(?<!\\p{L})de )plus) (?!(?:hst|gst|pst|qst|tax(?:es)?|tx|tps|tvq|tvh|tvp|${month})(?![\\p{L}]))`,
  'gu',
);
/** 'À partir de 85 $, en moyenne 120 $' */
export const onAverage =
  /^, ?(?:en moyenne|on average|averag(?:e|ing)|avg|usually|typically|d'habitude)(?: about| around| environ)? \$?(?=\d|$)/u;
/** In 'entre 1 800 $ et 3 500 $' the second end follows. */
const beginsRange = /(?<!\p{L})(?:between|entre) [^\p{L}]*$/u;

function partsOf(plain: string, { start, end }: Span, amounts: readonly Amount[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  let depth = 0;
  for (const { index, 0: sign } of plain.slice(start, end).matchAll(separator)) {
    const at = start + index;
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (beginsRange.test(plain.slice(from, at)) || onAverage.test(plain.slice(at, end))) continue;
    else if (depth === 0 && (amounts[firstFrom(amounts, at + 1) - 1]?.end ?? 0) <= at) {
      parts.push({ start: from, end: at });
      from = at + sign.length;
    }
  }
  parts.push({ start: from, end });
  return parts.filter((part) => plain.slice(part.start, part.end).trim() !== '');
}
