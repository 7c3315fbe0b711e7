import type { Language } from '../../locale.ts';
import type { RowOf } from '../row.ts';
import { englishLabels } from './labels-en.ts';
import { frenchLabels } from './labels-fr.ts';

type Use = NonNullable<RowOf<'purchase'>['cells']['use']>;
type Source = NonNullable<RowOf<'funding'>['cells']['source']>;

/** What a name in an answer says an amount is for. `topic` is the same in both languages. */
export type Label =
  | { kind: 'cost'; topic: string }
  | { kind: 'purchase'; use: Use }
  /** Without a source: money of family, of which it is not said whether it is given or lent. */
  | { kind: 'funding'; source: Source | null }
  | { kind: 'person'; role: 'owner' | 'employee' };

/** Words that are not names: what changes or takes back an amount, and states of money that comes in. */
export type Remark =
  | 'doubt'
  | 'others'
  | 'used'
  | 'owned'
  | 'inHand'
  | 'promised'
  | 'askedFor'
  | 'hoped'
  | 'opens'
  | 'taxIncluded';

/** A place in a text. */
export type Span = { start: number; end: number };

type Entry = { of: string; language: Language; pattern: RegExp };

/** A line is 'kind detail: words', the words separated by commas; a plural of each is meant too. */
function entriesOf(language: Language, text: string): Entry[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [of = '', words = ''] = line.split(': ');
      const names = words
        .trim()
        .split(', ')
        .toSorted((one, other) => other.length - one.length);
      const source = `(?<![\\p{L}\\p{N}])(?:${names.map((name) => name.replace(/[.+]/gu, '\\$&')).join('|')})(?:e?s|x)?(?![\\p{L}\\p{N}]|-\\p{L})`;
      return { of, language, pattern: new RegExp(source, 'gu') };
    });
}

let known: { labels: readonly Entry[]; remarks: readonly Entry[] } | undefined;
function lexicon() {
  if (known === undefined) {
    const entries = [...entriesOf('en', englishLabels), ...entriesOf('fr', frenchLabels)];
    const isLabel = ({ of }: Entry) => /^(?:cost|purchase|funding|person)/u.test(of);
    known = { labels: entries.filter(isLabel), remarks: entries.filter((entry) => !isLabel(entry)) };
  }
  return known;
}

/** A label and where its words are. */
export type FoundLabel = Span & { label: Label; language: Language };

/** The labels that some plain words name; a longer name hides the shorter ones in it ('loan payment', 'loan'). */
export function labelsIn(plain: string): FoundLabel[] {
  const found = matches(plain, lexicon().labels);
  const isInner = (one: Span, other: Span) =>
    other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  return found
    .filter((one) => !found.some((other) => isInner(one, other)))
    .map(({ of, ...found }) => ({ ...found, label: labelOf(of) }));
}

function matches(plain: string, entries: readonly Entry[]) {
  return entries.flatMap(({ of, language, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: words }) => ({
      of,
      language,
      start: index,
      end: index + words.length,
    })),
  );
}

function labelOf(of: string): Label {
  const [kind, detail = ''] = of.split(' ');
  if (kind === 'cost') return { kind, topic: detail };
  if (kind === 'purchase') return { kind, use: detail as Use };
  if (kind === 'funding') return { kind, source: detail === '' ? null : (detail as Source) };
  return { kind: 'person', role: detail as 'owner' | 'employee' };
}

/** Where some plain words make one of these remarks. */
export function remarksIn(plain: string, ...asked: readonly Remark[]): Span[] {
  return matches(
    plain,
    lexicon().remarks.filter(({ of }) => asked.some((remark) => remark === of)),
  );
}

/** The subjects that a name mentions, the same in both languages, in a fixed order. */
export function topicsOf(plain: string): string[] {
  const topics = labelsIn(plain).flatMap(({ label }) => (label.kind === 'cost' ? [label.topic] : []));
  return [...new Set(topics)].toSorted();
}
