import { topicsOf } from './read/labels.ts';
import { stemsOf } from './read/nouns.ts';
import { plainText } from './read/plain-text.ts';
import type { Passage } from './reading.ts';
import type { Row } from './row.ts';

export type Place = { module: string; question: string };

/** What a row is about, as it is compared with others: taken from its words once, however many rows there are. */
export type Subject = {
  /** Where the row was read; null for a row typed by hand. */
  place: Place | null;
  /** The words of its name that say which thing is meant, as stems. */
  words: ReadonlySet<string>;
  /** Those of what is sold and its unit; of its name for other rows. */
  product: ReadonlySet<string>;
  topics: readonly string[];
  /** Those of the words that the amount was read from, too: 'a small shop …, lease of three years' is about rent. */
  allTopics: readonly string[];
  /** Whether the name says that it is one more: 'a second greenhouse' is not the greenhouse, 'spare linens' not the linens. */
  isAnother: boolean;
  /** The words that its cells were read from. */
  quotes: readonly string[];
};

const another = /\b(?:second|spare|extra|another|third)\b|(?<!\p{L})(?:deuxi[eè]me|2e|autre|troisi[eè]me)(?!\p{L})/iu;

const subjects = new WeakMap<Row, Subject>();

export function subjectOf(row: Row): Subject {
  const known = subjects.get(row);
  if (known !== undefined) return known;
  const { name } = row.cells;
  const words = new Set(stemsOf(name));
  const origin = row.origins.amount;
  const quote = origin !== undefined && 'quote' in origin ? origin.quote : '';
  const unit = row.kind === 'stream' ? row.cells.unit : null;
  const topics = topicsOf(plainText(name));
  const subject = {
    place: placeIn(row.proposal),
    words,
    product: unit === null ? words : new Set([...words, ...stemsOf(unit)]),
    topics,
    allTopics: quote === '' ? topics : topicsOf(plainText(`${name} ${quote}`)),
    isAnother: another.test(name),
    quotes: Object.values(row.origins).flatMap((each) => ('quote' in each ? [each.quote] : [])),
  };
  subjects.set(row, subject);
  return subject;
}

function placeIn(proposal: string | null): Place | null {
  const [module, question] = proposal?.split('/') ?? [];
  return module === undefined || question === undefined ? null : { module, question };
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.module === other.module && one.question === other.question;
}

/** Whether the words that a row was read from, or seems to be, are among those of a passage. */
export function isReadFrom(row: Row, passage: Passage): boolean {
  return (
    isSamePlace(subjectOf(row).place, passage) &&
    Object.values(row.origins).some((origin) => 'quote' in origin && passage.quote.includes(origin.quote))
  );
}

/** The share of the words of the shorter set that the longer one has too. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  if (short.size === 0) return 0;
  let common = 0;
  for (const word of short) if (long.has(word)) common += 1;
  return common / short.size;
}
