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
  /** When, how, or about how much something is paid: a proposal is not sure of it, and a card may begin with it. */
  | 'terms'
  | 'doubt'
  | 'others'
  | 'used'
  | 'owned'
  | 'inHand'
  | 'promised'
  | 'askedFor'
  | 'hoped'
  | 'taxIncluded'
  /** What others ask: no price of this plan. */
  | 'theirs'
  /** What of a product a price is of: its delivery, a deposit, a club of those who buy it. */
  | 'part';

/** A place in a text. */
export type Span = { start: number; end: number };

/** A name of the lexicon: what it is of, as the lines of the two lists say. */
type Entry = { of: string; language: Language; name: string };

/** A line is 'kind detail: words', the words separated by commas. */
function entriesOf(language: Language, text: string): Entry[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [of = '', names = ''] = line.split(': ');
      return names
        .trim()
        .split(', ')
        .map((name) => ({ of, language, name }));
    });
}

let known: ReadonlyMap<string, readonly Entry[]> | undefined;

/** The names by their first word. Made when the first answer is read, or before: it takes longer than reading one. */
export function lexicon(): ReadonlyMap<string, readonly Entry[]> {
  known ??= Map.groupBy(
    [...entriesOf('en', englishLabels), ...entriesOf('fr', frenchLabels)],
    ({ name }) => /^[\p{L}\p{N}]+/u.exec(name)?.[0] ?? name,
  );
  return known;
}

const isLabel = (of: string) => /^(?:cost|purchase|funding|person)/u.test(of);

/** A label and where its words are. */
export type FoundLabel = Span & { label: Label; language: Language };

/** The labels that some plain words name; a longer name hides the shorter ones in it ('loan payment', 'loan'). */
export function labelsIn(plain: string): FoundLabel[] {
  const found = matches(plain, isLabel);
  const isInner = (one: Span, other: Span) =>
    other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  return found
    .filter((one) => !found.some((other) => isInner(one, other)))
    .map(({ of, ...found }) => ({ ...found, label: labelOf(of) }));
}

/** Where some labels say that money comes from; 'prêt du CLD' is a loan, whoever lends. */
export function sourcesOf(labels: readonly Label[]): ReadonlySet<Source | null> {
  const all = new Set(labels.flatMap((label) => (label.kind === 'funding' ? [label.source] : [])));
  if (all.size > 1) all.delete(null);
  return all;
}

/** Without what holds only if something else does: 'a booth for 6,900, only if the grant comes'. */
export const withoutCondition = (plain: string): string => plain.replace(/ (?:only |seulement )?(?:if|si) .*$/u, '');

/** The end of a word, or of its plural. */
const whole = /^(?![\p{L}\p{N}]|-\p{L})/u;
const ending = /^(?:e?s|x)?(?![\p{L}\p{N}]|-\p{L}|'t(?!\p{L}))/u;

function matches(plain: string, isAsked: (of: string) => boolean) {
  return [...plain.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+/gu)].flatMap(({ index: start, 0: word }) =>
    [word, word.slice(0, -1), word.slice(0, -2)]
      .flatMap((first) => lexicon().get(first) ?? [])
      .flatMap(({ of, language, name }) => {
        if (!isAsked(of) || !plain.startsWith(name, start)) return [];
        const end = start + name.length;
        // 'Six' are no 'si'.
        const plural = (name.length < 3 ? whole : ending).exec(plain.slice(end, end + 4));
        return plural === null ? [] : [{ of, language, start, end: end + plural[0].length }];
      }),
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
  return matches(plain, (of) => asked.some((remark) => remark === of));
}

/** The subjects that a name mentions, the same in both languages, in a fixed order. */
export function topicsOf(plain: string): string[] {
  const topics = labelsIn(plain).flatMap(({ label }) => (label.kind === 'cost' ? [label.topic] : []));
  return [...new Set(topics)].toSorted();
}
