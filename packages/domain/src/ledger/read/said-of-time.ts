import { type Amount, amountsIn, month } from './amounts.ts';
import { labelsIn, remarksIn } from './labels.ts';
import { numberInWords, numberOfWords } from './number-words.ts';
import { plainText } from './plain-text.ts';
import { rhythmsIn } from './rhythm.ts';
import { wordsOf } from './said-of-amount.ts';
import { offSeason, seasons } from './said-of-season.ts';
import { interestFree } from './terms-of-funding.ts';

const few = `(\\d{1,2}|${numberInWords.source}|second|third|fourth|fifth|sixth|deuxieme|troisieme|quatrieme|cinquieme|sixieme)`;
const begins = new RegExp(
  `(?<!\\p{L})(?:(?:in|at) (?:month|mois) ${few}|(?:from|starting|as of|by|des|d'ici|a partir du|a compter du|au) (?:the |le )?(?:(?:month|mois) ${few}|${few}(?:e|th|rd|nd|st)? (?:month|mois)))(?!\\p{L})`,
  'u',
);
const nothingUntil =
  "(?:nothing|none|no (?:pay|salar(?:y|ies))|rien|(?:zero|aucune?) (?:pay|salary|salaire|paie)|pas de (?:paie|salaire)|(?:won't|don't|dont|do not) (?:pay|take|draw)(?: myself)?|(?:ne |je )me (?:verse|paie|paye) (?:rien|pas))[^.;]{0,24} ";
const pausesFirst = new RegExp(
  `(?<!\\p{L})(?:(?:after|apres) (?:the |les? )?(?:first )?(?:${few} (?:premiers )?(?:months|mois)|(?:month|mois) ${few})|${nothingUntil}(?:(?:first|for) ${few} months|${few} premiers mois|pendant ${few} mois))(?!\\p{L})`,
  'u',
);

/** 'Je ne prends rien avant le 4e mois', 'I don't pay myself before month 12'. */
const pausesUntil = new RegExp(
  `(?<!\\p{L})${nothingUntil}(?:before|until|avant|jusqu'au) (?:the |le )?(?:(?:month|mois) ${few}|${few}(?:e|th|rd|nd|st)? (?:month|mois))(?!\\p{L})`,
  'u',
);

/**
 * Without what a row says in columns of its own: names, how often, from when, in which months, what money that comes in
 * is ('par saison', 'from month 4', 'de juin a aout', 'demande').
 */
export function withoutTerms(plain: string): string {
  const blank = (text: string, { start, end }: { start: number; end: number }) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  // 'I won't pay myself the first 6 months' takes nothing back.
  const said = [pausesFirst, pausesUntil].reduce(
    (text, pause) => text.replace(pause, (words) => ' '.repeat(words.length)),
    plain,
  );
  const states = remarksIn(said, 'hoped', 'askedFor', 'promised', 'inHand', 'used').filter(
    ({ end }) => !said.startsWith(' to ', end),
  );
  return [...rhythmsIn(said), ...labelsIn(said), ...states]
    .reduce(blank, said)
    .replaceAll(seasons, ' ')
    .replace(begins, ' ')
    .replace(fromSecondYear, ' ')
    .replace(offSeason, ' ')
    .replace(altogether, ' ')
    .replace(lasts, ' ')
    .replace(interestFree, ' ');
}

/** 'Second oven', '2 kilns $8,400 total', 'saved between the two of us', 'loyer 1 600 tout inclus', '220 a month or so'. */
const altogether =
  /^ ?(?:a |une? )?(?:second|deuxieme)(?= )|(?<=\d ?\$?) (?:in |au |en )?(?:total|tout)$|(?<!\p{L})(?:(?:between|entre) (?:the two of )?(?:us|nous(?: deux)?)|tout (?:inclus|compris)|all[- ]in(?:cluded|clusive)?|a nous autres|apres ca|after that|or so)(?!\p{L})/gu;

const fromSecondYear = new RegExp(
  `(?<!\\p{L})(?:(?:^|in|by|d'ici|from|starting|the|a partir de|des|a compter de|la) ?(?:in |the |la |l'an )?(?:second year|year (?:2|two)|deuxieme annee|2e annee|an(?:nee)? (?:2|deux))|(?:after|apres) (?:a|one|un|1) (?:year|an)|${nothingUntil}(?:la |the )?(?:first year|1st year|(?:premiere|1e?re) annee))(?!\\p{L})`,
  'u',
);
const endOfFirstYear =
  /(?<!\p{L})(?:by|at|a|d'ici) (?:the |la )?(?:end of|fin de) (?:the |la |l')?(?:first year|year (?:1|one)|premiere annee|an(?:nee)? (?:1|un))(?!\p{L})/u;
const firstYear = /(?<!\p{L})(?:first year|year (?:1|one)|premiere annee|(?:an|annee) (?:1|un))(?!\p{L})/u;
const lasts = new RegExp(
  `(?<!\\p{L})(?:(?:first|for|for the first|premiers|pendant|pour) ${few} (?:months|mois)|${few} premiers mois)(?!\\p{L})`,
  'u',
);

/** '45 in June', 'then $150 a month the rest of the year', 'donc 1 800 $ chacune': a number without a name of its own. */
export function saysOnlyWhen(plain: string): boolean {
  const without = (text: string, { start, end }: { start: number; end: number }) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const blank = (words: string) => ' '.repeat(words.length);
  const said = whens.reduce((text, when) => text.replaceAll(when, blank), plain);
  const rest = [...amountsIn(plain), ...rhythmsIn(plain)].reduce(without, said);
  return /\d/u.test(plain) && !/\p{L}{2}/u.test(rest.replaceAll(betweenNumbers, ' '));
}
const betweenNumbers = new RegExp(
  `(?<!\\p{L})(?:and|et|pis|puis|then|ensuite|about|around|environ|in|en|au|the|les|(?:dropping|falling|going|rising|up|down) (?:(?:up|down) )?to|starting|beginning|after(?: that)?|apres(?: ca)?|so|donc|soit|each|chacune?s?|${month})(?!\\p{L})`,
  'gu',
);

/** The month of business until which something is paid: 'the first year', 'for six months'; null where none is said. */
export function endIn(plain: string): number | null {
  if (pausesFirst.test(plain)) return null;
  return firstYear.test(plain) ? 12 : monthsOf(lasts.exec(plain));
}

/** '3,000 from month 5, and $4,000 from month 13': the last month of an amount that another follows; null without one. */
export function endBefore(quote: string, amount: Amount): number | null {
  const plain = plainText(quote);
  const [next, last] = amountsIn(plain).filter(({ start, kind }) => start >= amount.end && kind !== 'time');
  const from = next === undefined ? null : startIn(plain.slice(next.start, last?.start));
  return from !== null && saysOnlyWhen(plain.slice(amount.end, last?.start)) ? from - 1 : null;
}

/** The month of business from which something is paid: 'from month 4', 'nothing the first three months'; null where none is said. */
export function startIn(plain: string): number | null {
  if (fromSecondYear.test(plain)) return secondYearBegins;
  if (endOfFirstYear.test(plain)) return 12;
  const first = monthsOf(begins.exec(plain));
  const pause = monthsOf(pausesFirst.exec(plain));
  return first ?? monthsOf(pausesUntil.exec(plain)) ?? (pause === null ? null : pause + 1);
}

const takesNothing = '(?:nothing|none|no|rien|zero|pas de)(?!\\p{L})[^,;.]*';
const saysNothing = new RegExp(`(?<!\\p{L})${takesNothing}`, 'u');
const calendarMonth = `(?:(?:early|mid|late|mi|fin|debut)[ -])?(?:${month})(?!\\p{L})`;
const fromMonth = new RegExp(
  `(?<!\\p{L})(?:${takesNothing}(?:till|until|before|avant|jusqu'en)|from|starting(?: in)?|beginning(?: in)?|as of|a (?:partir|compter) d[eu']|des) ?${calendarMonth}(?! ?(?:to|until|through|-|a|au|jusqu))`,
  'u',
);
const untilMonth = new RegExp(
  `(?<!\\p{L})(?<!${takesNothing})(?:till|until|jusqu'en|jusqu'a(?: la)?|up to) ?${calendarMonth}`,
  'u',
);

/** 'A cook from September', 'nothing for me till January': whether a month of the calendar is named with which pay begins. */
export const beginsInMonth = (plain: string): boolean => fromMonth.test(plain);

/** 'Second kiln next year', '40 hives in spring 2028': whether something is bought in a month that is not said. */
export const comesLater = (plain: string): boolean => laterThanOpening.test(plain);

/** Without when it is bought, which its row has a month for. */
export const withoutLater = (plain: string): string => plain.replace(laterThanOpening, ' ');

const laterThanOpening =
  /(?<!\p{L})(?:next (?:year|spring|summer|fall|winter)|later|(?:l'an|l'annee|l'ete|l'hiver|l'automne|le printemps) prochaine?|plus tard|(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)(?: of| de)? 20[2-4]\d)(?!\p{L})/u;

/** '$150 a month till June' */
export const endsInMonth = (plain: string): boolean => untilMonth.test(plain);

const ordinals: Readonly<Record<string, number>> = {
  ...{ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  ...{ deuxieme: 2, troisieme: 3, quatrieme: 4, cinquieme: 5, sixieme: 6 },
};

function monthsOf(found: RegExpExecArray | null): number | null {
  const said = found?.slice(1).find((each) => each !== undefined);
  return said === undefined ? null : Number(said) || (ordinals[said] ?? numberOfWords(said));
}

const atFirst =
  /(?<!\p{L})(?:at first|at (?:the )?(?:start|open(?:ing)?)|to start|(?:start|open)(?:ing)? with|(?:the )?first month|(?:le )?premier mois|au debut|au depart|en ouvrant|a l'ouverture|when (?:i|we) open|pour commencer|commencer? (?:avec|a))(?!\p{L})/u;
const secondYear =
  /(?<!\p{L})(?:(?:2e|2nd|second|deuxieme|seconde)(?: (?:year|season|annee|saison|ete|hiver))?|(?:year|yr|an|annee|saison) (?:2|two)|next year|l'an(?:nee)? (?:d'apres|suivante?|prochaine?)|dans un an)(?!\p{L})/u;
const byThen = /(?<!\p{L})(?:end of|by|fin|d'ici)(?!\p{L})/u;
const whens = [seasons, offSeason, secondYear, begins, lasts, pausesFirst].map(
  ({ source }) => new RegExp(source, 'gu'),
);

/** The month of business from which there are so many: '14 après six mois'; the second year where no month is said. */
export const laterFrom = (quote: string, amount: Amount): number =>
  startIn(wordsOf(quote, amount).plain) ?? afterFirst(quote, amount) ?? secondYearBegins;

/** '260 a month the first three months, then 400', '$950 first year, $1,050 the second': when what stands before ends. */
export function afterFirst(quote: string, { start, end }: Amount): number | null {
  const plain = plainText(quote);
  const before = plain.slice(0, start);
  // 'Just me for year one, $2,500' has nothing else before.
  if (!amountsIn(before).some(({ kind }) => kind !== 'time') && !saysNothing.test(before)) return null;
  const [own = ''] = before.split(/[,;]| (?:and|et|pis|puis|then|ensuite)(?= |$)/u).slice(-1);
  const until = saysOnlyWhen(own + plain.slice(start, end)) ? endIn(before) : null;
  return until === null ? null : until + 1;
}

/** Whether some words say from when on there are so many; of '70 after Christmas' the month is not known. */
export function saysFrom(quote: string, amount: Amount): boolean {
  const { plain } = wordsOf(quote, amount);
  return startIn(plain) !== null || secondYear.test(plain) || afterFirst(quote, amount) !== null;
}

/** In months of business. */
const secondYearBegins = 13;

/** When there are so many: '40 members at opening' in the first month, '5 le reste du temps' out of season. */
export function whenOf(quote: string, amount: Amount): 'always' | 'atFirst' | 'offSeason' | 'later' {
  const { plain } = wordsOf(quote, amount);
  // 'Pour commencer, puis 70'
  if (isThen.test(plainText(quote.slice(0, amount.start))) || isAfterwards.test(plainText(quote.slice(amount.end))))
    return 'later';
  if (atFirst.test(plain)) return 'atFirst';
  if (offSeason.test(plain)) return 'offSeason';
  const isLater = startIn(plain) !== null || (secondYear.test(plain) && !byThen.test(plain));
  return isLater ? 'later' : 'always';
}

/** '2 par mois après' */
const isAfterwards =
  /^[^,;.\d]{0,24}(?<!\p{L})(?:after(?: that)?|apres(?: ca)?|ensuite|par la suite)(?= ?(?:$|[,;.]))/u;
const isThen = /(?<!\p{L})(?:then|after that|puis|ensuite|apres ca)(?!\p{L})[^,;.\d]{0,16}$/u;
