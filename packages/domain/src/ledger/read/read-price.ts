import { type Answer, passage, type Span, says, wordsOf } from './answer.ts';
import { channelsAround, channelsIn, isPriceOf } from './channel.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { asName, trimmed } from './naming.ts';
import type { Channel, PriceNote } from './notes.ts';
import { sharesNoun } from './nouns.ts';
import { isOthers, type PriceExpectation, saysAverage } from './others-price.ts';
import { rhythmIn, timeUnit } from './rhythm.ts';
import { unnamed } from './rows.ts';
import { saysMoreThanPrice } from './says-more.ts';
import type { Tag } from './tags.ts';

/**
 * A price of what the person sells. Prices of others, past, wished for or denied ones are not read.
 * @param needsUnit whether the words must say what one price buys, so that it cannot be the price of a purchase
 */
export function readPrice(
  answer: Answer,
  clause: Clause,
  money: Figure,
  expects: PriceExpectation,
  needsUnit = expects !== 'own',
): PriceNote | undefined {
  if (money.kind !== 'money' || money.value === null || money.currency !== null) return undefined;
  if (isOthers(answer, clause, money, expects) || isForSeveral(answer, money) || isOfSeason(answer, money))
    return undefined;
  const rhythm =
    money.rhythm ?? (says(answer, clause, 'subscription') ? rhythmIn(answer.tokens, clause.from, money.from) : null);
  const isKnownRhythm = rhythm === null || (rhythm.times === 1 && rhythm.span === 1);
  const words = nameBefore(answer, clause, money);
  const isAverage = saysAverage(answer, clause, money);

  // '$22 per kid': to whom it is sold and what is sold are the same words.
  const channels = channelsAround(answer, withoutComparison(answer, clause), money).filter(
    ({ key, words }) =>
      (key !== 'students' || money.noun === null || !sharesNoun(words, money.noun)) &&
      !(rhythm?.unit === 'hour' && isRateName(answer, clause, words)),
  );
  const isSame = says(answer, { from: money.to, to: clause.to }, 'sameForAll', 'subscription');
  const timed = withDuration(answer, clause, money);
  const isOfBuyers = isAverage && words !== undefined && says(answer, words, 'placeNouns', 'everybody', 'anySale');
  const named = timed ?? (words === undefined || isOfBuyers || isChannelOnly(answer, words) ? undefined : words);
  const name = nameOfChoice(answer, clause, money) ?? (named === undefined ? null : asName(wordsOf(answer, named)));
  const unit =
    money.noun ??
    (rhythm?.unit === 'hour' || rhythm?.unit === 'day' ? timeNoun(answer, money) : null) ??
    (isAverage ? unitAfter(answer, money.to, clause.to) : null);
  const shown = unit === null ? null : asSaid(answer, clause, money, unit);
  const isNamed =
    unit !== null || name !== null || channels.length > 0 || money.each || rhythm?.unit === 'month' || isAverage;
  if (!isKnownRhythm || (needsUnit && unit === null)) return undefined;
  if (!isNamed && clause.figures.some((figure) => figure !== money && figure.kind === 'money')) return undefined;
  const isSubscription = says(answer, clause, 'subscription') || rhythm?.unit === 'month';
  const meant = isSame ? [] : channels;
  return {
    is: 'price',
    cents: money.value,
    name,
    unit: shown,
    channel: isOneChannel(meant) ? (meant[0] ?? null) : null,
    channels: isOneChannel(meant) ? meant.slice(0, 1) : meant,
    isAverage,
    rhythm,
    isSubscription,
    fallback:
      rhythm?.unit === 'month' ? unnamed(answer, 'Subscription', 'Abonnement') : unnamed(answer, 'Sales', 'Ventes'),
    isOpen: saysMoreThanPrice(answer, { ...clause, to: withoutComparison(answer, clause).to }, money),
    passage: passage(answer, clause),
  };
}

/** 'Shop rate $75/hr' is the price of work in the shop. */
function isRateName({ tokens }: Answer, { from }: Clause, channel: string): boolean {
  return tokens[from]?.text === channel.toLowerCase() && tokens[from + 1]?.text === 'rate';
}

/** The unit with its accents. */
function asSaid(answer: Answer, { to }: Clause, money: Figure, unit: string): string {
  const words = unit.split(' ');
  for (let at = money.valueTo; at < to; at += 1)
    if (words.every((word, offset) => answer.tokens[at + offset]?.text === word))
      return wordsOf(answer, { from: at, to: at + words.length }).toLowerCase();
  return unit;
}

/** « 110 $ l'hiver »: a price of one season, not of what is called so. */
function isOfSeason({ tokens }: Answer, { noun, valueTo, to }: Figure): boolean {
  return noun !== null && tokens.slice(valueTo, to).some(({ tags }) => seasons.some((season) => tags.has(season)));
}

const seasons = ['summer', 'winter', 'spring', 'autumn'] as const satisfies readonly Tag[];

/** '4 pour 19 $', '$4 per 1,000' */
function isForSeveral({ tokens }: Answer, money: Figure): boolean {
  const [number, link] = tokens.slice(money.from - 2, money.from);
  const isBefore = number?.kind === 'number' && ['for', 'pour', '/'].includes(link?.text ?? '');
  const isAfter =
    ['for', 'pour', 'per', 'par', '/'].includes(tokens[money.valueTo]?.text ?? '') &&
    tokens[money.valueTo + 1]?.kind === 'number';
  return isBefore || isAfter;
}

/** '$7 wholesale to grocers' names one way to sell. */
function isOneChannel([first, ...others]: readonly Channel[]): boolean {
  return first !== undefined && others.every((other) => isPriceOf(first, other));
}

/** 'per visit' in '$42 on average per visit'. */
function unitAfter({ tokens }: Answer, from: number, to: number): string | null {
  for (let at = from; at < to - 1; at += 1) {
    const next = tokens[at + 1];
    if (['per', 'par'].includes(tokens[at]?.text ?? '') && next?.kind === 'word' && timeUnit(next) === undefined)
      return next.text;
  }
  return null;
}

/** What follows a comparison or is free is not about this price: '$8, less than online', '$35, kids free'. */
function withoutComparison(answer: Answer, clause: Clause): Span {
  const free = answer.tokens
    .slice(clause.from, clause.to)
    .findIndex(({ text }) => text === 'free' || text === 'gratuit');
  for (let at = clause.from; at < clause.to; at += 1) {
    const isFree = free >= 0 && at < clause.from + free && [',', '('].includes(answer.tokens[at]?.text ?? '');
    if (isFree || answer.tokens[at]?.tags.has('compared')) return { from: clause.from, to: at };
  }
  return clause;
}

/** What says how something is sold, not what: 'Mariage : forfait de 2 400 $'. */
const packages = new Set([
  'forfait',
  'package',
  'flat rate',
  'flat fee',
  'prix',
  'tarif',
  'price',
  'rate',
  'prix fixe',
]);

/** The name in 'Loaf: $8' or 'a loaf at $8'; not the sentence in 'I chose my price by asking and it is $8'. */
function nameBefore(answer: Answer, clause: Clause, money: Figure): Span | undefined {
  const name = trimmed(answer, { from: clause.from, to: money.from }, false);
  const usable =
    name !== undefined && name.to - name.from <= 6 && !says(answer, name, 'sells', 'me', 'costVerb') ? name : undefined;
  const isPackage = usable !== undefined && packages.has(wordsOf(answer, usable).toLowerCase());
  if (usable !== undefined && !(isPackage && clause.lead !== null)) return usable;
  const lead = clause.lead === null ? undefined : trimmed(answer, clause.lead, false);
  const isName = lead !== undefined && lead.to - lead.from <= 6 && !says(answer, lead, 'sells', 'me', 'priceWord');
  return (name === undefined || isPackage) && isName ? lead : usable;
}

/** 'Kayaks half day' and 'Kayaks full day' in 'kayaks $60 half day / $85 full day'. */
function nameOfChoice(answer: Answer, clause: Clause, money: Figure): string | null {
  const thing = clause.shared === null ? undefined : trimmed(answer, clause.shared, false);
  const kind = trimmed(answer, { from: money.valueTo, to: clause.to }, false);
  return thing === undefined || kind === undefined
    ? null
    : asName(`${wordsOf(answer, thing)} ${wordsOf(answer, kind)}`);
}

/** 'le massage de 60 minutes' and 'de 30 minutes' are two things; '$260 per person (2 days)' says more about one. */
function withDuration({ tokens }: Answer, clause: Clause, money: Figure): Span | undefined {
  if (money.noun === null) return undefined;
  const isTied = ({ from }: Figure) =>
    from >= money.to && tokens.slice(money.to, from).every(({ text }) => ['de', "d'", 'of', '-'].includes(text));
  const time = clause.figures.find(
    (figure) => figure.kind === 'duration' && figure.rhythm === null && isTied(figure) && figure.from <= money.to + 2,
  );
  return time === undefined ? undefined : { from: money.to - money.noun.split(' ').length, to: time.to };
}

function isChannelOnly(answer: Answer, { from, to }: Span): boolean {
  const named = channelsIn(answer, { from, to });
  const words = answer.tokens.slice(from, to).filter((token) => token.kind === 'word' && token.text.length > 2);
  const isWord = (text: string) => ['price', 'prices', 'prix', 'tarif', 'regular', 'regulier'].includes(text);
  const covered = named.flatMap((channel) => channel.words.toLowerCase().split(/\s+/u)).length;
  return words.every((token) => isWord(token.text)) || (named.length > 0 && words.length <= covered);
}

function timeNoun(answer: Answer, money: Figure): string | null {
  const last = answer.tokens[money.to - 1];
  if (last === undefined) return null;
  return ['h', 'hr', 'hourly'].includes(last.text) ? unnamed(answer, 'hour', 'heure') : last.text;
}
