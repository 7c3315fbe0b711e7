const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  'dix-huit': 18,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
};
const ordinals: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:first|premi(?:er|ère)|1st|1re|1ère|1er|one|un)$/iu],
  [2, /^(?:second|deuxième|seconde?|2nd|2e|2ème|two)$/iu],
  [3, /^(?:third|troisième|3rd|3e|3ème|three)$/iu],
  [4, /^(?:fourth|quatrième|4th|4e)$/iu],
  [5, /^(?:fifth|cinquième|5th|5e)$/iu],
  [6, /^(?:sixth|sixième|6th|6e)$/iu],
  [9, /^(?:ninth|neuvième|9th|9e)$/iu],
  [12, /^(?:twelfth|douzième|12th|12e)$/iu],
];

const numberWord = new RegExp(
  `(?<![\\p{L}-])(?:${Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);

/** Writes number words as digits: 'six months' becomes '6 months'. */
export function withDigits(text: string): string {
  return text.replace(numberWord, (word) => String(numbers[word.toLowerCase()] ?? word));
}

/** A time from the opening: the month it means, and the year when the words speak of a whole one. */
export type When = { month: number; year: 1 | 2 | 3 | undefined };

const afterMonths =
  /(?:after|in|within|by|end of|dans|après|d'ici|au bout de|en|fin des?|moins de)\s+(?:the\s+|les\s+)?(?:first\s+|premiers?\s+)?(\d{1,2})(?:\s+premiers?)?[\s\u00a0](months?|mois|years?|ans?|années?)(?!\p{L})/iu;
const named = /(?<!\p{L})(month|mois|year|année|an)[\s\u00a0]#?(\d{1,2}|one|two|three|un|deux|trois)(?!\p{L})/iu;
const ordinal = /(?<![\p{L}\d])([\p{L}\d-]+)[\s\u00a0](?:full\s+)?(month|mois|year|année|an)(?!\p{L})/giu;
const afterAYear =
  /(?:after|in|within|by the end of|dans|après|d'ici|au bout d'|en)\s*(?:one|a|un|une)\s+(?:year|an|année)(?!\p{L})/iu;
/** 'the second' after 'the first year'. */
const elided =
  /(?:of|in|de|dans|durant|pendant)\s+(?:the|la|l')\s*(first|second|third|première|deuxième|seconde|troisième|2e|3e)(?=\s*(?:$|[,.)(]))/iu;
const longest = 36;

/** When something is to happen, as far as a text says; undefined beyond three years and where nothing is said. */
export function whenIn(words: string): When | undefined {
  const text = withDigits(words);
  if (afterAYear.test(text)) return { month: 12, year: undefined };
  const after = afterMonths.exec(text);
  if (after !== null) return monthAt(Number(after[1]), isYear(after[2]), false);
  const name = named.exec(text);
  if (name !== null) return monthAt(readOrdinal(name[2] ?? ''), isYear(name[1]), true);
  for (const match of text.matchAll(ordinal)) {
    const place = readOrdinal(match[1] ?? '');
    if (place > 0 && !/^(?:\d+|one|un|two|three)$/iu.test(match[1] ?? ''))
      return monthAt(place, isYear(match[2]), true);
  }
  const short = elided.exec(text);
  return short === null ? undefined : monthAt(readOrdinal(short[1] ?? ''), true, true);
}

function isYear(word: string | undefined): boolean {
  return /^(?:year|an)/iu.test(word ?? '');
}

function readOrdinal(word: string): number {
  return Number(withDigits(word)) || (ordinals.find(([, form]) => form.test(word))?.[0] ?? 0);
}

function monthAt(count: number, isInYears: boolean, isNamed: boolean): When | undefined {
  const month = isInYears ? count * 12 : count;
  if (month < 1 || month > longest) return undefined;
  return { month, year: isInYears && isNamed ? (count as 1 | 2 | 3) : undefined };
}

const openingDays =
  /(?<!\d)([1-7])[\s\u00a0](?:days?|jours?)[\s\u00a0](?:a|per|par|each|on|sur)[\s\u00a0](?:week|semaine|7)/giu;

/** Opening days a week, when a text says so: '6 days a week'; of several the fewest. */
export function daysAWeek(text: string): number | undefined {
  const found = [...withDigits(text).matchAll(openingDays)].map((match) => Number(match[1]));
  return found.length === 0 ? undefined : Math.min(...found);
}
