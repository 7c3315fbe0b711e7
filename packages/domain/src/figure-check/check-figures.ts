import type { Text } from '../locale.ts';
import { type Around, aroundFigure } from './around-figure.ts';
import { findCalculations } from './calculations.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { cuesOf, follows } from './follows.ts';
import type { KnownFigures } from './known-figures.ts';
import { subjectOf } from './subject-words.ts';
import { findTableTotals } from './table-totals.ts';
import { ownerOf } from './whose-figure.ts';

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
    if (result?.holds === false)
      return { around, isOther: true, figure: { ...figure, status: 'wrong', correct: result.value, belongsTo: null } };
    const { thing, isSaid, holder, isOther } = ownerOf(figure, around, known, toleranceOf(text, figure));
    const isResult = result !== undefined || (held.has(nameOf(figure)) && !isOther);
    const isComputed = isResult || isTrivial(text, figure) || thing !== null;
    const status = thing?.isTheirs && isSaid ? 'theirs' : isComputed ? 'computed' : 'unknown';
    const belongsTo = status === 'unknown' ? (holder?.label ?? null) : null;
    return { around, isOther, figure: { ...figure, status, correct: null, belongsTo } };
  });
  markThoseThatFollow(places, known);
  return places.map(({ figure }) => figure);
}

type Place = { figure: CheckedFigure; around: Around; isOther: boolean };

const nameOf = ({ kind, value }: Figure) => `${kind} ${value}`;

/** Nothing, everything, and the weeks and days of a year in a calculation are no claims. */
const isTrivial = (text: string, { kind, value, start }: Figure) =>
  value === 0 ||
  (kind === 'percent' && value === 10_000) ||
  (kind === 'count' &&
    [24, 52, 365].includes(value) &&
    /[×x*÷/][ \u00a0]?$/u.test(text.slice(Math.max(0, start - 2), start)));

const roughly =
  /(?:about|around|roughly|nearly|almost|some|over|under|environ|près de|presque|autour de|quelque|plus de|moins de|à peu près)[ \u00a0]$/iu;

/** 'About 4,000' may mean 3,940; 'about 63' means only 63. */
function toleranceOf(text: string, { start, value }: Figure): number {
  if (!roughly.test(text.slice(Math.max(0, start - 14), start))) return 0;
  // The place of the last digit that is not zero: 100 of 17,500.
  let place = 1;
  while (place * 10 <= value && value % (place * 10) === 0) place *= 10;
  return Math.min(0.05, place / value);
}

/** How many figures before and after one are looked at, and how far above its sentence, in characters. */
const reach = { figures: 12, characters: 300 };

/** Marks the figures that follow from others shown beside them, and from those in turn. */
function markThoseThatFollow(places: readonly Place[], known: KnownFigures): void {
  const open = [...places.entries()].filter(([, { figure }]) => figure.status === 'unknown');
  const cues = new Map(open.map(([, { around }]) => [around.sentence, cuesOf(around.sentence)]));
  for (let round = 0, isNew = true; isNew && round < 4; round += 1) {
    isNew = false;
    for (const [index, place] of open) {
      const { figure, around, isOther } = place;
      const said = cues.get(around.sentence);
      if (figure.status !== 'unknown' || said === undefined) continue;
      const shown = places
        .slice(Math.max(0, index - reach.figures), index + reach.figures)
        .map((other) => other.figure)
        .filter(({ status }) => status === 'theirs' || status === 'computed')
        .filter(({ start, end }) => start >= around.span.start - reach.characters && end <= around.span.end);
      // A thing that has another number may be far from two figures that differ by this one.
      const beside = isOther ? [] : shown.filter(({ start }) => start >= around.span.start);
      const mayBeNamed = said.multiples.length > 0 || said.isSum || shown.some(({ kind }) => kind === 'percent');
      const named = figure.kind === 'money' && mayBeNamed ? amountsNamed(around.sentence, known) : [];
      // 'Sixteen students at $240 bring $3,840 (16 × $240)': the same number, said again.
      const isAgain = !isOther && shown.some(({ kind, value }) => kind === figure.kind && value === figure.value);
      if (!isAgain && !follows(figure, said, { shown, beside, named })) continue;
      place.figure = { ...figure, status: 'computed', belongsTo: null };
      isNew = true;
    }
  }
}

/** The amounts of the answers and rows that some words name: 'half of your savings'. */
function amountsNamed(sentence: string, { things, entries }: KnownFigures): number[] {
  const named = new Set([...subjectOf(sentence).words].flatMap((word) => things.money.get(word) ?? []));
  return entries.money.filter(({ of }) => of.isTheirs && named.has(of)).map(({ value }) => value);
}
