import type { Passage } from '../reading.ts';
import type { Origin } from '../row.ts';
import type { Channel, Note, PriceNote, QuantityNote, UnitCostNote } from './notes.ts';
import { isGeneric, namesSubscribers, namesTime, stemsOf } from './nouns.ts';

export type NoteOf<Kind extends Note['is']> = Extract<Note, { is: Kind }>;

/** One way of earning, while it is put together. */
export type Stream = {
  price: PriceNote;
  channel: Channel | null;
  quantities: QuantityNote[];
  costs: UnitCostNote[];
  /** A price that is left to the person: what is said of it must not go to another one. */
  isOpen: boolean;
};

export const saidIn = (passage: Passage): Origin => ({ from: 'said', ...passage });

/** Which streams a noun speaks of: those that have it, or all if it is general or none was said. */
export function about(all: readonly Stream[], noun: string | null): readonly Stream[] {
  const averages = all.filter(({ price }) => price.isAverage);
  // Beside an average, single prices are examples of it.
  const streams = averages.length === 0 ? all : all.filter(({ isOpen }) => !isOpen);
  if (noun === null) return streams;
  const named = bestNamed(all, noun);
  if (named === 'unsure') return [];
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

/** The streams that share most words with a noun; of 'workshop person' two may share one word each. */
export function bestNamed(streams: readonly Stream[], noun: string): readonly Stream[] | 'unsure' {
  const said = stemsOf(noun);
  const shared = streams.map(({ price }) => {
    const words = wordsOf(price);
    return said.filter((word) => words.has(word)).toSorted();
  });
  const most = Math.max(0, ...shared.map(({ length }) => length));
  if (most === 0) return [];
  const best = shared.filter(({ length }) => length === most).map((words) => words.join(' '));
  if (new Set(best).size > 1) return 'unsure';
  return streams.filter((_, index) => shared[index]?.length === most);
}

const known = new WeakMap<PriceNote, ReadonlySet<string>>();

/** What a price is of, as stems. */
function wordsOf(price: PriceNote): ReadonlySet<string> {
  const words = known.get(price) ?? new Set(stemsOf(`${price.unit ?? ''} ${headOf(price.name) ?? ''}`));
  known.set(price, words);
  return words;
}

/** 'caisse' in 'caisse de 8 cannes': a pack is not what is in it. */
export function headOf(name: string | null): string | null {
  return name?.replace(/\s(?:de|d[’']|of)\s?\d.*$/u, '') ?? null;
}

export function isNameless({ price }: Stream): boolean {
  return price.unit === null && price.name === null && price.channels.length > 0;
}
