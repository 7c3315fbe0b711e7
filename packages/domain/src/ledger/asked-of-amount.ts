import { topicOf } from './figures-to-check.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { labelsIn, remarksIn } from './read/labels.ts';
import { nameOfAmount } from './read/name-of-amount.ts';
import { isGeneric, stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import { everyOf, rhythmsIn } from './read/rhythm.ts';
import {
  comesIn,
  isGroup,
  isMoney,
  isSize,
  isSizeOf,
  leastMoney,
  leavesIn,
  rhythmOf,
  whenOf,
  withoutTerms,
  wordsOf,
} from './read/said-of-amount.ts';
import { stateOfFunding } from './read/terms-of-funding.ts';
import type { Passage } from './reading.ts';
import type { Row, TableKind } from './row.ts';

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
    .filter(({ end }) => !countsNothing.test(quote.slice(end)))
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
    each.value !== null && (topic !== 'prices' || all.length > most || rhythmOf(quote, each) !== undefined);
  return all.filter((each) => isSum(each) || each.kind === 'percent' || (isOfSales && isSold(each)));
}

/** The most numbers of a sentence of which each is compared with the others. */
const most = 20;

/** 'Payé en deux versements', 'within 4 km': nothing that is sold. */
const countsNothing =
  /^\s*(?:versements?|paiements?|instal+ments?|payments?|km|kilom[eè]tres?|kilometers?|sq\.? ?ft|square feet|pi2|pi²|pieds carrés|m2|m²|premi[eè]re?s? (?:mois|semaines|ann[ée]es))(?!\p{L})/iu;

/** What an amount is where its question asks for nothing else, and nothing beside it says otherwise. */
export function kindAsked(passage: Passage, amount: Amount | undefined, sales: readonly Row[]): TableKind | null {
  const topic = topicOf(passage);
  if (amount?.value == null || (amount.currency !== null && topic !== 'costs')) return null;
  const isPaid = amount.kind === 'money' || amount.kind === 'bare';
  // '140 la deuxième' is no price of a thing called so.
  const isNamed = amount.kind === 'money' || nameOfAmount(passage.quote, amount) !== undefined;
  const { plain } = wordsOf(passage.quote, amount);
  if (topic === 'prices' && isPaid)
    return isNamed && remarksIn(plain, 'theirs').length === 0 && !leastPrice.test(plain) ? 'stream' : null;
  if (topic === 'prices' || topic === 'unitCosts' || topic === 'goals') return kindBesideSales(passage, amount, sales);
  const isUsed = topic === 'cash' && remarksIn(plain, 'used').length > 0;
  const named = kindNamed(plain) ?? (isUsed ? 'purchase' : null);
  // A loan that is not asked for yet is hoped for, which its row says.
  if (topic === 'cash' && (amount.kind === 'percent' || amount.value < leastMoney)) return null;
  if (topic === 'cash' && named === 'funding' && stateOfFunding(plain) === 'hoped') return named;
  // 'The car is paid already and worth $9,000' is there.
  const isOwned = topic === 'cash' && named === 'purchase' && remarksIn(plain, 'owned').length > 0;
  if (!isOwned && remarksIn(withoutTerms(plain), 'doubt', 'others').length > 0) return null;
  if (topic === 'cash')
    return named === 'person' ? null : (named ?? ofCost(passage.quote, amount) ?? ofNoName(passage.quote, amount));
  if (!isPaid) return null;
  // The payment of a loan is no cost.
  if (topic === 'costs') return named === 'person' ? 'person' : named === 'funding' ? null : 'cost';
  return topic === 'team' ? (named === 'funding' ? named : 'person') : null;
}

/** '6 weddings at $2,800': what the number before a sum counts; '$5,000 a month' is no price of it. */
function countedAt(quote: string, { start, end }: Amount): string | undefined {
  const plain = plainText(quote);
  const before = amountsIn(plain).findLast((other) => other.end <= start && other.kind !== 'time');
  const isRegular = rhythmsIn(plain.slice(end, end + 20)).length > 0;
  const name = before?.kind === 'count' && !isRegular ? nameOfAmount(quote, before) : undefined;
  return name === undefined || isGeneric(name) ? undefined : name;
}

/** What some words call the sale that an amount is of; its price may be named by how many are sold at it. */
export const nameOfSale = (quote: string, amount: Amount): string | undefined =>
  nameOfAmount(quote, amount) ??
  (amount.kind === 'money' ? (countedAt(quote, amount) ?? timeAt(quote, amount)) : undefined);

/** '60 min 105 $': the time that a price is for. */
const timeAt = (quote: string, amount: Amount): string | undefined =>
  /(?<!\d)\d{1,3} ?(?:min|h|hr|hour|heure)\p{L}*/iu.exec(wordsOf(quote, amount).typed)?.[0];

/** A part of a sale where it is clear of which, or a cost that is paid whatever is sold. */
function kindBesideSales(passage: Passage, amount: Amount, sales: readonly Row[]): 'stream' | 'cost' | null {
  const isOfOne = topicOf(passage) === 'unitCosts';
  const named = saleNamed(sales, wordsOf(passage.quote, amount).typed);
  // '25 $ par mois' of what no sale names is no cost of one sale.
  const rhythm = isOfOne && isMoney(amount) ? rhythmOf(passage.quote, amount) : undefined;
  if (rhythm !== undefined && everyOf(rhythm) !== undefined && named === undefined) return 'cost';
  if (!isOfOne && amount.kind === 'money') return countedAt(passage.quote, amount) === undefined ? null : 'stream';
  const column = saleColumnOf(passage, amount);
  // '10 a week' may be dollars; '5 the rest of the time', '50 a day the first month' and 'add 4 a month' are not.
  const isRest = amount.kind === 'bare' && ['offSeason', 'first', 'later', 'newPerMonth'].includes(column ?? '');
  const isFew = amount.kind === 'bare' && named !== undefined && (amount.value ?? 0) < mostSold;
  const isCount = amount.kind === 'count' || amount.kind === 'time' || isRest || isFew;
  const isPart = isCount ? !isOfOne : isOfOne || column === 'churn';
  // 'Card fees 2.7%' are of every sale.
  const isOfAll = column === 'costShare' && sales.length > 1;
  const isClear = isOfAll || sales.length === 1 || saleOf(sales, passage, amount) !== undefined;
  return isPart && isClear ? 'stream' : null;
}

/** Before opening, 'first and last month's rent' is paid once; 'rent $900 a month' is a cost there as well. */
function ofCost(quote: string, amount: Amount): 'purchase' | 'cost' | null {
  const kinds = labelsIn(wordsOf(quote, amount).plain).map(({ label }) => label.kind);
  if (!kinds.includes('cost') || kinds.some((kind) => kind !== 'cost' && kind !== 'purchase')) return null;
  return rhythmOf(quote, amount) === undefined ? 'purchase' : 'cost';
}

/** 'Mirrors $2,200' are most likely bought; 'I have $16,000' is money that comes in. Null where a person gives or lends. */
function ofNoName(quote: string, said: Amount): 'purchase' | 'funding' | null {
  const { plain, amount } = wordsOf(quote, said);
  const isPaid = amount.kind === 'money' || amount.kind === 'bare';
  if (!isPaid || labelsIn(plain).length > 0) return null;
  if (/(?<!\p{L})(?:have|got|my|our|j'ai|mes|mon|nous avons|on a|cash in hand) ?$/u.test(plain.slice(0, amount.start)))
    return 'funding';
  return ofPeople.test(plain) || nameOfAmount(quote, said) === undefined ? null : 'purchase';
}

const ofPeople =
  /(?<!\p{L})(?:i|we|my|me|our|us|have|got|cash|money|put|invest\p{L}*|financ\p{L}*|lend\p{L}*|loan|interest|giv\p{L}*|down|allowance|visa|j'\p{L}+|je|mon|ma|moi|nous|notre|nos|ai|met|avance\p{L}*|donn\p{L}*|prete\p{L}*|parts?|argent)(?!\p{L})/u;

/** The least that somebody pays is the price of no other sale. */
const leastPrice = /(?<!\p{L})(?:a partir de|starting (?:at|from))(?!\p{L})/u;

/** What all names in some plain words are of: a purchase, money in, or pay; null where they name nothing, or several. */
function kindNamed(plain: string): 'purchase' | 'funding' | 'person' | null {
  const kinds = new Set(labelsIn(plain).map(({ label: { kind } }) => kind));
  // 'Me: $2,600 a month' among the costs.
  if (/^(?:me|moi|myself|moi-meme)(?!\p{L})/u.test(plain.trim())) kinds.add('person');
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined && kind !== 'cost' ? kind : null;
}

/** The sale that some words name, of several the one of which they name the most: 'grands ménages' is no 'ménage régulier'. */
export function saleNamed(sales: readonly Row[], words: string): Row | undefined {
  const said = namesIn(words);
  const shared = ({ cells }: Row) =>
    namesIn(cells.name).filter((stem) => said.some((word) => isRelated(stem, word))).length;
  const most = Math.max(0, ...sales.map(shared));
  return most === 0 ? undefined : sales.find((sale) => shared(sale) === most);
}

/** The words of a name that say which thing is meant; of '8 oz candle' its size, too. */
const namesIn = (words: string): string[] => [
  ...stemsOf(words),
  ...(plainText(words).match(/\d+ ?(?:oz|ml|l|g|kg|lbs?|min|in|cm|h)(?!\p{L})/gu) ?? []).map((size) =>
    size.replace(' ', ''),
  ),
];

/** The only sale whose price was said with some words: '135 $ la visite'. */
function salePricedBy(sales: readonly Row[], words: string): Row | undefined {
  const said = stemsOf(words);
  const [sale, other] = sales.filter(({ origins: { price } }) => {
    const priced = price !== undefined && 'quote' in price ? stemsOf(price.quote) : [];
    return priced.some((word) => said.includes(word));
  });
  return other === undefined ? sale : undefined;
}

/**
 * The sale that an amount is of: the one its own words name, else one of its sentence. What is counted by a name of its
 * own is of no other sale, and customers are of the only one that the other amounts leave.
 */
export function saleOf(sales: readonly Row[], passage: Passage, amount: Amount): Row | undefined {
  const { quote } = passage;
  const { typed } = wordsOf(quote, amount);
  const own = saleNamed(sales, typed) ?? salePricedBy(sales, typed);
  if (own !== undefined) return own;
  const others = amountsOf(passage).filter(({ start }) => start !== amount.start);
  if (others.length > most) return saleNamed(sales, quote);
  const nameOf = (of: Amount) => (of.kind === 'money' ? undefined : nameOfAmount(quote, of));
  const name = nameOf(amount);
  const before = others.findLast(({ start }) => start < amount.start);
  // '8 visits a week, 14 after six months'
  if (name === undefined || (before !== undefined && name === nameOf(before)))
    return (before && saleOf(sales, passage, before)) ?? saleNamed(sales, quote);
  const [left, other] = sales.filter((sale) => !others.some((each) => saleNamed([sale], wordsOf(quote, each).typed)));
  // '8 clients a day: 3 cuts, 3 shaves and 2 colours' are all of them.
  const isTotal = others.reduce((sum, { value }) => sum + (value ?? 0), 0) === amount.value;
  return isGeneric(name) && other === undefined && !isTotal ? left : undefined;
}

/** 'Abonnés' of an 'abonnement'. */
const isRelated = (stem: string, word: string) =>
  stem === word || (stem.length >= 6 && word.length >= 6 && stem.slice(0, 6) === word.slice(0, 6));

/**
 * What of a sale an amount can be: its price, how many, how many in the first month, out of season or from the second
 * year, its cost; of a subscription, how many come and leave.
 */
export type SaleColumn =
  | 'price'
  | 'quantity'
  | 'first'
  | 'each'
  | 'offSeason'
  | 'later'
  | 'newPerMonth'
  | 'churn'
  | 'unitCost'
  | 'costShare';

/** 'Wholesale 100 a month' are sold; from here on they are rather dollars. */
const mostSold = 1000;

/** What of a sale an amount is, by its question and its unit; null for a share of something else than a sale's cost. */
export function saleColumnOf(passage: Passage, amount: Amount): SaleColumn | null {
  const topic = topicOf(passage);
  const { kind } = amount;
  if (kind === 'percent') return topic === 'unitCosts' ? 'costShare' : leavesIn(passage.quote, amount) ? 'churn' : null;
  if (kind !== 'count' && topic === 'unitCosts') return 'unitCost';
  if (kind === 'money' || (kind === 'bare' && topic === 'prices')) return 'price';
  const own = wordsOf(passage.quote, amount);
  if (isGroup(own.plain, own.amount)) return 'each';
  if (comesIn(passage.quote, amount)) return 'newPerMonth';
  const when = whenOf(passage.quote, amount);
  // '8 a week at first, 14 after six months': 8 until then, and not the first month alone.
  const isUntil = when === 'atFirst' && amountsOf(passage).some((each) => whenOf(passage.quote, each) === 'later');
  return isUntil ? 'quantity' : columnsOfTime[when];
}

const columnsOfTime = { always: 'quantity', atFirst: 'first', offSeason: 'offSeason', later: 'later' } as const;
