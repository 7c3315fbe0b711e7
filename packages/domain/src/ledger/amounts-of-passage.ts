import { topicOf } from './figures-to-check.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { leadsToSame } from './read/clauses.ts';
import { labelsIn } from './read/labels.ts';
import { numberInWords } from './read/number-words.ts';
import { plainText } from './read/plain-text.ts';
import { rhythmsIn } from './read/rhythm.ts';
import {
  isGroupBeside,
  isMoney,
  isPackOf,
  isPaidLater,
  isSize,
  isSizeAgain,
  isSizeOf,
  isTimes,
  leastMoney,
  wordsOf,
} from './read/said-of-amount.ts';
import type { Passage } from './reading.ts';

/**
 * The numbers in some words that may be a figure, in their order: of '120 to 150' the first. In a goal of sales, hours
 * are one; beside a sum that is paid, 'a fridge with 2 doors' is none.
 */
export function amountsOf(passage: Passage): readonly Amount[] {
  const known = amountsRead.get(passage) ?? readAmounts(passage);
  amountsRead.set(passage, known);
  return known;
}

/** The words stay while rows change. */
const amountsRead = new WeakMap<Passage, readonly Amount[]>();

function readAmounts(passage: Passage): Amount[] {
  const { quote } = passage;
  const topic = topicOf(passage);
  const isGoal = topic === 'goals';
  const plain = plainText(quote);
  const isTwice = (at: number, each: readonly Amount[]) => {
    const [before, here, next] = [each[at - 1], each[at], each[at + 1]];
    // 'Teachers get $35 an hour, so $70 a student' costs $70, and 'from 150 $ (280 $ on average)' brings in 280.
    if (topic === 'unitCosts' && isLinked(plain, leadsToSame, here, next)) return true;
    return (
      isLinked(plain, averaged, here, next) || (topic !== 'unitCosts' && isLinked(plain, leadsToSame, before, here))
    );
  };
  const all = amountsIn(plain)
    .filter(
      (each) =>
        each.kind !== 'time' ||
        (isGoal && each.unit === 'hour' && !isInMinutes(plain, each)) ||
        isPaidLater(plain, each),
    )
    .filter(({ start, end, kind }) => kind !== 'count' || !/^(?:19|20)\d\d$/u.test(quote.slice(start, end)))
    .filter(({ start, end }) => !countsNothing.test(quote.slice(end)) && !isSeptember.test(quote.slice(start)))
    .filter(
      (each) =>
        !(isGoal
          ? isSizeOf(quote, each) || isSizeAgain(plain, each)
          : isSize(quote, each) || ofGroup.test(plain.slice(0, each.start))),
    )
    .filter((each) => topic !== 'costs' || !isTimes(plain, each))
    .filter((each) => !isPackOf(plain, each) && !isAside(plain, each))
    .filter((each) => !instead.test(plain.slice(0, each.start)) && !isShareOfAll(plain, each))
    .filter((each) => topic !== 'prices' || each.kind === 'money' || !isPaidFor(plain, each))
    .filter(({ value }, at, each) => value !== null || each[at - 1]?.value !== null)
    .filter((_, at, each) => !isTwice(at, each));
  // 'Groups of 20 to 40' is no quantity, and in 'savings of the two of us' nothing is $2.
  const isSum = (each: Amount) =>
    isMoney(each) && (each.kind !== 'bare' || each.value === null || each.value >= leastMoney || isWritten(each));
  const isWritten = ({ start, end }: Amount) => /\d/u.test(quote.slice(start, end));
  if (topic === 'goals' || topic === 'idea' || topic === 'milestones' || !all.some(isSum)) return all;
  const isOfSales = topic === 'prices' || topic === 'unitCosts';
  // In 'a tune-up of 4 wheels $180' and '$140 a month (4 lessons)' nobody sells 4.
  const isSold = (each: Amount) => {
    const next = all.find(({ start }) => start > each.start)?.start;
    const isRegular = rhythmsIn(plain.slice(each.end, next)).length > 0;
    return each.value !== null && (topic !== 'prices' || isRegular || isGroupBeside(plain, each));
  };
  return all.filter(
    (each) => isSum(each) || isPaidLater(plain, each) || (isOfSales && (each.kind === 'percent' || isSold(each))),
  );
}

/** The plain words about an amount; all where a single one has no name beside it: 'no pay at first, then $1,500 a month'. */
export function plainOf(passage: Passage, amount: Amount): string {
  const { plain } = wordsOf(passage.quote, amount);
  return labelsIn(plain).length === 0 && amountsOf(passage).length === 1 ? plainText(passage.quote) : plain;
}

/** The most numbers of a sentence of which each is compared with the others. */
export const mostCompared = 20;

/** '12 massages of 60 min' */
const isInMinutes = (plain: string, { end }: Amount): boolean => /^[ -]?min(?:ute)?s?(?!\p{L})/u.test(plain.slice(end));

/** '$75/person for groups of 8' */
const ofGroup = /(?:groups?|groupes?|classes?|teams?|equipes?) (?:of|de) $/u;

const isLinked = (plain: string, link: RegExp, one: Amount | undefined, other: Amount | undefined): boolean =>
  one !== undefined && other !== undefined && link.test(plain.slice(one.end, other.start));
const averaged = /[\s,;(](?:en moyenne|moyenne(?: de)?|(?:on )?average(?: of)?|avg)[ :]*$/u;

/** '480 $ par personne (3)' */
const isAside = (plain: string, { kind, start, end }: Amount): boolean =>
  kind === 'bare' && /\($/u.test(plain.slice(0, start)) && /^\d{1,2}\)/u.test(plain.slice(start)) && end - start < 3;

/** '2 bags a month for $36', '3 for 21': what the price is of; '90 for 60 min' is one. */
const isPaidFor = (plain: string, { value, end }: Amount): boolean => {
  const price = /^ (?:\p{L}+ ){0,4}(?:for|pour) \$?(?<sum>\d+)/u.exec(plain.slice(end))?.groups?.['sum'];
  return price !== undefined && Number(price) > (value ?? 0);
};

/** 'About 1 in 3 takes the power', 'un sur deux' */
const isShareOfAll = (plain: string, { start, end, kind }: Amount): boolean =>
  kind !== 'money' && (oneIn.test(plain.slice(end)) || oneInBefore.test(plain.slice(0, start)));
const few = `(?:\\d{1,2}|${numberInWords.source})`;
const oneIn = new RegExp(
  `^ (?:in|sur|out of) ${few}(?![\\p{L}\\d]| ?[$%]| (?:ans?|years?|mois|months?|jours?|days?|semaines?|weeks?))`,
  'u',
);
const oneInBefore = new RegExp(`(?:^|[^\\d$])${few} (?:in|sur|out of) $`, 'u');

/** '$220 on sale (reg 310)', '12 months for the price of 11' */
const instead =
  /(?<!\p{L})(?:reg(?:ul(?:ar(?: price)?|ier))?\.?|instead of|au lieu d[e']|for the price of|pour le prix de|au prix de) ?\$?$/u;

/** 'Sept-Nov' is no seven. */
const isSeptember = /^sept\.? ?[-–] ?\p{L}/iu;

/** 'Payé en deux versements', 'within 4 km': nothing that is sold. */
const countsNothing =
  /^\s*(?:versements?|paiements?|instal+ments?|payments?|km|kilom[eè]tres?|kilometers?|sq\.? ?ft|square feet|pi2|pi²|pieds carrés|m2|m²|premi[eè]re?s? (?:mois|semaines|ann[ée]es))(?!\p{L})/iu;
