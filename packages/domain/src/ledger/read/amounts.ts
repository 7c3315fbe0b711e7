import { numberInWords, numberOfWords } from './number-words.ts';
import { type RhythmUnit, rhythmsIn, unitOfTime } from './rhythm.ts';

/** A number of an answer, with its place in the text. */
export type Amount = {
  start: number;
  end: number;
  /** `bare`: a number without a unit, which is money where money is asked. */
  kind: 'money' | 'percent' | 'bare' | 'time' | 'count';
  /** Dollars, percent or things; null where it can be read in two ways ('1.500', '40 to 60'). */
  value: number | null;
  /** Another currency than the Canadian dollar. */
  currency: 'USD' | 'EUR' | 'GBP' | null;
  /** What a `time` counts. */
  unit?: RhythmUnit | undefined;
};

const digits =
  "\\d{1,3}(?:[ ']\\d{3})+(?!\\d)(?:[.,]\\d{1,3}(?!\\d))?|\\d{1,3}(?:,\\d{3})+(?!\\d)(?:\\.\\d{1,3}(?!\\d))?|\\d+(?:[.,]\\d+)?|\\.\\d{1,2}(?!\\d)";
const number = new RegExp(`(?<![\\p{L}\\p{N}.,#])(?:${digits})|(?<=\\d ?x ?)(?:${digits})`, 'gu');
/** Not that of the number before: '95$ 60 min'. */
const signBefore = /(?<!\d ?)(?:us|ca?)?\$ $|(?<!\d)(?:us|ca?)?\$$|(€|£) ?$|(?<!\p{L})(usd|cad|eur) ?$/u;
const unitAfter =
  /^ ?(k|m|grand(?=$|[.;)\n]|,(?! ?\d)| (?:from|saved|in|of|to|for|each|i|my)(?!\p{L}))|thousand|mille|millions?)?(?![\p{L}]|\p{N}) ?(?:(\$(?!\d) ?(?:us|cad?)?|cad|dollars?|bucks|piastres?|piasses?|us\$|usd|us|eur|euros?|€|£|gbp)(?![\p{L}]))?/u;
const centsAfter = /^ ?(?:¢|cents?|cennes?)(?!\p{L})/u;
const percentAfter = /^ ?(?:%|per ?cent|pour ?cent|p\. ?100)/u;

/** Codes, dates, times of day, telephone numbers and numbers of a list: they count nothing. */
export const month =
  'jan(?:uary|vier)?|feb(?:ruary)?|fev(?:rier)?|mar(?:ch|s)?|a[pv]r(?:il)?|ma[iy]|june?|juin|july?|juil(?:let)?|aug(?:ust)?|aout|sep(?:t(?:ember|embre)?)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?';
const codes = [
  /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/gu,
  /\b\d{4}-\d{2}(?:-\d{2})?\b/gu,
  /\b\d{1,2}:\d{2}\b/gu,
  // '20x40 à 6 200 $', '8 x 12 ft'
  /(?<![$\d.,])\d{2,3} ?x ?\d{2,3}(?= \d{3}(?!\d))/gu,
  /(?<![$\d.,])\d{1,3} ?x ?\d{1,3}(?= (?:at|a) \$?\d| ?(?:ft|feet|pi|pieds|m|cm|in|po)(?!\p{L}))/gu,
  /\b\d{1,2} ?(?:h ?\d{2}(?!\d)|[ap]\.?m\b\.?)/gu,
  /(?<!\p{L})(?:a|at|des|vers|until|jusqu'a|from|to) \d{1,2} ?h\b(?! ?(?:\/|par|a |per))/gu,
  /\b\d+(?:e|er|re|ere|eme|th|st|nd|rd|d)\b/gu,
  /(?<!\p{L})(?<!\d(?:re|e|er|ere|st|nd|rd|th) )(?:bill|law|loi|article|art\.?|no\.?|numero|section|phase|route|rue|highway|unit|apt\.?|app\.|suite|year|annee|an|(?:month|mois|week|wk|semaine|sem|jour|day)(?= \d\d?\b)) \d+\b(?![ ',]\d{3}\b|[.,]\d{1,2}\b| ?[$%k]| ?(?:\/|an? |per |par |chaque )(?:mo|week|wk|sem|day|jour|year|yr|an))/gu,
  // '3-dozen bag', 'Monday to Friday from 4 to 8'
  /(?<![$\d.,-])\d{1,2}-(?=pack|pk|pieces?|dozen|course|person|passenger|seat|place|foot|inch|gallon)/gu,
  /(?<=day |dredi |medi |manche )(?:from |de )?\d{1,2} (?:to|a) \d{1,2}(?= ?(?:$|[,;.)\n]))/gu,
  /(?<!\p{L})(?:office|microsoft) 365\b/gu,
  /\b[a-z]\d[a-z] ?\d[a-z]\d\b/gu,
  /\b\d+ (?:\p{L}+ ){1,2}(?:street|st|road|rd|avenue|ave|drive|lane|crescent|boulevard|blvd|highway)\b/gu,
  /\b\d+,? (?:rue|avenue|boul\b|boulevard|chemin|street|st\b|road|rd\b|ave\b)/gu,
  new RegExp(
    // '14 April to June, 8 July to October' are no days. A full month with a period ends a sentence: 'until October. 40 machines'.
    `\\b\\d{1,2} (?:${month})\\b(?! ?(?:-|to|through|a|au) ?(?:${month})(?!\\p{L}))|(?<!\\p{L})(?:${month}|(?:janv?|fevr?|feb|mar|a[pv]r|juil|aug|sept?|oct|nov|dec)\\.) (?:[12]?\\d|3[01])(?:st|nd|rd|th)?\\b(?![\\d ,.]*[$%k]| (?:\\p{L}+ ){1,3}(?:an?|per|each) (?:day|week|month)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${month}|summer|winter|spring|fall|ete|hiver|printemps|automne)\\.?,? (?:19|20)\\d\\d\\b`,
    'gu',
  ),
  /(?<!\p{L})(?:in|en|since|depuis|of|by|until|from|de|before|avant|fin|end|early|debut) (?:19|20)\d\d\b(?! ?[$%k])/gu,
  /(?<=^|\n) *\d{1,2}[.)] /gu,
  /\b20[2-4]\d\b(?= ?(?:[,.;:)\n]|$))(?<!\$ ?\d{4})/gu,
  // 'A 2017 Transit', 'van (2017 Transit)'
  /(?<=\(|(?<!\p{L})(?:an?|une?|the|my|our|mon|ma|notre) )(?:199\d|20[0-3]\d)(?= \p{L})/gu,
  // 'Un Transit 2018'
  /(?<=\p{L} )20(?:0[1-9]|1[1-9])\b(?= ?(?:[,.;:)\n]|$))/gu,
];

/** 'August 15, September 35, October 40': no days. */
const numberOfEachMonth = new RegExp(
  `(?:${month})\\.? \\d{1,4}(?:,? (?:and |et )?(?:${month})\\.? \\d{1,4}(?!\\d)){2,}`,
  'gu',
);

function codesIn(plain: string): { start: number; end: number }[] {
  // Every code has a digit, and many answers have none.
  if (!/\d/u.test(plain)) return [];
  const spansOf = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  const byMonth = spansOf(numberOfEachMonth);
  return codes
    .flatMap(spansOf)
    .filter((code) => !byMonth.some(({ start, end }) => start <= code.start && code.end <= end));
}

/** The value of a number as written; null where it can be read in two ways. */
export function writtenValue(text: string, isShare: boolean): number | null {
  if (text.length > 15) return null;
  if (isShare && /^\d{1,3}[.,]\d{1,3}$/u.test(text)) return Number(text.replace(',', '.'));
  if (/^\d{1,3}(?:[ ']\d{3})+/u.test(text)) return Number(text.replace(/[ ']/gu, '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d*(?:[.,]\d{1,2})?$/u.test(text) ? Number(text.replace(',', '.')) : null;
}

const currencies = { us: 'USD', eur: 'EUR', '€': 'EUR', '£': 'GBP', gbp: 'GBP' } as const;

function currencyOf(sign: string): Amount['currency'] {
  const known = Object.entries(currencies).find(([word]) => sign.includes(word));
  return known?.[1] ?? null;
}

const besideMonth = {
  before: new RegExp(`(?:${month}|(?<!\\p{L})(?:a|de|en|fin|debut|to|in|until|through|thru))[. ,-]*$`, 'u'),
  behind: new RegExp(`^[. ,-]*(?:to|thru|through|until|and|(?:${month})(?!\\p{L}))`, 'u'),
};

/** 'De mai à sept', 'Sept thru Nov' */
const isSeptember = (plain: string, start: number, end: number): boolean =>
  besideMonth.before.test(plain.slice(0, start)) || besideMonth.behind.test(plain.slice(end));

/** '20x20 450 $': the price is not 20,450. */
const dimensions = /(?<![$\d.,])(\d{2,3} ?x ?\d{2,3}) (?=\d{3}(?!\d))/gu;

/** The numbers of a plain text, in their order. */
export function amountsIn(plain: string): Amount[] {
  const passed = codesIn(plain);
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !passed.some((code) => start < code.end && code.start < end);
  const written = [...plain.replaceAll(dimensions, '$1\u2009').matchAll(number)].map(({ index, 0: text }) =>
    amountAt(plain, index, text, text),
  );
  const inWords = [...plain.matchAll(numberInWords)]
    .map(({ index, 0: text }) => amountAt(plain, index, text, String(numberOfWords(text))))
    .filter((amount) => countsSomething(plain, amount))
    // 'One-on-one' counts nothing.
    .filter(({ start, end }) => !/^-\p{L}/u.test(plain.slice(end)) && !/\p{L}-$/u.test(plain.slice(0, start)))
    // 'Aux quinzaines' are two weeks.
    .filter(({ start, end }) => !plain.slice(start, end).endsWith('quinzaine') || /^ d[e']/u.test(plain.slice(end)))
    // 'Un four' is an oven.
    .filter(({ start, end }) => !/^une? four$/u.test(plain.slice(start, end)))
    .filter(({ start, end }) => !written.some((other) => start < other.end && other.start < end))
    // 'Year two, maybe 10% more'
    .filter(({ start }) => !/(?<!\p{L})(?:year|an|annee|month|mois|season|saison) $/u.test(plain.slice(0, start)))
    .filter(({ start, end }) => plain.slice(start, end) !== 'sept' || !isSeptember(plain, start, end));
  return ranged([...written, ...inWords].filter(isFree), plain).toSorted((one, other) => one.start - other.start);
}

/** 'One oven', 'un four' and 'four' itself count nothing that matters; 'one garden a week' does. */
function countsSomething(plain: string, { kind, value, end }: Amount): boolean {
  if (kind === 'money' || kind === 'percent') return true;
  const rest = plain.slice(end, end + 40);
  const isOften = () =>
    /^ (?!fois|times?)(?:\p{L}+ ){1,3}(?:an?|per|each|every|par|chaque|aux|tou(?:te)?s) /u.test(rest) &&
    /^ (?:\p{L}+ ){1,3}$/u.test(rest.slice(0, rhythmsIn(rest)[0]?.start ?? 0));
  // 'Four batteries', and not 'four à pain'.
  const isOven = value === 4 && !/^ (?!a |de |pour |au )(?:\p{L}+ )?\p{L}+s(?!\p{L})/u.test(rest);
  return value !== null && !isOven && (value > 1 || (value === 1 && isOften()));
}

function amountAt(plain: string, start: number, text: string, written: string): Amount {
  const rest = plain.slice(start + text.length, start + text.length + 24);
  const percent = percentAfter.exec(rest)?.[0];
  if (percent !== undefined) {
    const end = start + text.length + percent.length;
    return { start, end, kind: 'percent', value: writtenValue(written, true), currency: null };
  }
  const inCents = centsAfter.exec(rest)?.[0];
  if (inCents !== undefined) {
    const value = writtenValue(written, false);
    const end = start + text.length + inCents.length;
    return { start, end, kind: 'money', value: value === null ? null : value / 100, currency: null };
  }
  const sign = signBefore.exec(plain.slice(Math.max(0, start - 6), start))?.[0] ?? '';
  const [unit = '', times = '', currency = ''] = unitAfter.exec(rest) ?? [];
  const factor = times.startsWith('m') && times !== 'mille' ? 1_000_000 : times === '' ? 1 : 1000;
  // 'Un dollar et demi', 'two and a half hours'
  const half = /^ ?(?:(?:\$|dollars?|piastres?) )?(?:et demie?|and a half)(?!\p{L})/u.exec(rest)?.[0] ?? '';
  const isAndHalf = half !== '' || /^ \p{L}+ (?:et demie?|and a half)(?!\p{L})/u.test(rest);
  // 'Rent -$500': what is below nothing is not read.
  const isNegative =
    /(?:^|[^\d\s]|[\d\p{L}:] )-$/u.test(plain.slice(Math.max(0, start - sign.length - 3), start - sign.length)) &&
    sign !== '';
  const value = isNegative ? null : writtenValue(written, false);
  const isMoney = sign !== '' || currency !== '';
  // 'mon 12 m de comptoir' is no million.
  const isLength = times === 'm' && !isMoney;
  const end = start + text.length + Math.max(half.length, isLength ? 0 : unit.trimEnd().length);
  const isNet = /(?<!\p{L})net $/u.test(plain.slice(0, start)) && netDays.test(text);
  const time = isMoney
    ? undefined
    : isNet
      ? 'day'
      : unitOfTime(plain.slice(end, end + 24).replace(/^ billable(?= h)/u, ''));
  return {
    start: start - sign.length,
    end,
    kind: isMoney
      ? 'money'
      : time === undefined
        ? kindOf(plain.slice(end, end + 24), (times !== '' && !isLength) || /[.,]\d\d$/u.test(text))
        : 'time',
    value: value === null ? null : (value + (isAndHalf ? 0.5 : 0)) * (isLength ? 1 : factor),
    currency: currencyOf(sign + currency),
    unit: time,
  };
}

/** 'Customers pay net 30' */
const netDays = /^(?:7|10|15|20|30|45|60|90)$/u;

/** What may follow an amount of money without a sign: its rhythm, its tax, whether it is used, or the next thing. */
const afterMoney =
  /^ ?(?:$|[\n,;.:()+&/-]|(?:at |@ ?)?\d+(?:[.,]\d+)? ?%|l'(?!an)|d'(?=\p{L})|(?:an?|per|each|every|par|chaque|le|la|l'|de l'|monthly|weekly|yearly|and|et|for|pour|from|used|plus|before|avant|cash|saved|already|bought|paid|deja|achetee?s?|payee?s?|de cote|in|en|du|of|de|pp|mensuel|annuel|annually|biweekly|quarterly|tout|heat|chauffee?|landed|delivered|installed|livree?|financed|financee?s?)(?![\p{L}]))/u;

function kindOf(rest: string, isWrittenAsMoney: boolean): Amount['kind'] {
  return isWrittenAsMoney || afterMoney.test(rest) ? 'bare' : 'count';
}

/** '40 to 60', 'entre 40 et 60', '$40-$60', '8 or 9%': neither end is what will be paid. */
function ranged(amounts: readonly Amount[], plain: string): Amount[] {
  const isLinked = (one: Amount | undefined, other: Amount | undefined) =>
    one !== undefined && other !== undefined && isRange(one, other, plain);
  return amounts.map((amount, at) =>
    isLinked(amount, amounts[at + 1]) || isLinked(amounts[at - 1], amount) ? { ...amount, value: null } : amount,
  );
}

/** How many times its lower end the upper end of a range is at most; more are so many at that price. */
const mostApart = 50;

function isRange(one: Amount, other: Amount, plain: string): boolean {
  const link = /^ ?(-|to|a|ou|or|et|and|pis|puis|\/) ?$/u.exec(plain.slice(one.end, other.start))?.[1];
  if (link === undefined) return false;
  if (/(?:between|entre) $/u.test(plain.slice(Math.max(0, one.start - 8), one.start))) return true;
  if (/^(?:\/|et|and|pis|puis)$/u.test(link)) return false;
  // 'Congélateurs, 3 à 1 150 $'
  if (link === 'a' && (other.value ?? 0) > mostApart * (one.value ?? 0)) return false;
  // '45 000 à 7,2 %' is a loan and its rate, '2 à 450 $' two of them.
  const isShare = other.kind === 'percent' && (one.value ?? 0) <= 100;
  return one.kind === other.kind || isShare || (one.kind === 'bare' && other.kind !== 'percent');
}

/** Every number that some plain words say, in digits or words, whatever it counts; 'k' and 'million' are worked out. */
export function numbersIn(plain: string): number[] {
  const written = [...plain.matchAll(number)].flatMap(({ index, 0: text }) => [
    amountAt(plain, index, text, text).value,
    writtenValue(text, true),
  ]);
  const inWords = [...plain.matchAll(numberInWords)].map(({ 0: text }) => numberOfWords(text));
  return [...written, ...inWords].filter((value) => value !== null);
}
