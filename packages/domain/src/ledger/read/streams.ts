import { moneyText } from '../../money/money-text.ts';
import type { Passage, Total } from '../reading.ts';
import type { Origin, Row } from '../row.ts';
import { isPriceOf, isSameChannel } from './channel.ts';
import { asName } from './naming.ts';
import type { Channel, Note, PriceNote, QuantityNote } from './notes.ts';
import { isGeneric, namesTime, sharesNoun } from './nouns.ts';
import { plainText } from './plain-text.ts';
import { proposed, type ReadCells } from './rows.ts';
import { about, type NoteOf, type Stream, saidIn } from './stream.ts';
import { addCosts, placeCosts } from './stream-costs.ts';
import type { TextOf } from './sums.ts';
import { supposedPrice, supposedQuantity } from './supposed.ts';

/** What the answers say about sales, and what of it found no place. */
export type Streams = {
  rows: Row[];
  unplaced: Passage[];
  /** What the prices and quantities that were left open seem to be. */
  supposed: Row[];
};

const pick = <Kind extends Note['is']>(notes: readonly Note[], kind: Kind) =>
  notes.filter((note): note is NoteOf<Kind> => note.is === kind);

/** Puts the prices, quantities and costs of the finances together, stream by stream. */
export function streamsOf(notes: readonly Note[], textOf: TextOf): Streams {
  const unplaced: Passage[] = [];
  const model = pick(notes, 'revenueModel')[0]?.value;
  const said = withProducts(withNamedItems(pick(notes, 'price')), textOf);
  const prices = distinct(said).filter((price) => hasPlace(price, model));
  const counted = withoutExamples(prices, said);
  const open = said.filter((price) => !counted.includes(price) && !isAgain(price, counted));
  unplaced.push(...open.map(({ passage }) => passage));
  const all = placeQuantities(counted, open, pick(notes, 'quantity'), unplaced);
  placeCosts(all, pick(notes, 'unitCost'), pick(notes, 'openUnitCost'), unplaced);
  const streams = all.filter((stream) => !stream.isOpen);
  unplaced.push(...leftWith(all));
  const days = pick(notes, 'customerDays');
  const units = counted.map(({ unit }) => unit).find((unit) => unit !== null);
  const rows = streams.map((stream) => {
    const cells = cellsOf(stream, units ?? null, model, textOf, unplaced);
    const due = days.filter(
      ({ channel }) => channel === null || (stream.channel !== null && isSameChannel(channel, stream.channel)),
    );
    const [first, second] = due;
    if (first !== undefined && second === undefined)
      cells.customerDays = { value: first.days, origin: saidIn(first.passage) };
    const isOnly = streams.length === 1;
    const [growth] = pick(notes, 'growth');
    if (growth !== undefined) cells.growth = { value: growth.share, origin: saidIn(growth.passage) };
    const [churn] = pick(notes, 'churn');
    const subscriptions = streams.filter(({ price }) => isBilling(price.rhythm?.unit));
    if (churn !== undefined && subscriptions.length === 1 && cells.model?.value === 'subscription')
      cells.churn = { value: churn.share, origin: saidIn(churn.passage) };
    if (isOnly)
      addSales(
        cells,
        pick(notes, 'total').map(({ total }) => total),
      );
    return proposed('stream', stream.price.passage, cells, keyWords(stream));
  });
  const isUnplaced = new Set(unplaced);
  const supposed = [
    ...open.flatMap(supposedPrice),
    ...pick(notes, 'quantity').flatMap((note) => (isUnplaced.has(note.passage) ? supposedQuantity(note) : [])),
  ];
  return { rows, unplaced, supposed };
}

function keyWords({ price, channel }: Stream): string {
  return `${price.name ?? price.unit ?? ''} ${channel?.key ?? ''} ${channel?.key === 'students' ? channel.words : ''}`;
}

/** 'Site vitrine 3 800 $, boutique en ligne 8 500 $': beside named things, the words of a channel are a name. */
function withNamedItems(prices: readonly PriceNote[]): readonly PriceNote[] {
  return prices.map((price) => {
    const [channel] = price.channels;
    const siblings = prices.filter((other) => other !== price && other.passage.question === price.passage.question);
    const isItem =
      channel !== undefined &&
      price.channels.length === 1 &&
      price.name === null &&
      price.unit === null &&
      price.passage.quote.startsWith(channel.words) &&
      siblings.some((other) => other.name !== null && other.unit === null && other.channels.length === 0);
    return isItem ? { ...price, name: asName(channel.words), channel: null, channels: [] } : price;
  });
}

/** 'Repas 36 $ adulte, 18 $ enfant': a price with nothing but its buyers is of what is named before it in the sentence. */
function withProducts(prices: readonly PriceNote[], textOf: TextOf): readonly PriceNote[] {
  let before: PriceNote | undefined;
  return prices.map((said) => {
    const price = before === undefined ? said : withNoun(said, before, textOf);
    const isOpen = price.name === null && price.unit === null && !price.isAverage && price.rhythm === null;
    const isNext = isOpen && before !== undefined && isSameSentence(before.passage, price.passage, textOf);
    before = isNext ? { ...price, name: before?.name ?? null, unit: before?.unit ?? null } : price;
    return before;
  });
}

/** 'Small dog $65, medium $80': what only says which is of the thing named before it in the sentence. */
function withNoun(price: PriceNote, before: PriceNote, textOf: TextOf): PriceNote {
  const isWhich =
    price.name !== null &&
    plainText(price.name)
      .split(' ')
      .every((word) => grades.has(word));
  if (!isWhich || before.name === null || !isSameSentence(before.passage, price.passage, textOf)) return price;
  const thing = before.name.split(' ').filter((word) => !grades.has(plainText(word)));
  return thing.length === 0 ? price : { ...price, name: `${price.name} ${thing.join(' ').toLowerCase()}` };
}

/** Words that say which of one thing, not what. */
const grades: ReadonlySet<string> = new Set(
  'small medium large big tall xl standard basic full half regular premium deluxe single double triple simple petit petite moyen moyenne grand grande gros grosse complet complete demi demie regulier reguliere adulte enfant adult child'.split(
    ' ',
  ),
);

function isSameSentence(one: Passage, other: Passage, textOf: TextOf): boolean {
  if (one.question !== other.question) return false;
  const text = textOf(other.module, other.question);
  const end = text.indexOf(one.quote) + one.quote.length;
  const gap = text.slice(end, text.indexOf(other.quote, end));
  return gap.length < 20 && !/[.;!?\n]/u.test(gap);
}

/** The same price said twice is one; two prices for the same thing in one answer are none. */
function distinct(prices: readonly PriceNote[]): PriceNote[] {
  const groups = Map.groupBy(prices, productKey);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first !== undefined && group.every(({ cents }) => cents === first.cents) ? [first] : [];
  });
}

function productKey({ name, unit, channel }: PriceNote): string {
  return `${(name ?? unit ?? '').toLowerCase()}|${unit ?? ''}|${channel?.key ?? ''}|${channel?.words ?? ''}`;
}

/** The same price of the same thing, said twice. */
function isAgain(price: PriceNote, counted: readonly PriceNote[]): boolean {
  return counted.some((other) => other.cents === price.cents && productKey(other) === productKey(price));
}

/** What was said of prices that are left to the person, and of nothing else. */
function leftWith(streams: readonly Stream[]): Passage[] {
  const used = new Set<unknown>(streams.flatMap(({ isOpen, costs }) => (isOpen ? [] : costs)));
  return streams.flatMap(({ isOpen, quantities, costs }) =>
    isOpen ? [...quantities, ...costs.filter((cost) => !used.has(cost))].map(({ passage }) => passage) : [],
  );
}

/** Where it is said what a customer spends on average, single prices are examples of what the average is made of. */
function withoutExamples(prices: readonly PriceNote[], said: readonly PriceNote[]): readonly PriceNote[] {
  if (!said.some(({ isAverage }) => isAverage)) return prices;
  return prices.filter((price) => price.isAverage || isBilling(price.rhythm?.unit));
}

/** A price by the month is a subscription; by the week or year it may also be a rental. */
function hasPlace({ rhythm, isSubscription, isOpen }: PriceNote, model: string | undefined): boolean {
  if (isOpen) return false;
  if (rhythm === null || rhythm.unit === 'month' || rhythm.unit === 'hour' || rhythm.unit === 'day') return true;
  const isRegular = isSubscription || model === 'subscription';
  return (rhythm.unit === 'year' || rhythm.unit === 'week') && isRegular;
}

function placeQuantities(
  counted: readonly PriceNote[],
  open: readonly PriceNote[],
  quantities: readonly QuantityNote[],
  unplaced: Passage[],
): Stream[] {
  const asStream = (isOpen: boolean) => (price: PriceNote) =>
    ({ price, channel: price.channel, quantities: [], costs: [], isOpen }) satisfies Stream;
  const bases: Stream[] = [...counted.map(asStream(false)), ...open.map(asStream(true))];
  const streams = [...bases];
  const added = new Map<Stream, Stream[]>();
  const lost = new Set<QuantityNote>();
  for (const quantity of quantities) {
    const byNoun = about(bases, quantity.noun);
    const named = byNoun.length === 0 && quantity.content !== null ? about(bases, quantity.content) : byNoun;
    const { channel } = quantity;
    const [base, second] = channel === null ? named : sellingThrough(named, channel);
    if (
      base === undefined ||
      second !== undefined ||
      countsElse(base.price, quantity) ||
      (quantity.follows !== null && lost.has(quantity.follows))
    ) {
      lost.add(quantity);
      unplaced.push(quantity.passage);
      continue;
    }
    if (channel === null || (base.channel !== null && isSameChannel(base.channel, channel))) {
      base.quantities.push(quantity);
      continue;
    }
    const siblings = added.get(base) ?? [];
    const sibling = siblings.find((each) => each.channel !== null && isSameChannel(each.channel, channel));
    if (sibling === undefined) added.set(base, [...siblings, { ...base, channel, quantities: [quantity], costs: [] }]);
    else sibling.quantities.push(quantity);
  }
  for (const [base, siblings] of added) {
    const at = streams.indexOf(base);
    if (base.quantities.length > 0) {
      // A quantity in all and quantities by channel: which of them adds up is not for the reader to say.
      unplaced.push(...siblings.flatMap((sibling) => sibling.quantities.map(({ passage }) => passage)));
    } else streams.splice(at, 1, ...siblings);
  }
  return streams;
}

/** 'Workshop $45 a person' and '2 workshops a month', '$42 a day' and '6 children': not how often the price is paid. */
function countsElse({ unit, rhythm, isAverage }: PriceNote, { noun }: QuantityNote): boolean {
  if (noun === null || namesTime(noun)) return false;
  if (isAverage && unit === null) return !isGeneric(noun);
  const isByTime = rhythm?.unit === 'day' || rhythm?.unit === 'hour';
  if (isByTime) return true;
  return unit !== null && !isGeneric(unit) && !isGeneric(noun) && !sharesNoun(noun, unit);
}

/** The streams that may sell through a channel: those that name it, else those whose price is its price, else any. */
function sellingThrough(streams: readonly Stream[], channel: Channel): readonly Stream[] {
  const exact = streams.filter(({ price }) => price.channels.some((each) => isSameChannel(each, channel)));
  if (exact.length > 0) return exact;
  const priced = streams.filter(({ price }) => price.channels.some((each) => isPriceOf(each, channel)));
  return priced.length > 0 ? priced : streams.filter(({ price }) => price.channels.length === 0);
}

function cellsOf(
  stream: Stream,
  sibling: string | null,
  model: string | undefined,
  textOf: TextOf,
  unplaced: Passage[],
): ReadCells<'stream'> {
  const { price, channel } = stream;
  const origin = saidIn(price.passage);
  const noun = stream.quantities.find((quantity) => quantity.noun !== null && !isGeneric(quantity.noun))?.noun ?? null;
  const name =
    price.name ?? (price.unit === null ? null : asName(price.unit)) ?? (sibling === null ? null : asName(sibling));
  const unit = price.rhythm?.unit;
  const isSubscription = isBilling(unit);
  const cells: ReadCells<'stream'> = {
    name: { value: name ?? (noun === null ? price.fallback : asName(noun)), origin },
    channel:
      channel === null
        ? undefined
        : {
            value: channel.words,
            origin: stream.price.channel === channel ? origin : saidIn(stream.quantities[0]?.passage ?? price.passage),
          },
    unit: price.unit === null ? undefined : { value: price.unit.slice(0, 40), origin },
    model: isSubscription
      ? { value: 'subscription', origin }
      : model === 'unit_sales' && price.rhythm === null
        ? { value: 'sales', origin }
        : undefined,
    price: { value: price.cents, origin },
    // Of a subscription: how often it is paid.
    per: isBilling(unit) ? { value: unit, origin } : undefined,
  };
  addQuantities(cells, stream.quantities, isSubscription, unplaced);
  addCosts(cells, stream.costs, textOf, unplaced);
  return cells;
}

type Billing = 'week' | 'month' | 'year';

function isBilling(unit: string | undefined): unit is Billing {
  return unit === 'week' || unit === 'month' || unit === 'year';
}

function addQuantities(
  cells: ReadCells<'stream'>,
  quantities: readonly QuantityNote[],
  isSubscription: boolean,
  unplaced: Passage[],
): void {
  const sorted = quantities.toSorted((a, b) => (a.month ?? 0) - (b.month ?? 0));
  const [first, ...later] = sorted;
  if (first === undefined) return;
  const isOneRhythm = quantities.every(({ per }) => per === first.per);
  const isOneEach = new Set(quantities.map(({ month }) => month ?? 0)).size === quantities.length;
  const seasons = quantities.filter(({ season }) => season !== null);
  const isMisfit = isSubscription && first.per !== null;
  if (!isOneRhythm || !isOneEach || isMisfit || later.length > 6 || (seasons.length > 0 && later.length > 0)) {
    unplaced.push(...quantities.map(({ passage }) => passage));
    return;
  }
  const origin = saidIn(first.passage);
  cells.quantity = { value: first.value, origin };
  if (first.per !== null && !isSubscription) cells.per = { value: first.per, origin };
  if (first.month !== null && first.month <= 36) cells.climbMonths = { value: first.month, origin };
  if (first.season !== null) cells.season = { value: first.season, origin };
  const [target] = later;
  if (target !== undefined)
    cells.targets = {
      value: later.map(({ month, value }) => ({ month: month ?? 0, quantity: value })),
      origin: saidIn(target.passage),
    };
}

/** With one price and no quantity, a goal in dollars a month or a year says how many. */
function addSales(cells: ReadCells<'stream'>, totals: readonly Total[]): void {
  const goals = totals.filter(({ of, every }) => of === 'sales' && every !== null);
  const price = cells.price?.value;
  const [goal, second] = goals;
  if (
    cells.quantity !== undefined ||
    goal?.every == null ||
    second !== undefined ||
    price === undefined ||
    cells.model?.value === 'subscription'
  )
    return;
  const value = Math.round(goal.from / price);
  if (value < 1) return;
  const [sales, one] = [moneyText(goal.from), moneyText(price)];
  const formula = { en: `${sales.en} ÷ ${one.en}`, fr: `${sales.fr} ÷ ${one.fr}` };
  const { module, question, quote } = goal;
  const origin: Origin = { from: 'computed', module, question, quote, formula };
  cells.quantity = { value, origin };
  cells.per = { value: goal.every, origin: saidIn({ module, question, quote }) };
  if (goal.month !== null && goal.month <= 36)
    cells.climbMonths = { value: goal.month, origin: saidIn({ module, question, quote }) };
}
