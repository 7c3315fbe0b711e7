import type { Cells } from '../row.ts';
import { rowColumns } from '../row-fields.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { clausesOf } from './clauses.ts';
import { remarksIn } from './labels.ts';
import { numberInWords } from './number-words.ts';
import { plainText } from './plain-text.ts';
import { type Rhythm, rhythmsIn } from './rhythm.ts';

/** The words about one amount, as they were typed and plain, and where it stands in them. */
type OwnWords = { typed: string; plain: string; amount: Amount };

/** The words of an amount among those of others: of '9,000 saved, a loan of 20,000 over 5 years' the term is of the loan. */
export function wordsOf(quote: string, amount: Amount): OwnWords {
  const plain = plainText(quote);
  const isCounted = ({ kind, value }: Amount) =>
    kind === 'count' && (amount.kind !== 'money' || (value ?? 0) >= leastMoney);
  const amounts = amountsIn(plain).map((each) => (isCounted(each) ? { ...each, kind: 'bare' as const } : each));
  const clause = clausesOf(plain, amounts).find((each) => each.amounts.some(({ start }) => start === amount.start));
  if (clause === undefined) return { typed: quote, plain, amount };
  const { lead, start, end } = clause;
  const typed = (lead === null ? '' : `${quote.slice(lead.start, lead.end)}: `) + quote.slice(start, end);
  const by = typed.length - end;
  return {
    typed,
    plain: plainText(typed),
    amount: { ...amount, start: amount.start + by, end: amount.end + by },
  };
}

/** A number without a unit that is rather money than a count. */
export const leastMoney = 100;

/** Whether an amount is a sum of money, by its sign, what follows it or its size. */
export const isMoney = ({ kind, value }: Amount): boolean =>
  kind === 'money' || kind === 'bare' || (kind === 'count' && (value ?? 0) >= leastMoney);

/** 'A 340 g bag': the size of what is sold, where it is not how much of it. */
export const isSize = (quote: string, { end }: Amount): boolean =>
  /^ ?(?:g|gr|kg|lbs?|oz|ml|cl|l|litres?|liters?)(?![\p{L}/'’])/iu.test(quote.slice(end));

/** '120 of the 8 oz': the size of what is counted; '40 kg a week' are sold. */
export const isSizeOf = (quote: string, amount: Amount): boolean =>
  isSize(quote, amount) && /(?:^|\s)(?:of|of the|the|de|des|du|les)\s$/iu.test(quote.slice(0, amount.start));

/** '12 of 60 min and 4 of 90 a week': the size of what is counted, its unit said before. */
export const isSizeAgain = (plain: string, { kind, start }: Amount): boolean =>
  kind !== 'money' && /(?<![$\d.,])\d{1,3} (?:de|of|of the) $/u.test(plain.slice(0, start));

/** How often the words say of an amount: behind it, before it, or once at the beginning for all of them. */
export function rhythmOf(quote: string, said: Amount): Rhythm | undefined {
  const { plain, amount } = wordsOf(quote, said);
  const next = amountsIn(plain).find(
    (each) => each.start >= amount.end && each.kind !== 'time' && !isGroup(plain, each) && !isSizeOf(plain, each),
  )?.start;
  const [behind] = rhythmsIn(plain.slice(amount.end, next));
  const before = rhythmsIn(plain.slice(0, amount.start)).at(-1);
  const all = plainText(quote);
  const times = endsWithTimes.exec(plain.slice(Math.max(0, amount.start - 48), amount.start))?.groups?.['times'];
  if (times !== undefined && before !== undefined) return { ...before.rhythm, times: Number(times) };
  return (behind ?? before ?? rhythmsIn(all.slice(0, amountsIn(all)[0]?.start))[0])?.rhythm;
}

/** What holds several of what is sold: 'carte de 10', 'package of 8'. */
export const packOf =
  '(?<!\\p{L})(?:cartes?|cards?|pass(?:e?s)?|carnets?|forfaits?|packages?|packs?|paquets?|lots?|sets?|bundles?|box(?:es)?|boites?|caisses?|cases?) (?:de|of) ';
const endsWithPack = new RegExp(`${packOf}$`, 'u');

/** Whether a number is of those in a pack, 'carte de 10 : 180 $'. */
export const isPackOf = (plain: string, { kind, start }: Amount): boolean =>
  kind !== 'money' && endsWithPack.test(plain.slice(0, start));

const timesAt =
  '(?<times>\\d{1,2}) (?:(?:times |fois |x )?(?:an?|per|par|/) ?(?:year|yr|an|annee|month|mo|mois|week|wk|semaine|sem) (?:at|@|a|x)|(?:times|fois) (?:an?|per|par) (?:year|an|annee|month|mois|week|semaine),?) \\$?';
const endsWithTimes = new RegExp(`(?<![\\d.,$])${timesAt}$`, 'u');
const beginsWithTimes = new RegExp(`^${timesAt}\\d`, 'u');

/** 'Shows 4 a year at $350', '2 fois par mois à 60 $': whether a number is how many times the amount behind it is paid. */
export const isTimes = (plain: string, { start }: Amount): boolean =>
  beginsWithTimes.test(plain.slice(start, start + 48));

/** '$35 a lesson', '35 $ par client et par mois': whether an amount is paid as often as something is done. */
export function isForEach(plain: string, { end }: Amount): boolean {
  const said = /^ ?(?:(?:per|par|\/) ?|an? (?=lesson|class|session|visit|job|cut|piece|delivery))\p{L}+/u.exec(
    plain.slice(end),
  );
  return said !== null && rhythmsIn(said[0]).length === 0;
}

/** 'Les boutiques paient à 30 jours', 'offices pay net 45': whether an amount is the days until customers pay. */
export function isPaidLater(plain: string, { kind, unit, start, end }: Amount): boolean {
  if (kind !== 'time' || unit !== 'day') return false;
  const before =
    plain
      .slice(Math.max(0, start - 80), start)
      .split(/[.;\n]/u)
      .at(-1) ?? '';
  const isOfSuppliers =
    /(?<!\p{L})(?:suppliers?|fournisseurs?|vendors?|(?:i|we|je|nous|on) pa(?:y|ie|ye)\p{L}*)(?!\p{L})/u;
  return (
    !isOfSuppliers.test(before) &&
    (paysIn.test(before) || /^[ -]?(?:days?|jours?)?,? ?(?:net|terms)(?!\p{L})/u.test(plain.slice(end)))
  );
}

const paysIn =
  /(?<!\p{L})(?:pays?|paid|paying|paient|payent|paie|paye|net|terms|regle(?:nt)?|delai|factur\p{L}*|invoice\p{L}*)(?: (?:me|us|in|at|of|on|within|by|about|around|a|en|dans|sous|de|net|environ|apres)){0,3} $/u;

/** '2 workshops of 8 people a month': whether a number is of those in each. The words right before it tell. */
export const isGroup = (plain: string, amount: Amount): boolean =>
  countsPeople(plain, amount, countedGroup) || countsPeople(plain, amount, usualGroup);

/** '$95 a person, 10 people', '8 weddings, average 110 guests': in each of what stands before. */
export const isGroupBeside = (plain: string, amount: Amount): boolean =>
  countsPeople(plain, amount, pricedGroup) || countsPeople(plain, amount, averageGroup);
const averageGroup =
  /(?<![$\d])\d+ [^$.;\d]*\p{L}{3}[^$.;\d]*, (?:on )?(?:averag(?:e|ing)|avg|en moyenne|moyenne)(?: of| de)?(?: about| around| environ)? $/u;

const countsPeople = (plain: string, { start, end, kind }: Amount, before: RegExp): boolean =>
  (kind === 'count' || kind === 'bare') &&
  before.test(plain.slice(Math.max(0, start - 40), start)) &&
  /^ ?(?:personnes?|people|persons?|participants?|places?|seats?|enfants?|kids|children|eleves?|students?|guests?)(?!\p{L})/u.test(
    plain.slice(end, end + 16),
  );

/** 'The average wedding has 95 guests' */
const usualGroup =
  /(?:(?:average|typical|usual) [\p{L} ]{3,24} (?:has|have|is)|moyenne,? [\p{L}' ]{3,24} (?:a|compte|c'est))(?: about| around| environ)? $/u;

const pricedGroup =
  /\d ?\$? ?(?:an?|per|par|la|\/) ?(?:person|personne|pers\.?|people|participante?|head|seat|place|student|eleve),? \(?(?:about |around |environ |max(?:imum)? |for |pour |avec |with )?$/u;

const countedGroup = new RegExp(
  `(?:\\d|${numberInWords.source}).*\\p{L}{3}.* (?:de|of|with|avec|for|pour) (?:about |around |environ )?$`,
  'u',
);

type Period = NonNullable<Cells<'stream'>['per']>;

/**
 * In which time the words say that so many are sold, and how often in it: every two weeks is half a time a week; '12 of
 * one, 3 of another and 2 of the last a day' are all of a day.
 */
export function soldIn(quote: string, amount: Amount): { per: Period; times: number } | undefined {
  // 'Two toddlers, 5 days a week' are no two a week.
  const words = quote.replace(daysOfEach, (days) => ' '.repeat(days.length));
  const rhythm = rhythmOf(words, endOfList(words, amount)) ?? rhythmBefore(words, amount);
  const isPeriod = (unit: string): unit is Period => Object.hasOwn(rowColumns.stream.per.options, unit);
  return rhythm && isPeriod(rhythm.unit) ? { per: rhythm.unit, times: rhythm.times / rhythm.span } : undefined;
}

const daysOfEach = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d+(?:[.,]5)?|${numberInWords.source}) (?:days?|jours?) ?(?:an?|per|par|/|each|chaque) ?(?:week|wk|semaine|sem)(?!\\p{L})`,
  'giu',
);

/** '14 tune-ups a week and 3 overhauls' */
function rhythmBefore(quote: string, { start }: Amount): Rhythm | undefined {
  const [before = ''] = /[^,;.]*$/u.exec(plainText(quote.slice(0, start))) ?? [];
  return / (?:and|et|pis|puis|&) $/u.test(before) ? rhythmsIn(before).at(-1)?.rhythm : undefined;
}

/** Where a list of numbers ends that says how often, or when, once for all: the last of them, which follows an 'and'. */
export function endOfList(quote: string, amount: Amount): Amount {
  const plain = plainText(quote);
  const behind = amountsIn(plain).filter(
    (each) => each.start >= amount.end && each.kind !== 'time' && !isSizeAgain(plain, each),
  );
  let last = amount;
  for (const [at, next] of behind.slice(0, mostListed).entries()) {
    const between = plain.slice(last.end, next.start);
    const link = /^[^,;.]*(,|,? and| et| pis| puis| &) $/u.exec(between)?.[1];
    if (link === undefined || rhythmsIn(between).length > 0) return amount;
    // '1,800 jars and 60 cones a day'
    const isAlike = (amount.value ?? 0) <= mostUneven * (next.value ?? 0);
    if (link !== ',')
      return isAlike && rhythmsIn(plain.slice(next.end, behind[at + 1]?.start)).length > 0 ? next : amount;
    last = next;
  }
  return amount;
}

/** How many times as many of one thing are sold as of another, in the same time. */
const mostUneven = 20;

/** A list is no longer than this. */
const mostListed = 12;

/** '$25 an hour, 20 hours per wedding': the hours that one takes; null where they are not said once. */
export function hoursOfEach(quote: string, said: Amount): number | null {
  if (rhythmOf(quote, said)?.unit !== 'hour') return null;
  const { plain } = wordsOf(quote, said);
  const [hours, other] = amountsIn(plain).filter(
    ({ unit, end }) =>
      unit === 'hour' && /^ ?\p{L}* ?(?:an?|per|par|each|chacune?|chaque|\/)(?!\p{L})/u.test(plain.slice(end)),
  );
  const isOfTime = hours !== undefined && rhythmsIn(plain.slice(hours.end, hours.end + 20)).length > 0;
  return hours === undefined || other !== undefined || isOfTime ? null : hours.value;
}

/** Hours a week, where the words say them once; '20 hrs @ $18' are of a week, too. */
export function hoursIn(plain: string): number | null {
  const [time, other] = amountsIn(plain).filter(({ kind, unit }) => kind === 'time' && unit === 'hour');
  if (time === undefined || other !== undefined) return null;
  const isOtherwise = rhythmsIn(plain.slice(time.end, time.end + 20)).some(({ rhythm: { unit } }) => unit !== 'hour');
  // '7 hours each market day'
  const isOfOther = /^ ?(?:h|hrs?|hours?|heures?)? (?:each|per|chaque|par) (?!(?:at|a|for|pour)(?!\p{L}))\p{L}/u.test(
    plain.slice(time.end),
  );
  return isEachWeek(plain, time) || (!isOtherwise && !isOfOther && (time.value ?? 0) <= fullWeek) ? time.value : null;
}

/** In hours: more are not of one week. */
const fullWeek = 60;

/** How many people are paid, where the words count them once: '2 helpers, 20 hours a week at $18'. */
export function peopleIn(plain: string): number | null {
  const [count, other] = amountsIn(plain).filter(({ kind }) => kind === 'count');
  return other === undefined && Number.isInteger(count?.value) ? (count?.value ?? null) : null;
}

/** '25 h semaine', '15 hours a week': whether hours of a plain text are of each week. */
export function isEachWeek(plain: string, { end }: Amount): boolean {
  return /^ ?(?:h|hrs?|hours?|heures?)? ?(?:each|chacune?)? ?(?:\/|par|per|a|chaque|each|la)? ?(?:semaine|week|sem|wk)/u.test(
    plain.slice(end, end + 24),
  );
}

/** What the words say of a purchase beside its price: how many, whether it is there already. */
export function termsOfPurchase({
  plain,
  amount: { start, end },
}: OwnWords): Partial<Pick<Cells<'purchase'>, 'count' | 'owned' | 'used'>> {
  const [other, third] = amountsIn(plain).filter(
    (each) => each.start !== start && each.kind !== 'time' && each.kind !== 'percent',
  );
  // '3 cages à 95 $', '95 $ x 3'; 'on met 20 000 $ à deux' is put in together.
  const isEach =
    third === undefined &&
    other !== undefined &&
    (other.start < start
      ? /(?:^|\s)(?:x|@|at|a)\s?$/u.test(plain.slice(other.end, start)) ||
        (other.kind === 'count' && saysEach(plain.slice(end)))
      : /(?:^|\s)(?:x|@)\s?$/u.test(plain.slice(end, other.start)));
  // 'Outillage 9 500 $ dont 4 000 $ à moi': which of the two is owned?
  if (other !== undefined && !isEach) return {};
  // 'Truck (have), hand tools $500': only the truck is there.
  const own = plain.replace(/^[^\d]*\([^)\d]*\), (?=.*\d)/u, '');
  return {
    ...(other !== undefined && Number.isInteger(other.value) ? { count: other.value } : {}),
    ...(remarksIn(own, 'owned').length > 0 ? { owned: true } : {}),
    // 'A table used for packing' may be new.
    ...(remarksIn(plain.replaceAll(/used (?:to|for|as) /gu, ' '), 'used').length > 0 ? { used: true } : {}),
  };
}

/** Whether some plain words say that an amount is for one of several: '$220 each', '500 $ chacune'. */
export const saysEach = (plain: string): boolean =>
  /(?<!\p{L})(?:each|chacun|chacune|ch|ea|piece|l'unite|apiece)(?!\p{L})/u.test(plain);

/** 'Build-out $22,000 per room', 'fridge x2 at $3,200': a price of one of several that are bought. */
export const isPriceOfOne = (plain: string): boolean =>
  saysEach(plain) ||
  timesBefore.test(plain) ||
  [...plain.matchAll(perThing)].some(([words]) => rhythmsIn(words).length === 0);
const timesBefore = /(?<!\p{L})x ?\d+(?: at| a| @)? \$?\d/u;
const perThing = /(?<=\d ?\$? )(?:per|par) \p{L}+/gu;

/** The words around an amount between commas and parentheses, as typed. */
export function phraseOf(quote: string, { start, end }: Amount): string {
  const before =
    quote
      .slice(0, start)
      .split(/[,;()\n]/u)
      .at(-1) ?? '';
  const behind = quote.slice(end).split(/[,;()\n]/u)[0] ?? '';
  return before + quote.slice(start, end) + behind;
}

/** The words from the amount before to the one behind, which say what happens to so many. */
function wordsNear(quote: string, said: Amount): string {
  const { plain, amount } = wordsOf(quote, said);
  const others = amountsIn(plain).filter(({ kind }) => kind !== 'time');
  const from = others.findLast(({ end }) => end <= amount.start)?.end;
  return plain.slice(from, others.find(({ start }) => start >= amount.end)?.start);
}

/** 'Add 4 a month': whether so many customers come each month. */
export function comesIn(quote: string, amount: Amount): boolean {
  const often = soldIn(quote, amount);
  if (often?.per !== 'month' || often.times !== 1) return false;
  const last = amountsIn(plainText(quote)).findLast(({ end, kind }) => end <= amount.start && kind !== 'time');
  // 'Adding 6 of one and 15 of the other a month'
  const isListed =
    last !== undefined && /^[^,;.]* (?:and|et|&) $/u.test(plainText(quote.slice(last.end, amount.start)));
  const words = wordsNear(quote, amount) + (isListed ? wordsNear(quote, last) : '');
  return addsUp.test(words) || /(?:^|[,;:(]|then|puis) ?\+ ?$/u.test(quote.slice(0, amount.start));
}

const addsUp =
  /(?<!\p{L})(?:add\p{L}*|gain\p{L}*|sign(?:ing)? up|(?:go|goes|going|grow|grows|growing) (?:up )?by|new|nouve(?:au|lle)\p{L}*|ajout\p{L}*|s'ajoutent|de plus|more)(?!\p{L})/u;

/** 'Lose about 3% a month': whether so many of the customers leave. */
export const leavesIn = (quote: string, amount: Amount): boolean =>
  /(?<!\p{L})(?:los(?:e|es|ing)|leav(?:e|es|ing)|partent|churn|cancel\p{L}*|perd\p{L}*|quitt\p{L}*|desabonn\p{L}*|attrition)(?!\p{L})/u.test(
    wordsNear(quote, amount),
  );
