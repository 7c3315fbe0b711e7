import type { Answer, Span } from './answer.ts';
import { wordsOf } from './answer.ts';
import type { Channel } from './notes.ts';
import type { Tag } from './tags.ts';

const channels = [
  'retail',
  'wholesale',
  'online',
  'market',
  'store',
  'shops',
  'restaurants',
  'businesses',
  'students',
] as const satisfies readonly Tag[];

/** The ways to sell that some words name, each once, in their order. */
export function channelsIn(answer: Answer, { from, to }: Span): Channel[] {
  const found: Channel[] = [];
  for (let at = from; at < to; at += 1) {
    const token = answer.tokens[at];
    const named = token === undefined ? undefined : channels.find((tag) => token.tags.has(tag));
    if (token === undefined || named === undefined) continue;
    const key = named === 'students' ? (`students` as const) : named;
    const words = wordsOf(answer, { from: at, to: at + (token.tags.get(named) ?? 1) });
    if (!found.some((channel) => channel.key === key && (key !== 'students' || channel.words === words)))
      found.push({ key, words });
  }
  return found;
}

/** The ways to sell that the words around an amount name; 'per child' is what it is for, not to whom it is sold. */
export function channelsAround(answer: Answer, { from, to }: Span, amount: Span): Channel[] {
  const before = channelsIn(answer, { from, to: Math.min(to, amount.from) });
  const after = channelsIn(answer, { from: Math.min(to, amount.to), to });
  return [...before, ...after.filter((channel) => !before.some((other) => isSameChannel(other, channel)))];
}

export function isSameChannel(one: Channel, other: Channel): boolean {
  return one.key === other.key && (one.key !== 'students' || one.words.toLowerCase() === other.words.toLowerCase());
}

/** Whether a price of a channel is the price of a quantity sold through another: shops buy at wholesale. */
export function isPriceOf(price: Channel, quantity: Channel): boolean {
  if (price.key === quantity.key) return isSameChannel(price, quantity);
  const toResell: readonly Tag[] = ['shops', 'restaurants', 'businesses'];
  const toUse: readonly Tag[] = ['online', 'market', 'store'];
  if (price.key === 'wholesale') return toResell.includes(quantity.key);
  return price.key === 'retail' && toUse.includes(quantity.key);
}
