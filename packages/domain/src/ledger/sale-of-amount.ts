import { amountsOf, mostCompared } from './amounts-of-passage.ts';
import { topicOf } from './figures-to-check.ts';
import { type Amount, amountsIn } from './read/amounts.ts';
import { nameOfAmount } from './read/name-of-amount.ts';
import { isGeneric, namesTime, stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import { rhythmsIn } from './read/rhythm.ts';
import {
  comesIn,
  endOfList,
  hoursOfEach,
  isGroup,
  isGroupBeside,
  isSizeAgain,
  leavesIn,
  phraseOf,
  wordsOf,
} from './read/said-of-amount.ts';
import { inSeasonBefore } from './read/said-of-season.ts';
import { saysFrom, whenOf } from './read/said-of-time.ts';
import type { Passage } from './reading.ts';
import type { Row } from './row.ts';

/** What some words call the sale that an amount is of; its price may be named by how many are sold at it. */
export const nameOfSale = (quote: string, amount: Amount): string | undefined =>
  // '165 $ la nuit en haute saison, 125 $ autrement': the same thing at another price has no name yet.
  inSeasonBefore(quote, amount) !== undefined
    ? undefined
    : (severalAt(quote, amount) ??
      timeOfSame(quote, amount) ??
      nameOfAmount(quote, amount) ??
      (amount.kind === 'money' ? (countedAt(quote, amount) ?? timeAt(quote, amount)) : undefined));

/** 'Kayak simple 22 $ l'heure ou 65 $ la journée': a kayak for a day. */
function timeOfSame(quote: string, { kind, start, end }: Amount): string | undefined {
  const plain = plainText(quote);
  const time = perTime.exec(plain.slice(end))?.[1] ?? '';
  const before = amountsIn(plain).findLast((other) => other.end <= start && other.kind === 'money');
  const isOther = before !== undefined && /^[^,;.\d]* (?:ou|or) \$?$/u.test(plain.slice(before.end, start));
  const name = kind === 'money' && time !== '' && isOther ? nameOfAmount(quote, before) : undefined;
  const at = plain.indexOf(time, end);
  return name && `${name}, ${quote.slice(at, at + time.length)}`;
}

const perTime = /^ ?(?:la |l'|le |an? |per |par |\/ ?)(heure|journee|jour|nuit|hour|day|night) ?(?:$|[,;.)])/u;

/** '10 meals for $125', '20 meals $230': what is sold together at a price, with how many they are. */
function severalAt(quote: string, { kind, start }: Amount): string | undefined {
  const plain = plainText(quote);
  const before = kind === 'money' ? amountsIn(plain).findLast(({ end }) => end <= start) : undefined;
  const isFirst = before !== undefined && /(?:^|[,;:.(\n]) ?$/u.test(plain.slice(0, before.start));
  const isMany = isFirst && before.kind === 'count' && /\d/u.test(quote.slice(before.start, before.end));
  const noun = isMany
    ? /^ ((?:\p{L}{3,} ){1,3}?)(?:for |pour )?\$?$/u.exec(plain.slice(before.end, start))?.[1]
    : undefined;
  if (before === undefined || noun === undefined || isGeneric(noun)) return undefined;
  return quote.slice(before.start, before.end + noun.length).trim();
}

/** '60 min 105 $': the time that a price is for. */
const timeAt = (quote: string, amount: Amount): string | undefined =>
  /(?<!\d)(?<!minimum (?:de |of )?)\d{1,3} ?(?:min|h|hr|hour|heure)\p{L}*(?!\p{L}| minimum)/iu.exec(
    wordsOf(quote, amount).typed,
  )?.[0];

/** '6 weddings at $2,800': what the number before a sum counts; '$5,000 a month' is no price of it. */
export function countedAt(quote: string, { start, end }: Amount): string | undefined {
  const plain = plainText(quote);
  const before = amountsIn(plain).findLast((other) => other.end <= start && other.kind !== 'time');
  const isRegular = rhythmsIn(plain.slice(end, end + 20)).length > 0;
  const name =
    before?.kind === 'count' && !isRegular && !/^ ?km/u.test(plain.slice(before.end))
      ? nameOfAmount(quote, before)
      : undefined;
  return name === undefined || isGeneric(name) ? undefined : name;
}

/**
 * The sale that some words name: of several the one of which they name the most ('grands ménages' is no 'ménage
 * régulier'), or all ('20 coupes' are no 'coupe et barbe'), or the one that the others are kinds of ('12 oz bag', '12 oz
 * bag wholesale'); undefined where it may be one or another.
 */
export function saleNamed(sales: readonly Row[], words: string): Row | undefined {
  const shared = namedBy(words);
  const most = Math.max(0, ...sales.map(shared));
  const named = most === 0 ? [] : sales.filter((sale) => shared(sale) === most);
  const isIn = (one: Row, another: Row) => {
    const words = namesIn(another.cells.name);
    return namesIn(one.cells.name).every((word) => words.includes(word));
  };
  const whole = named.filter(({ cells }) => namesIn(cells.name).length === most);
  const least = named.filter((sale) => named.every((another) => isIn(sale, another)));
  // '18 massages' may be of '60 minutes' as well as of a 'massage bébé'.
  const isOf = (pattern: RegExp) => (sale: Row) => pattern.test(plainText(sale.cells.name));
  const isSure = whole.length > 0 || named.some((sale) => isOf(onlySize)(sale) || isOf(ofSeveralOf)(sale));
  if (!isSure && sales.some(isOf(onlySize))) return undefined;
  const [only, other] = [whole, least, named].find(({ length }) => length > 0) ?? [];
  return other === undefined ? only : undefined;
}

const onlySize = /^\d+ ?(?:min(?:ute)?s?|h|hrs?|hours?|heures?|oz|ml|g|kg|lbs?|l)$/u;

/** Whether some words name a sale, or what several have in common: 'materials 42% of the roof'. */
export const namesSales = (sales: readonly Row[], words: string): boolean =>
  sales.some((sale) => namedBy(words)(sale) > 0);

/** How many words of a sale's name are among some words. */
function namedBy(words: string): (sale: Row) => number {
  const [said, kinds] = [namesIn(words), kindsIn(words)];
  const isSaid = (stem: string) => said.some((word) => isRelated(stem, word));
  return ({ cells }) => {
    const holder = ofSeveralOf.exec(plainText(cells.name))?.[0];
    if (
      isOfOtherNumber(cells.name, words) ||
      isOfOtherKind(cells.name, kinds) ||
      (isExtra.test(cells.name) && !isExtra.test(words))
    )
      return 0;
    return holder === undefined || isSaid(stemsOf(holder)[0] ?? holder) ? namesIn(cells.name).filter(isSaid).length : 0;
  };
}

/** '12 massages' are no 'card of ten massages'. */
const ofSeveralOf = /(?<!\p{L})(?:cartes?|cards?|passes?|forfaits?|packages?|packs?)(?= (?:de|of) )/u;

/** '45 kids' are no 'extra kid'. */
const isExtra = /(?<!\p{L})(?:extra|additional|supplémentaires?|additionnel(?:le)?s?)(?!\p{L})/iu;

/** '7 gâteaux de fête' are no 'gâteau de mariage'. @param said the kinds in some words */
function isOfOtherKind(name: string, said: ReturnType<typeof kindsIn>): boolean {
  const [own] = kindsIn(name);
  const alike = said.filter(({ thing }) => thing !== undefined && thing === own?.thing);
  return alike.length > 0 && alike.every(({ kind }) => kind !== own?.kind);
}

/** What is said to be of what: 'gâteau de mariage'. */
const kindsIn = (words: string) =>
  [...plainText(words).matchAll(/(?<!\p{L})(\p{L}{4,}) (?:de |d')(\p{L}{3,})/gu)].map(([, thing = '', kind = '']) => ({
    thing: stemsOf(thing)[0],
    kind: stemsOf(kind)[0],
  }));

/** '35 meals a week' are no '20 meals'. */
function isOfOtherNumber(name: string, words: string): boolean {
  const many = countedName.exec(plainText(name))?.[0];
  return many !== undefined && !new RegExp(`(?<![\\d.,])${many}`, 'u').test(plainText(words));
}
const countedName =
  /^\d+ (?=\p{L})(?!.*(?:card|carte|pass|pack))(?!(?:oz|ml|l|g|kg|lbs?|min\p{L}*|in|cm|h|hr|hours?|heures?|days?|jours?|nights?|nuits?)(?!\p{L}))/u;

/** The words of a name that say which thing is meant; of '8 oz candle' its size, too, and of 'mi-temps' the whole. */
const namesIn = (words: string): string[] => [
  ...stemsOf(words.replaceAll('-', ' ')),
  ...stemsOf(words).filter((stem) => stem.includes('-')),
  ...[...plainText(words).matchAll(/(?:de|of) (\d+)(?= (?:an?|per|par)(?!\p{L})|$)/gu)].flatMap(
    ([, size]) => size ?? [],
  ),
  ...(plainText(words).match(/\d+ ?(?:oz|ml|l|g|kg|lbs?|min(?:ute)?s?|in|cm|h)(?!\p{L})/gu) ?? []).map((size) =>
    size.replace(' ', '').replace(/minutes?|mins/u, 'min'),
  ),
];

/** The only sale whose price was said with some words: '135 $ la visite'. */
function salePricedBy(sales: readonly Row[], words: string): Row | undefined {
  const said = stemsOf(words);
  const [sale, other] = sales.filter(({ cells: { name }, origins: { price } }) => {
    if (isOfOtherNumber(name, words)) return false;
    const quote = price !== undefined && 'quote' in price ? price.quote : '';
    const holder = ofSeveralOf.exec(plainText(quote))?.[0];
    if (holder !== undefined && !said.includes(stemsOf(holder)[0] ?? holder)) return false;
    return stemsOf(quote).some((word) => said.includes(word) && !isGeneric(word) && !namesTime(word));
  });
  return other === undefined ? sale : undefined;
}

/** The only sale with a season, of a number out of season: '3 par mois de mars à août', '1 autrement'. */
function seasonal(sales: readonly Row[], quote: string, amount: Amount): Row | undefined {
  const [sale, other] = whenOf(quote, amount) === 'offSeason' ? sales.filter(isSeasonal) : [];
  return other === undefined ? sale : undefined;
}
const isSeasonal = ({ cells }: Row) => 'season' in cells && cells.season !== null;

const areMembers = /^(?:members?|membres?|subscribers?|abonnee?s?|adherente?s?)(?!\p{L})/u;

/** The only sale with a price a month, of which customers come and leave, or an hour. */
function pricedBy(sales: readonly Row[], time: 'month' | 'hour'): Row | undefined {
  const [sale, other] = sales.filter((each) => isPricedBy(each, time));
  return other === undefined ? sale : undefined;
}

/** Whether a price is said to be one of each month, or of each hour. */
export function isPricedBy({ origins: { price, first } }: Row, time: 'month' | 'hour'): boolean {
  const priced = price !== undefined && 'quote' in price ? rhythmsIn(plainText(price.quote)) : [];
  return (time === 'month' && first !== undefined) || priced.some(({ rhythm: { unit } }) => unit === time);
}

/**
 * The sale that an amount is of: the one its own words name, else one of its sentence. What is counted by a name of its
 * own is of no other sale, and customers are of the only one that the other amounts leave.
 */
export function saleOf(sales: readonly Row[], passage: Passage, amount: Amount): Row | undefined {
  const { quote } = passage;
  const others = amountsOf(passage).filter(({ start }) => start !== amount.start);
  const before = others.findLast(({ start }) => start < amount.start);
  if (before !== undefined && isGroupBeside(plainText(quote), amount)) return saleOf(sales, passage, before);
  // 'Parts 30% on calls, card fees 2.6%'
  const isCost = topicOf(passage) === 'unitCosts';
  const isShare = isCost && amount.kind === 'percent';
  const typed = isShare || amount.unit === 'day' ? phraseOf(quote, amount) : withoutParts(wordsOf(quote, amount));
  if (isShare && saysOfAllSales(quote, amount)) return undefined;
  const counts = amount.kind === 'count' || (amount.kind === 'bare' && ofSize.test(plainText(quote.slice(amount.end))));
  const counted = counts ? nameOfAmount(quote, amount) : undefined;
  const own =
    (isCost && hoursOfEach(quote, amount) === null ? saleOfUnit(sales, quote, amount) : undefined) ??
    saleNamed(sales, counts ? wordsBehind(quote, amount) : '') ??
    // '120 bags wholesale, 40 at first': the bags stand with another number.
    saleNamed(sales, plainText(typed).includes(plainText(counted ?? '')) ? (counted ?? '') : '') ??
    saleNamed(sales, typed) ??
    salePricedBy(sales, typed);
  // 'Wholesale 100 bars', where none is sold by wholesale yet.
  if (isWholesale.test(plainText(typed)) && own !== undefined && !isWholesale.test(plainText(saidOf(own))))
    return undefined;
  // '100 contrats en tout' are of all that are called so.
  if (sales.length > 1 && inAll.test(plainText(phraseOf(quote, amount)))) return undefined;
  if (own !== undefined) return own;
  if (sales.length === 1 && !countsAnother(quote, amount)) return sales[0];
  // 'Bag 65¢, card fees 2.9%': a share that names no sale is of none, or of all.
  if (amount.unit === 'day' || isShare) return undefined;
  const isMember =
    amount.kind !== 'money' &&
    (comesIn(quote, amount) || leavesIn(quote, amount) || areMembers.test(plainText(counted ?? '')));
  const monthly = isMember ? pricedBy(sales, 'month') : undefined;
  if (monthly !== undefined) return monthly;
  if (amount.kind === 'time') return pricedBy(sales, 'hour');
  const inSeason = inSeasonBefore(quote, amount);
  if (inSeason !== undefined) return saleOf(sales, passage, inSeason);
  if (others.length > mostCompared) return saleNamed(sales, quote);
  const isNameless = ({ kind, end }: Amount) => kind === 'money' || sayWhen.test(plainText(quote.slice(end)));
  const nameOf = (of: Amount) => (isNameless(of) ? undefined : nameOfAmount(quote, of));
  const name = nameOf(amount);
  // '8 visits a week, 14 after six months'
  if (name === undefined || (before !== undefined && name === nameOf(before)))
    return (before && saleOf(sales, passage, before)) ?? saleNamed(sales, quote) ?? seasonal(sales, quote, amount);
  const [left, other] = sales.filter((sale) => !others.some((each) => saleNamed([sale], wordsOf(quote, each).typed)));
  // '8 clients a day: 3 cuts, 3 shaves and 2 colours' are all of them.
  const isTotal = others.reduce((sum, { value }) => sum + (value ?? 0), 0) === amount.value;
  return !isCost && isGeneric(name) && other === undefined && !isTotal ? left : undefined;
}

/** '35 members (25 at $149 and 10 unlimited)': the words of a sum are not those of its parts. */
const withoutParts = ({ typed, amount: { start } }: ReturnType<typeof wordsOf>): string =>
  typed.replaceAll(/\([^()]*\d[^()]*\)/gu, (part, at: number) => (at < start && start < at + part.length ? part : ' '));

/** 'The bag and label are 38 cents a dozen', '$11 for each hour': the sale that is sold by what follows the amount. */
function saleOfUnit(sales: readonly Row[], quote: string, { end }: Amount): Row | undefined {
  const unit =
    /^ ?(?:\$ ?)?(?:(?:of|in|de|d') ?\p{L}+ )?(?:for |pour )?(?:an?|per|each|every|par|chaque|du|de la|l[ea]|\/) ?(\p{L}{3,})/u.exec(
      plainText(quote.slice(end)),
    )?.[1];
  if (unit === undefined) return undefined;
  return namesTime(unit) ? (unit.startsWith('h') ? pricedBy(sales, 'hour') : undefined) : saleNamed(sales, unit);
}

const isWholesale = /(?<!\p{L})(?:wholesale|en gros|grossistes?)(?!\p{L})/u;

/** The name of a sale and the words of its price. */
const saidOf = ({ cells: { name }, origins: { price } }: Row): string =>
  `${name} ${price !== undefined && 'quote' in price ? price.quote : ''}`;

const inAll = /(?<!\p{L})(?:en tout|au total|in all|in total|altogether)(?!\p{L})/u;

/** '4 of 90 a week' */
const ofSize = /^ (?:de|of|of the) \d/u;

/** 'Clients pay in 30 days', and not 'shops pay in 30 days'. */
export const isOfAllCustomers = (quote: string, amount: Amount): boolean =>
  /(?<!\p{L})(?:customers?|clients?|clientele|everyone|everybody|tout le monde)(?!\p{L})/u.test(
    plainText(phraseOf(quote, amount)),
  );

/** '12 massages of 60 min and 4 of 90 min': up to the next number of things. */
function wordsBehind(quote: string, { end }: Amount): string {
  const plain = plainText(quote);
  const next = amountsIn(plain).find((each) => each.start >= end && each.kind !== 'time' && !isSizeAgain(plain, each));
  return quote.slice(end, next?.start).split(/[,;(]/u)[0] ?? '';
}

/** 'Seeds 18% of sales' */
export const saysOfAllSales = (quote: string, { end }: Amount): boolean =>
  /^ ?(?:of|des|de|du) (?:(?:all|the|my|our|toutes|les|mes|nos) )*(?:sales|revenue|turnover|ventes|chiffre d'affaires)(?!\p{L})/u.test(
    plainText(quote.slice(end)),
  );

/** '25 by month 6' */
const sayWhen = /^ ?(?:by|in|at|after|from|d'ici|apres|au|en|a partir|des)(?!\p{L})/u;

/** '12 dogs a day' are of no 'card of ten days', the only sale so far. */
function countsAnother(quote: string, amount: Amount): boolean {
  const name = amount.kind === 'count' ? nameOfAmount(quote, amount) : undefined;
  return name !== undefined && !isGeneric(name) && stemsOf(name).length > 0;
}

/** 'Abonnés' of an 'abonnement'. */
const isRelated = (stem: string, word: string) => {
  const [short, long] = stem.length < word.length ? [stem, word] : [word, stem];
  const isSize = /^\d+$/u.test(short) && /^\d+\p{L}+$/u.test(long) && Number.parseInt(long, 10) === Number(short);
  return stem === word || isSize || (short.length >= 5 && long.startsWith(short.slice(0, 6)));
};

/**
 * What of a sale an amount can be: its price, how many, how many in the first month, in some months or later on,
 * its cost, the days until it is paid; of a subscription, how many come and leave.
 */
export type SaleColumn =
  | 'price'
  | 'quantity'
  | 'first'
  | 'each'
  | 'inMonths'
  | 'later'
  | 'newPerMonth'
  | 'churn'
  | 'unitCost'
  | 'costShare'
  | 'customerDays';

/** What an answer may say once for every sale: 'card fees 2.6%', 'they pay in 30 days'. */
export const saidOfEverySale: ReadonlySet<string> = new Set<SaleColumn>(['costShare', 'customerDays']);

/** 'Parts are billed at cost plus 20%' */
const isMarkup =
  /(?<!\p{L})(?:cost plus|coutant plus|mark(?:ed)?[- ]?up|majore\p{L}*|marge|margin|remise|rabais|escompte|discount)(?!\p{L})/u;

/** 'I keep 85%', 'we lose 16% roasting': what is left of a sale, or of what it is made from. */
const isNoCost = (quote: string, { start }: Amount): boolean =>
  /(?<!\p{L})(?:(?:i|we) (?:keep|get|lose)|(?:je|on) (?:garde|perd)s?|nous (?:gardons|perdons)|il (?:me|nous) reste)(?: about| around| environ)? $/u.test(
    plainText(quote.slice(0, start)),
  );

/** 'Shipping $14 per order (we charge $9)' */
const isCharged = (quote: string, { start }: Amount): boolean =>
  /(?<!\p{L})(?:(?:i|we) charge|(?:je|on) (?:charge|facture)|nous facturons)(?: (?:the )?(?:customers?|clients?|les clients))? \$?$/u.test(
    plainText(quote.slice(0, start)),
  );

/** What of a sale an amount is, by its question and its unit; null for a share of something else than a sale's cost. */
export function saleColumnOf(passage: Passage, amount: Amount): SaleColumn | null {
  const topic = topicOf(passage);
  const { kind, unit } = amount;
  if (unit === 'day') return 'customerDays';
  if (kind === 'percent' && isMarkup.test(wordsOf(passage.quote, amount).plain)) return null;
  if (kind === 'percent' && topic === 'unitCosts') return isNoCost(passage.quote, amount) ? null : 'costShare';
  if (kind === 'percent') return leavesIn(passage.quote, amount) ? 'churn' : null;
  if (kind !== 'count' && topic === 'unitCosts') return isCharged(passage.quote, amount) ? null : 'unitCost';
  if (kind === 'money' || (kind === 'bare' && topic === 'prices')) return 'price';
  const own = wordsOf(passage.quote, amount);
  if (isGroup(own.plain, own.amount) || isGroupBeside(plainText(passage.quote), amount)) return 'each';
  if (comesIn(passage.quote, amount)) return 'newPerMonth';
  // '12 of 60 min and 4 of 90 a week to begin with'
  const said = opensWith(passage, amount) ? 'atFirst' : whenOf(passage.quote, amount);
  const when = said === 'always' ? whenOf(passage.quote, endOfList(passage.quote, amount)) : said;
  // '8 a week at first, 14 after six months': 8 until then, and not the first month alone.
  const isUntil = when === 'atFirst' && amountsOf(passage).some((each) => whenOf(passage.quote, each) === 'later');
  if (when === 'later' && !saysFrom(passage.quote, amount)) return null;
  return isUntil ? 'quantity' : columnsOfTime[when];
}

/** 'Open with 5 hot desks and 3 dedicated': what is said before the first of a list is of all in it. */
function opensWith(passage: Passage, amount: Amount): boolean {
  const [first] = amountsOf(passage);
  if (first === undefined || first.start >= amount.start) return false;
  const between = plainText(passage.quote.slice(first.end, amount.start));
  return (
    whenOf(passage.quote, first) === 'atFirst' &&
    /^[^.;]* (?:and|et|pis|plus|&) (?:une? |an? )?$/u.test(between) &&
    rhythmsIn(between).length === 0 &&
    whenOf(passage.quote, amount) === 'always'
  );
}

const columnsOfTime = { always: 'quantity', atFirst: 'first', offSeason: 'inMonths', later: 'later' } as const;
