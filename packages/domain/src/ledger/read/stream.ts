import type { Passage } from '../reading.ts';
import type { Origin } from '../row.ts';
import type { Channel, Note, PriceNote, QuantityNote, UnitCostNote } from './notes.ts';
import { isGeneric, namesSubscribers, namesTime, sharesNoun } from './nouns.ts';

export type NoteOf<Kind extends Note['is']> = Extract<Note, { is: Kind }>;

/** One way of earning, while it is put together. */
export type Stream = { price: PriceNote; channel: Channel | null; quantities: QuantityNote[]; costs: UnitCostNote[] };

export const saidIn = (passage: Passage): Origin => ({ from: 'said', ...passage });

/** Which streams a noun speaks of: those that have it, or all if it is general or none was said. */
export function about(streams: readonly Stream[], noun: string | null): readonly Stream[] {
  if (noun === null) return streams;
  const named = streams.filter(({ price }) =>
    [price.unit, headOf(price.name)].some((words) => words !== null && sharesNoun(words, noun)),
  );
  // '$5.50 wholesale' after '$9 a jar' is of a jar too.
  if (named.length > 0) return [...named, ...streams.filter(isNameless)];
  const isOpen = streams.every(
    ({ price }) => price.unit === null && (price.name === null || price.name === price.fallback),
  );
  const isPaidRegularly = ({ price }: Stream) =>
    price.rhythm?.unit === 'month' || price.rhythm?.unit === 'year' || price.rhythm?.unit === 'week';
  if (namesSubscribers(noun)) return streams.filter(isPaidRegularly);
  return isGeneric(noun) || (isOpen && !namesTime(noun)) ? streams : [];
}

/** 'caisse' in 'caisse de 8 cannes': a pack is not what is in it. */
export function headOf(name: string | null): string | null {
  return name?.replace(/\s(?:de|d[’']|of)\s?\d.*$/u, '') ?? null;
}

export function isNameless({ price }: Stream): boolean {
  return price.unit === null && price.name === null && price.channels.length > 0;
}
