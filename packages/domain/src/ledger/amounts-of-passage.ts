import { topicOf } from './figures-to-check.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { plainText } from './read/plain-text.ts';
import { isMoney, isSize, isSizeOf, leastMoney, rhythmOf } from './read/said-of-amount.ts';
import type { Passage } from './reading.ts';

/**
 * The numbers in some words that may be a figure, in their order: of '120 to 150' the first. In a goal of sales, hours
 * are one; beside a sum that is paid, 'a fridge with 2 doors' is none.
 */
export function amountsOf(passage: Passage): Amount[] {
  const { quote } = passage;
  const topic = topicOf(passage);
  const isGoal = topic === 'goals';
  const all = amountsIn(plainText(quote))
    .filter(({ kind, unit }) => kind !== 'time' || (isGoal && unit === 'hour'))
    .filter(({ start, end, kind }) => kind !== 'count' || !/^(?:19|20)\d\d$/u.test(quote.slice(start, end)))
    .filter(({ start, end }) => !countsNothing.test(quote.slice(end)) && !isSeptember.test(quote.slice(start)))
    .filter((each) => !(isGoal ? isSizeOf(quote, each) : isSize(quote, each)))
    .filter(({ value }, at, each) => value !== null || each[at - 1]?.value !== null);
  // 'Groups of 20 to 40' is no quantity, and in 'savings of the two of us' nothing is $2.
  const isSum = (each: Amount) =>
    isMoney(each) && (each.kind !== 'bare' || each.value === null || each.value >= leastMoney || isWritten(each));
  const isWritten = ({ start, end }: Amount) => /\d/u.test(quote.slice(start, end));
  if (topic === 'goals' || topic === 'idea' || topic === 'milestones' || !all.some(isSum)) return all;
  const isOfSales = topic === 'prices' || topic === 'unitCosts';
  // In 'a tune-up of 4 wheels $180' nobody sells 4; of very many numbers each would take long to look at.
  const isSold = (each: Amount) =>
    each.value !== null && (topic !== 'prices' || all.length > mostCompared || rhythmOf(quote, each) !== undefined);
  return all.filter((each) => isSum(each) || each.kind === 'percent' || (isOfSales && isSold(each)));
}

/** The most numbers of a sentence of which each is compared with the others. */
export const mostCompared = 20;

/** 'Sept-Nov' is no seven. */
const isSeptember = /^sept\.? ?[-–] ?\p{L}/iu;

/** 'Payé en deux versements', 'within 4 km': nothing that is sold. */
const countsNothing =
  /^\s*(?:versements?|paiements?|instal+ments?|payments?|km|kilom[eè]tres?|kilometers?|sq\.? ?ft|square feet|pi2|pi²|pieds carrés|m2|m²|premi[eè]re?s? (?:mois|semaines|ann[ée]es))(?!\p{L})/iu;
