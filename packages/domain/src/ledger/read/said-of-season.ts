import { seasonOf } from '../cell-season.ts';
import type { Season } from '../field.ts';
import { type Amount, amountsIn, month } from './amounts.ts';
import { plainText } from './plain-text.ts';
import { rhythmsIn } from './rhythm.ts';
import { endOfList, wordsOf } from './said-of-amount.ts';

/** 'For 8 weeks', 'pendant 8 semaines': how many of a year; null where the words do not say so. */
export function weeksIn(plain: string): number | null {
  const said =
    /(?<!(?:every|other|in|after|within|aux|toutes les|dans|apres|d'ici) )(?<!\d)(\d{1,2}) (?:weeks|semaines)(?!\p{L})/u.exec(
      plain,
    );
  const weeks = Number(said?.[1] ?? 52);
  return weeks > 2 && weeks < 52 ? weeks : null;
}

/** The first month of a season and its last: 'may to mid october', 'de mai a la mi-octobre'. */
export const seasons = new RegExp(
  `(?<!\\p{L})(${month})\\.? ?(?:-|to|till|until|through|thru|a|au|jusqu'a) ?(?:la )?(?:(?:mid|early|late|(?:the )?end of|mi|fin|debut)[ -]?)?(${month})(?!\\p{L})`,
  'gu',
);

/** 'Salon du voyage en octobre': in one month, and not in each. */
export const inOneMonth = new RegExp(
  `(?<!\\p{L})(?:in|en|every|chaque) (?:${month})(?! ?(?:-|to|a|au|and|et)(?![\\p{L}]))(?!\\p{L})`,
  'u',
);

/** 'En mai et juin', 'June, July and August', 'Sept Oct Nov'; in 'May, June 700' each has its own. */
const listed = new RegExp(
  `(?<!\\p{L}|(?:to|until|till|from|by|before|after|since|a|au|de|des|jusqu'en|depuis|avant|apres) )((?:${month})(?:,? (?:and |et |pis |& )?(?:${month}))+)(?!\\p{L}|\\.? ?\\d)`,
  'gu',
);

/** 'Closed in January and February', 'sauf en juillet et août': all months but those. */
const without =
  /(?<!\p{L})(?:closed|except|excluding|nothing|none|ferme[es]*|fermons|sauf|excepte|hormis|rien|aucune?)(?: \p{L}+){0,2} ?$/u;

/** 'A little less in January and February', 'janvier et février sont plus tranquilles': all year, though not as much. */
const unlike = '(?:less|fewer|lower|slow(?:er)?|quiet(?:er)?|half|more|double|moins|plus|moitie|tranquilles?)';
const unlikeBefore = new RegExp(`(?<!\\p{L})${unlike}(?: \\p{L}+){0,2} ?$`, 'u');
const unlikeAfter = new RegExp(`^ (?:\\p{L}+ ){0,2}${unlike}(?!\\p{L})`, 'u');

/** The months that some plain words name, 'de mai a septembre', 'en mai et juin'; null where they name none, or more. */
export function seasonIn(plain: string): Season | null {
  const said = [...plain.matchAll(seasons)].map((found) => ({ found, named: `${found[1]} to ${found[2]}` }));
  const lists = [...plain.matchAll(listed)].map((found) => ({
    found,
    named: (found[1] ?? '').replace(/,? (?:and |et |pis |& )?/gu, ', '),
  }));
  const [only, other] = [...said, ...lists];
  if (only === undefined || other !== undefined) return null;
  const before = plain.slice(0, only.found.index);
  if (unlikeBefore.test(before) || unlikeAfter.test(plain.slice(only.found.index + only.found[0].length))) return null;
  const season = seasonOf(only.named) ?? null;
  return without.test(before) ? otherMonths(season) : season;
}

const otherMonths = (season: Season | null): Season | null => season?.map((weight) => (weight > 0 ? 0 : 100)) ?? null;

/** 'The rest of the year', 'les autres mois'. */
export const offSeason =
  /(?<!\p{L})(?:(?:the |le )?(?:rest|reste) (?:of|du|de) (?:the |l')?(?:time|year|temps|annee)|off[- ]?season|hors[- ]saison|(?:in |les )?(?:the )?other months|autres mois|otherwise|else(?= ?(?:$|[,;.)]))|sinon|autrement|basse saison)(?!\p{L})/u;

/** '480 $ de novembre à avril et 260 $ les autres mois': the amount before, where one is of the other months. */
export function inSeasonBefore(quote: string, amount: Amount): Amount | undefined {
  const plain = plainText(quote);
  const next = amountsIn(plain).find(({ start }) => start >= amount.end);
  if (!offSeason.test(plain.slice(amount.end, next?.start))) return undefined;
  return amountsIn(plain).findLast(({ end, kind }) => end <= amount.start && kind !== 'time');
}

/** The months in which something is paid; null where the words name none. */
export function seasonOfCost(quote: string, amount: Amount): Season | null {
  const season = seasonIn(wordsOf(quote, amount).plain);
  if (season !== null) return season;
  const before = inSeasonBefore(quote, amount);
  return before === undefined ? null : otherMonths(seasonOfCost(quote, before));
}

/** '6,000 lb in August, 3,000 in September': each of several amounts in a month of its own. */
function monthOf(quote: string, amount: Amount): Season | null {
  const plain = plainText(quote);
  const months = amountsIn(plain)
    .filter(({ kind }) => kind !== 'time')
    .map(({ start, end }) => ({
      start,
      said: (ownMonth.exec(plain.slice(end)) ?? monthBefore.exec(plain.slice(0, start)))?.[1],
    }));
  const said = months.find(({ start }) => start === amount.start)?.said;
  const isOfOne = months.filter((each) => each.said !== undefined).length < 2;
  return said === undefined || isOfOne ? null : (seasonOf(said) ?? null);
}
const monthBefore = new RegExp(`(?<!\\p{L})(${month})\\.? $`, 'u');
const ownMonth = new RegExp(`^[^,;.\\d]{0,24} (?:in|en|for|pour) (${month})(?!\\p{L})`, 'u');

/** Whether so many are sold in one month, and not in each. */
export const isOfOneMonth = (quote: string, amount: Amount): boolean =>
  seasonOfSale(quote, amount)?.filter((weight) => weight > 0).length === 1;

/** Whether some words say in which months so many are sold, or name a time of the year. */
export const saysMonths = (quote: string, amount: Amount): boolean =>
  seasonOfSale(quote, amount) !== null || namesSeason(wordsOf(quote, amount).plain);

/** 'Heating 480 a month in winter', '900 a month in season': at a time of the year whose months are not said. */
export const namesSeason = (plain: string): boolean => timeOfYear.test(plain);
const timeOfYear =
  /(?<!\p{L})(?<!(?:by|till|until|before|d'ici|avant|jusqu'a) (?:(?:the|next|first|second|third|this|cet|le|deuxieme|prochaine?) |l')*)(?:(?:in|during(?: the)?|for the|en|pendant la|durant la|pour la) (?:season|saison)|summers?|winters?|spring|fall|autumn|(?:l'|en |d')ete|hiver|printemps|automne)(?!\p{L})/u;

/** The months in which so many are sold: '70 and 40 a day, 5 days a week, May to September' names them once for all. */
export function seasonOfSale(quote: string, amount: Amount): Season | null {
  const last = endOfList(quote, amount);
  const plain = plainText(quote);
  const next = amountsIn(plain).find(({ start, kind }) => start >= last.end && kind !== 'time');
  const own = wordsOf(quote, last);
  // 'Un patio aux deux semaines d'avril à octobre, 2 cuisines par mois': those months are of the patio.
  const isOfOther = rhythmsIn(own.plain.slice(0, own.amount.start)).length > 0;
  const words = isOfOther ? own.plain.slice(own.amount.start) : own.plain;
  const first = amountsIn(plain).find(({ kind }) => kind !== 'time');
  return (
    seasonIn(words) ??
    seasonIn(plain.slice(last.end, next?.start)) ??
    seasonIn(plain.slice(0, first?.start)) ??
    monthOf(quote, amount)
  );
}
