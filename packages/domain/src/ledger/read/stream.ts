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
  let best: { words: readonly string[]; streams: Stream[]; isUnsure: boolean } = {
    words: [],
    streams: [],
    isUnsure: false,
  };
  for (const stream of streams) {
    const known = wordsOf(stream.price);
    const words = said.filter((word) => known.has(word));
    if (words.length === 0 || words.length < best.words.length) continue;
    if (words.length > best.words.length) best = { words, streams: [stream], isUnsure: false };
    else {
      best.streams.push(stream);
      best.isUnsure ||= words.some((word, at) => word !== best.words[at]);
    }
  }
  return best.isUnsure ? 'unsure' : best.streams;
}

const known = new WeakMap<PriceNote, ReadonlySet<string>>();

/** What a price is of, as stems. */
function wordsOf(price: PriceNote): ReadonlySet<string> {
  const words = known.get(price) ?? new Set(stemsOf(`${price.unit ?? ''} ${headOf(price.name) ?? ''}`));
  known.set(price, words);
  return words;
}

/** 'caisse' in 'caisse de 8 cannes', 'forfait' in 'forfait 5 massages': a pack is not what is in it. */
export function headOf(name: string | null): string | null {
  const pattern = packs.test(name ?? '') ? /\s(?:(?:de|d[’']|of)\s?)?\d.*$/u : /\s(?:de|d[’']|of)\s?\d.*$/u;
  return name?.replace(pattern, '') ?? null;
}

const packs = /^(?:forfait|pack|package|bundle|carte|carnet|passe?|abonnement)\s/iu;

export function isNameless({ price }: Stream): boolean {
  return price.unit === null && price.name === null && price.channels.length > 0;
}
