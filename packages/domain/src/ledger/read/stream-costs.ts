import { moneyText } from '../../money/money-text.ts';
import type { Passage } from '../reading.ts';
import { isPriceOf, isSameChannel } from './channel.ts';
import type { UnitCostNote } from './notes.ts';
import { isGeneric } from './nouns.ts';
import type { ReadCells } from './rows.ts';
import { about, bestNamed, isNameless, type NoteOf, type Stream, saidIn } from './stream.ts';
import { sumOf, type TextOf } from './sums.ts';

/** Gives each stream what one of its sales costs; what finds no stream is left to the person. */
export function placeCosts(
  streams: readonly Stream[],
  costs: readonly UnitCostNote[],
  open: readonly NoteOf<'openUnitCost'>[],
  unplaced: Passage[],
): void {
  const lost: UnitCostNote[] = [];
  const hasAverage = streams.some(({ price }) => price.isAverage);
  const products = new Set(
    streams.filter((stream) => !isNameless(stream)).map(({ price }) => (price.name ?? price.unit ?? '').toLowerCase()),
  );
  for (const cost of costs) {
    const { channel } = cost;
    const isShare = 'share' in cost.cost;
    const byNoun = about(streams, cost.noun);
    const byWords = mentionedIn(streams, cost.passage.quote);
    const mentioned = byWords.length === 0 ? [] : streams.filter((each) => byWords.includes(each) || isNameless(each));
    const isAll = isShare || products.size <= 1;
    const isOfSome = (some: readonly Stream[]) => some.length > 0 && some.length < streams.length;
    const isOfNoun = cost.noun !== null && isOfSome(byNoun);
    // 'Sandwiches 35 % of the price' says nothing about the coffee; where both are named, it is not for the reader to say.
    const isUnsure = isShare && products.size > 1 && mentioned.length > 1;
    const isOfEach = cost.isGeneral && !isOfSome(mentioned);
    const isOfUnknown = cost.noun !== null && byNoun.length === 0 && products.size > 1;
    const named =
      isUnsure || isOfUnknown
        ? []
        : isOfNoun || (isAll && !isOfSome(mentioned))
          ? byNoun
          : isOfEach
            ? (besideNamed(streams, cost, costs) ?? streams)
            : mentioned;
    const fitting =
      channel === null
        ? named
        : named.filter(
            (stream) =>
              stream.channel !== null && (isSameChannel(stream.channel, channel) || isPriceOf(channel, stream.channel)),
          );
    const paying = fitting.filter((stream) =>
      cost.isEach ? !stream.price.isAverage : !isByOrder(cost) || sellsByOrder(stream),
    );
    for (const stream of paying) stream.costs.push(cost);
    const isOfExample = paying.length > 0 && paying.every(({ isOpen }) => isOpen) && hasAverage;
    if (paying.length === 0 || isOfExample) lost.push(cost);
  }
  unplaced.push(...lost.map(({ passage }) => passage));
  const missing = [
    ...open,
    ...lost.map((cost) => ({ ...cost, kind: 'cents' in cost.cost ? ('cents' as const) : ('share' as const) })),
  ];
  const isMissing =
    (kind: 'cents' | 'share') =>
    ({ price, channel }: Stream) =>
      missing.some(
        (cost) =>
          cost.kind === kind &&
          (cost.channel === null ||
            [channel, ...price.channels].some(
              (each) => each !== null && cost.channel !== null && isPriceOf(cost.channel, each),
            )),
      );
  for (const kind of ['cents', 'share'] as const) withhold(streams.filter(isMissing(kind)), kind, unplaced);
}

/** « Pot et couvercle 1,35 $, étiquette 0,28 $ »: packing named beside the costs of some products is not of the others. */
function besideNamed(
  streams: readonly Stream[],
  cost: UnitCostNote,
  costs: readonly UnitCostNote[],
): readonly Stream[] | undefined {
  const siblings = costs.filter(
    (other) =>
      other !== cost &&
      'cents' in other.cost &&
      other.sentence === cost.sentence &&
      other.passage.question === cost.passage.question,
  );
  const named = new Set(siblings.flatMap((other) => mentionedIn(streams, other.passage.quote)));
  return named.size === 0 ? undefined : streams.filter((stream) => named.has(stream) || isNameless(stream));
}

/** The streams that the words of a cost name; none where they name several by different words. */
function mentionedIn(streams: readonly Stream[], quote: string): readonly Stream[] {
  const named = bestNamed(streams, quote);
  return named === 'unsure' ? streams : named;
}

/** '$11 an order', '0,25 $ par client': not the cost of one jar, as an order may hold several. */
function isByOrder({ cost, noun }: UnitCostNote): boolean {
  return 'cents' in cost && noun !== null && /^(?:orders?|commandes?|clients?|customers?|clientes?)$/u.test(noun);
}

function sellsByOrder({ price }: Stream): boolean {
  return price.isAverage || (price.unit === null ? price.name === null : isGeneric(price.unit));
}

/** Part of what a sale costs would be a wrong cost: where an amount is missing, none is proposed. */
function withhold(streams: readonly Stream[], kind: 'cents' | 'share', unplaced: Passage[]): void {
  for (const stream of streams) {
    unplaced.push(...stream.costs.flatMap(({ cost, passage }) => (kind in cost ? [passage] : [])));
    stream.costs = stream.costs.filter(({ cost }) => !(kind in cost));
  }
}

/** The amounts, shares and batch of a stream as cells. */
export function addCosts(
  cells: ReadCells<'stream'>,
  costs: readonly UnitCostNote[],
  textOf: TextOf,
  unplaced: Passage[],
): void {
  const amounts = costs.flatMap((note) =>
    'cents' in note.cost ? [{ note, value: note.cost.cents, text: moneyText(note.cost.cents) }] : [],
  );
  const shares = costs.flatMap((note) =>
    'share' in note.cost ? [{ note, value: note.cost.share, text: shareText(note.cost.share) }] : [],
  );
  const batches = costs.flatMap((note) => ('batch' in note.cost ? [{ note, ...note.cost }] : []));
  cells.unitCost = sumOf(amounts, textOf);
  const share = sumOf(shares, textOf);
  if (share !== undefined && share.value <= 10_000) cells.costShare = share;
  const [batch, second] = batches;
  if (batch !== undefined && second === undefined) {
    cells.batchCost = { value: batch.batch, origin: saidIn(batch.note.passage) };
    cells.batchSize = { value: batch.size, origin: saidIn(batch.note.passage) };
  } else unplaced.push(...batches.map(({ note }) => note.passage));
}

function shareText(share: number) {
  const text = String(Number((share / 100).toFixed(3)));
  return { en: `${text}%`, fr: `${text.replace('.', ',')}\u00a0%` };
}
