import type { Row } from '../row.ts';
import { asName } from './naming.ts';
import type { PriceNote, QuantityNote } from './notes.ts';
import { isGeneric } from './nouns.ts';
import { proposed } from './rows.ts';
import { saidIn } from './stream.ts';

/** A price that was left open, as the row that it would be: only for comparing. */
export function supposedPrice(price: PriceNote): Row[] {
  const name = price.name ?? (price.unit === null ? null : asName(price.unit));
  if (name === null || price.isAverage) return [];
  const origin = saidIn(price.passage);
  return [
    proposed('stream', price.passage, {
      name: { value: name, origin },
      channel: price.channel === null ? undefined : { value: price.channel.words, origin },
      unit: price.unit === null ? undefined : { value: price.unit.slice(0, 40), origin },
      model: price.rhythm?.unit === 'month' ? { value: 'subscription', origin } : undefined,
      price: { value: price.cents, origin },
    }),
  ];
}

/** A quantity that was left open, or said in another answer than the goals; only for comparing. */
export function supposedQuantity({ noun, value, per, season, channel, passage }: QuantityNote): Row[] {
  if (noun === null || per === null || season !== null || isGeneric(noun)) return [];
  const origin = saidIn(passage);
  return [
    proposed('stream', passage, {
      name: { value: asName(noun), origin },
      channel: channel === null ? undefined : { value: channel.words, origin },
      unit: { value: noun.slice(0, 40), origin },
      quantity: { value, origin },
      per: { value: per, origin },
    }),
  ];
}
