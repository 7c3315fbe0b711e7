import type { Around, Period } from './around-figure.ts';
import type { Figure } from './figure.ts';
import { type KnownFigures, type Thing, thingsOf } from './known-figures.ts';
import { type Subject, subjectOf } from './subject-words.ts';

/** Whose number a figure is. */
export type Owner = {
  /** The thing that the text speaks of and that has this number; null where none does. */
  thing: Thing | null;
  /** Whether it has the number itself; otherwise over another length of time. */
  isSaid: boolean;
  /** What has this number in the answers or rows, paid as often or named in the sentence: the number alone says little. */
  holder: Thing | null;
  /** Whether the text speaks of a thing without this number. */
  isOther: boolean;
};

/** How many of them are in a year. */
const inYear: Readonly<Partial<Record<Period, number>>> = { week: 52, month: 12, quarter: 4, year: 1 };

/**
 * Finds whose number a figure is by the words around it: the narrowest of them that name something decide.
 * @param tolerance how far it may be from the number, as a part of it
 */
export function ownerOf(figure: Figure, around: Around, known: KnownFigures, tolerance: number): Owner {
  const { period } = around;
  const same = thingsOf(known, figure, tolerance);
  const said = same.filter((thing) => period === null || thing.period === null || thing.period === period);
  const times = period === null ? undefined : inYear[period];
  const converted = Object.entries(inYear).flatMap(([each, eachTimes]) =>
    times === undefined || each === period
      ? []
      : thingsOf(known, figure, tolerance, eachTimes / times).filter((thing) => thing.period === each),
  );
  const { thing, isOther } = namedBy(figure, around, [...said, ...converted], known);
  const mayBe = (each: Thing) =>
    each.period === null || each.period === period || shared(each.words, subjectOf(around.sentence).words) > 0;
  return {
    thing,
    isSaid: thing !== null && said.includes(thing),
    holder: same.find((each) => each.isTheirs && each.label !== null && mayBe(each)) ?? null,
    isOther,
  };
}

type Named = Pick<Owner, 'thing' | 'isOther'>;

function namedBy(figure: Figure, around: Around, found: readonly Thing[], known: KnownFigures): Named {
  const is = (thing: Thing | null | undefined): Named => ({ thing: thing ?? null, isOther: false });
  for (const part of new Set(around.nearest)) {
    const subject = subjectOf(part);
    const { best, score } = closest(subject, found, around.period);
    const rival = rivalOf(subject, known.things[figure.kind]);
    const isOther = rival > 0 || (figure.kind === 'money' && subject.isNamed);
    if (score >= Math.max(1, rival) || (score > 0 && !isOther)) return is(best);
    if (isOther) return { thing: null, isOther: true };
  }
  if (found.length === 0) return is(null);
  for (const part of [around.list.join(' '), around.between, around.sentence]) {
    const subject = subjectOf(part);
    const { best, score } = closest(subject, found, around.period);
    // Nothing may be said of it alone: 'between $8 and $9'.
    if (score > 0 || (part === around.between && subject.words.size === 0)) return is(best);
    if (part === around.sentence && subject.words.size > 0) return is(found.find(({ words }) => words.size === 0));
  }
  const above = subjectOf(around.above);
  const { best, score } = closest(above, found, around.period);
  return is(score > 0 || above.words.size === 0 ? best : null);
}

/** How many words two sets share. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
}

/** The thing that most of the words are about; the same length of time counts like a word. */
function closest({ words }: Subject, things: readonly Thing[], period: Period | null) {
  let [best, most] = [things[0], 0];
  for (const thing of things) {
    const score = shared(thing.words, words) + shared(thing.near, words) / 2;
    const sure = score > 0 && period !== null && thing.period === period ? score + 1 : score;
    if (sure > most) [best, most] = [thing, sure];
  }
  return { best, score: most };
}

/** How many of the words any one thing with figures of a kind has; a line of the forecast is called many things. */
function rivalOf({ words }: Subject, things: ReadonlyMap<string, readonly Thing[]>): number {
  const counts = new Map<Thing, number>();
  for (const word of words)
    for (const thing of things.get(word) ?? [])
      counts.set(thing, (counts.get(thing) ?? 0) + (thing.isTheirs ? 1 : 0.5));
  return Math.max(0, ...counts.values());
}
