import { type Answer, figuresIn, passage, said, says } from './answer.ts';
import { channelsAround, channelsIn } from './channel.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import type { UnitCostNote } from './notes.ts';
import { isGeneric } from './nouns.ts';
import { isNotPaid } from './read-cost.ts';
import { endsBefore } from './token-tags.ts';

/** A range, a bound or an unexplained share for each sale: it says that there is a cost, not how much. */
export function isOpenUnitCost(answer: Answer, clause: Clause, figure: Figure): boolean {
  const isOpen = figure.kind === 'money' ? figure.value === null : !says(answer, clause, 'profit', 'cancel', 'unsure');
  return isOpen && figure.rhythm === null && !says(answer, clause, 'paidByThem') && !isNotPaid(answer, clause, figure);
}

/** What one sale costs: an amount for each, a share of the price, or a batch. */
export function readUnitCost(
  answer: Answer,
  clause: Clause,
  figure: Figure,
): { note: UnitCostNote; used: readonly Figure[] } | undefined {
  if (figure.value === null || figure.currency !== null || says(answer, clause, 'paidByThem')) return undefined;
  const words = {
    passage: passage(answer, clause),
    origin: said(answer, clause),
    isGeneral: isGeneral(answer, clause, figure),
    isEach: figure.each && figure.noun === null,
    sentence: clause.sentence.from,
  };
  if (figure.kind === 'percent') return readShare(answer, clause, figure, words);
  if (figure.kind !== 'money' || isNotPaid(answer, clause, figure)) return undefined;
  if (isOfPart(answer, clause, figure)) return undefined;
  const others = clause.figures.filter((other) => other.kind === 'money' && other !== figure);
  if (others.length > 0) return undefined;
  // 'per child' is what it is for; 'par repas adulte' says whose, too.
  const isWhose = figure.noun?.includes(' ') === true;
  const [channel = null] = channelsAround(answer, clause, { from: figure.from, to: figure.to - (isWhose ? 1 : 0) });
  const batch = batchOf(answer, clause, figure);
  if (batch === 'unsure') return undefined;
  if (batch !== undefined)
    return {
      note: { is: 'unitCost', cost: { batch: figure.value, size: batch.size }, noun: batch.noun, channel, ...words },
      used: [figure, batch.figure].filter((each) => each !== undefined),
    };
  // By the month it is not the cost of one sale, unless it is of each subscriber; hours and days may be what is sold.
  const unit = figure.rhythm?.unit;
  const isSoldTime = unit === 'hour' || unit === 'day';
  if (unit !== undefined && !isSoldTime && (unit !== 'month' || figure.noun === null)) return undefined;
  const time = answer.tokens[figure.to - 1]?.text;
  const noun = figure.noun ?? (unit === 'hour' ? 'hour' : isSoldTime ? (time ?? null) : null);
  return { note: { is: 'unitCost', cost: { cents: figure.value }, noun, channel, ...words }, used: [figure] };
}

function readShare(
  answer: Answer,
  clause: Clause,
  figure: Figure,
  words: Pick<UnitCostNote, 'passage' | 'origin' | 'isGeneral' | 'isEach' | 'sentence'>,
): { note: UnitCostNote; used: readonly Figure[] } | undefined {
  const isShare = says(answer, clause, 'ofPrice', 'cardFees');
  if (
    !isShare ||
    figure.value === null ||
    figure.value === 0 ||
    figure.value > 10_000 ||
    isOfSome(answer, clause, figure) ||
    isNotPaid(answer, clause, figure)
  )
    return undefined;
  const [channel = null] = channelsIn(answer, { from: clause.from, to: clause.to });
  const used = [figure];
  // '2.9 % + $0.30' is a share and an amount: the clauses are cut at the plus.
  return {
    note: {
      is: 'unitCost',
      cost: { share: figure.value },
      noun: sharedBy(answer, figure, clause),
      channel: says(answer, clause, 'cardFees') ? null : channel,
      ...words,
    },
    used,
  };
}

/** 'commission 10% of sales at the gyms', '15% of half of our bookings': a share of some sales. */
function isOfSome(answer: Answer, clause: Clause, { to }: Figure): boolean {
  const words = answer.tokens.slice(to, clause.to).map(({ text }) => text);
  const isSome = words.some((text) =>
    ['at', 'aux', 'chez', 'half', 'moitie', 'only', 'seulement', 'tiers', 'fifth', 'quart'].includes(text),
  );
  return isSome && channelsIn(answer, { from: to, to: clause.to }).length === 0;
}

/** 'I send 20 % of the words to a colleague at $0.15': paid for some of what is sold. */
function isOfPart({ tokens, figures }: Answer, { sentence }: Clause, money: Figure): boolean {
  const share = figures.findLast(({ kind, to }) => kind === 'percent' && to <= money.from);
  if (share === undefined || share.from < sentence.from) return false;
  const between = tokens.slice(share.to, money.from).map(({ text }) => text);
  return ['of', 'des', 'de', "d'", 'du'].includes(between[0] ?? '') && !between.includes(',');
}

/** Without a word for the thing it is paid for, or for 'each' or 'a customer'. */
function isGeneral(answer: Answer, clause: Clause, figure: Figure): boolean {
  const isOfAny = figure.noun === null || isGeneric(figure.noun);
  const isFee = figure.kind === 'money' && saysFeeBefore(answer, clause, figure);
  return isOfAny && (isFee || says(answer, clause, 'packing'));
}

/** '2.9 % + $0.30': the amount of a fee that has a share before it. */
function saysFeeBefore(answer: Answer, clause: Clause, money: Figure): boolean {
  const { tokens } = answer;
  const share = figuresIn(answer, clause.sentence).findLast(
    (figure) => figure.to <= money.from && figure.kind === 'percent',
  );
  const isNext = share !== undefined && share.from >= clause.sentence.from && money.from - share.to <= 2;
  return (
    isNext && tokens.slice(share.to, money.from).every(({ text }) => ['+', 'plus', 'and', 'et', '&'].includes(text))
  );
}

/** 'projects' in '35 % of the price of projects'. */
function sharedBy({ tokens }: Answer, share: Figure, { to }: Clause): string | null {
  for (let at = share.to; at < Math.min(to, share.to + 4); at += 1) {
    const next = tokens[at + 2];
    const isPrice = tokens[at]?.text === 'price' || tokens[at]?.text === 'prix';
    const isOf = ['of', 'de', 'des', 'du', "d'"].includes(tokens[at + 1]?.text ?? '');
    if (isPrice && isOf && next?.kind === 'word' && !['vente', 'detail', 'sale'].includes(next.text)) return next.text;
  }
  return null;
}

type Batch = { size: number; noun: string | null; figure?: Figure };

/** '$40 a batch of 24 loaves', '12 $ la douzaine'. */
function batchOf(answer: Answer, clause: Clause, money: Figure): Batch | 'unsure' | undefined {
  const { tokens } = answer;
  const isDozen = tokens.slice(money.valueTo, clause.to).some((token) => token.tags.has('dozen'));
  const isBatch = isDozen || tokens.slice(clause.from, clause.to).some((token) => token.tags.has('batch'));
  if (!isBatch) return undefined;
  const sizes = clause.figures.filter(
    (figure) => figure.kind === 'count' && figure.value !== null && figure.value >= 2,
  );
  const [size, second] = sizes;
  if (size?.value && second === undefined && makesBatch(answer, clause, size))
    return { size: size.value, noun: size.noun, figure: size };
  if (isDozen && size === undefined) return { size: 12, noun: null };
  // '$2 a box' without a size is the cost of each.
  return (money.noun !== null || money.each) && sizes.length === 0 ? undefined : 'unsure';
}

function makesBatch(answer: Answer, clause: Clause, size: Figure): boolean {
  const before = answer.tokens[size.from - 1];
  const isOf = before !== undefined && (before.tags.has('makes') || before.text === '(');
  return (
    isOf ||
    endsBefore(answer.tokens, size.from, 'makes') ||
    (size.noun !== null && says(answer, { from: clause.from, to: size.from }, 'batch'))
  );
}
