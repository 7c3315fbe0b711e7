import type { Text } from '../locale.ts';
import { type Around, aroundFigure, type Period } from './around-figure.ts';
import { findCalculations } from './calculations.ts';
import { sentenceSpan } from './context-of.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { type Base, follows } from './follows.ts';
import { type KnownFigures, type Thing, thingsOf } from './known-figures.ts';
import { type Subject, subjectOf } from './subject-words.ts';
import { findTableTotals } from './table-totals.ts';

/**
 * theirs: in the person's answers or figures, beside its words. computed: by this product, or from figures that the text
 * shows. wrong: the result of a calculation, or a total, that does not hold. unknown: to confirm or to source.
 */
export type FigureStatus = 'theirs' | 'computed' | 'wrong' | 'unknown';
export type CheckedFigure = Figure & {
  status: FigureStatus;
  /** What a wrong result comes to, in the units of the figure. */
  correct: number | null;
  /** Of an unknown one: what has this number in the answers or figures, though the text speaks of something else. */
  belongsTo: Text | null;
};

/**
 * Checks every figure of a text, in the order of the text. A result that does not hold is wrong, also where the figure
 * is known.
 */
export function checkFigures(text: string, known: KnownFigures): CheckedFigure[] {
  const figures = findFigures(text);
  const results = new Map<number, { holds: boolean; value: number }>();
  for (const { figure, sum, holds } of findTableTotals(text)) results.set(figure.start, { holds, value: sum });
  for (const { result, value, holds } of findCalculations(text, figures)) results.set(result.start, { holds, value });
  // A result that holds may be used again further on.
  const held = new Set(figures.filter(({ start }) => results.get(start)?.holds).map(nameOf));
  const places = figures.map((figure, index): Place => {
    const around = aroundFigure(text, figure, figures[index - 1]?.end ?? 0, figures[index + 1]?.start ?? text.length);
    const result = results.get(figure.start);
    if (result !== undefined && !result.holds)
      return { figure: { ...figure, status: 'wrong', correct: result.value, belongsTo: null }, around };
    const found = originOf(text, figure, around, known);
    const isResult = found.status === 'unknown' && held.has(nameOf(figure));
    return { figure: { ...figure, ...found, ...(isResult && computed), correct: null }, around };
  });
  followShown(text, places, known);
  return places.map(({ figure }) => figure);
}

type Place = { figure: CheckedFigure; around: Around };
type Origin = Pick<CheckedFigure, 'status' | 'belongsTo'>;
const computed: Origin = { status: 'computed', belongsTo: null };

const nameOf = ({ kind, value }: Figure) => `${kind} ${value}`;

const roughly =
  /(?:about|around|roughly|nearly|almost|some|over|under|environ|près de|presque|autour de|quelque|plus de|moins de|à peu près)[ \u00a0]$/iu;

/** The place of the last digit that is not zero: 100 of 17,500. 63 is not a rounded number. */
function lastPlace(value: number): number {
  let place = 1;
  while (place * 10 <= value && value % (place * 10) === 0) place *= 10;
  return place;
}

/** Nothing and everything are no claims. */
const isTrivial = ({ kind, value }: Figure) => value === 0 || (kind === 'percent' && value === 10_000);

/** How many of them are in a year. */
const inYear: Readonly<Partial<Record<Period, number>>> = { week: 52, month: 12, quarter: 4, year: 1 };

/** The things that have the value of a figure, and whether over the same length of time. */
function candidates(text: string, figure: Figure, period: Period | null, known: KnownFigures) {
  // 'About 4,000' may mean 3,940; 'about 63' means only 63.
  const isRough = roughly.test(text.slice(Math.max(0, figure.start - 14), figure.start));
  const tolerance = isRough ? Math.min(0.05, lastPlace(figure.value) / figure.value) : 0;
  const same = thingsOf(known, figure, tolerance);
  const fitting = same.filter((thing) => period === null || thing.period === null || thing.period === period);
  const perYear = period === null ? undefined : inYear[period];
  const converted = Object.entries(inYear).flatMap(([each, times]) =>
    perYear === undefined || each === period || times === undefined
      ? []
      : thingsOf(known, figure, tolerance, times / perYear).filter((thing) => thing.period === each),
  );
  return { same, fitting, converted };
}

function originOf(text: string, figure: Figure, around: Around, known: KnownFigures): Origin {
  if (isTrivial(figure)) return computed;
  const { same, fitting, converted } = candidates(text, figure, around.period, known);
  const owner = same.find(({ isTheirs }) => isTheirs);
  const unknown: Origin = { status: 'unknown', belongsTo: owner?.label ?? null };
  const found = [...fitting, ...converted];
  if (found.length === 0) return unknown;
  const match = bestMatch(figure, around, found, known);
  if (match === null) return unknown;
  return { status: match.isTheirs && fitting.includes(match) ? 'theirs' : 'computed', belongsTo: null };
}

/** The narrowest words around a figure that name something decide: whether it is one of the things that have its value. */
function bestMatch(figure: Figure, around: Around, found: readonly Thing[], known: KnownFigures): Thing | null {
  for (const part of around.nearest) {
    const subject = subjectOf(part);
    const [best, score] = bestOf(subject, found);
    const rival = rivalOf(subject, known.things[figure.kind]);
    const isOther = rival > 0 || (figure.kind === 'money' && subject.isNamed);
    if (score >= Math.max(1, rival) || (score > 0 && !isOther)) return best;
    if (isOther) return null;
  }
  for (const part of around.wider) {
    const subject = subjectOf(part);
    const [best, score] = bestOf(subject, found);
    if (score > 0) return best;
    // Nothing is said of it: 'between $8 and $9'.
    if (subject.words.size === 0 && part === around.wider[1]) return best;
  }
  const nameless = found.find(({ words }) => words.size === 0);
  if (nameless !== undefined || subjectOf(around.wider[2]).words.size > 0) return nameless ?? null;
  const above = subjectOf(around.above);
  const [inherited, support] = bestOf(above, found);
  return support > 0 || above.words.size === 0 ? inherited : null;
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
};

/** The thing that most of the words are about. */
function bestOf({ words }: Subject, things: readonly Thing[]): [Thing | null, number] {
  let [best, most] = [things[0] ?? null, 0];
  for (const thing of things) {
    const score = shared(thing.words, words) + shared(thing.near, words) / 2;
    if (score > most) [best, most] = [thing, score];
  }
  return [best, most];
}

/** How many of the words any thing with figures of this kind has. */
function rivalOf({ words }: Subject, things: ReadonlyMap<string, readonly Thing[]>): number {
  const counts = new Map<Thing, number>();
  for (const word of words) for (const thing of things.get(word) ?? []) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Finds the figures that follow from others shown beside them, and from those in turn. */
function followShown(text: string, places: readonly Place[], known: KnownFigures): void {
  const isShown = ({ figure: { status } }: Place) => status === 'theirs' || status === 'computed';
  for (let round = 0, found = true; found && round < 4; round += 1) {
    found = false;
    for (const place of places) {
      const { figure, around } = place;
      if (figure.status !== 'unknown') continue;
      const span = sentenceSpan(text, figure.start, figure.end);
      const from = span.start - 300;
      const shown: Base[] = places
        .filter((other) => isShown(other) && other.figure.start >= from && other.figure.end <= span.end)
        .map((other) => other.figure);
      if (!follows(figure, around.wider[2], shown, namedIn(around, known, figure))) continue;
      place.figure = { ...figure, ...computed };
      found = true;
    }
  }
}

/** The values of what the words around a figure name. */
function namedIn({ wider }: Around, { entries }: KnownFigures, { kind }: Figure): Base[] {
  const { words } = subjectOf(wider[2]);
  if (words.size === 0) return [];
  return entries[kind].filter(({ of }) => of.isTheirs && shared(of.words, words) > 0).map(({ value }) => ({ kind, value }));
}
