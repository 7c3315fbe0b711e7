import { findCalculations } from './calculations.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { isKnown, type KnownFigures } from './known-figures.ts';
import { findTableTotals } from './table-totals.ts';

/**
 * theirs: in the person's answers or figures. computed: by this product, or by a calculation in the text that holds.
 * wrong: the result of a calculation, or a total, that does not hold. unknown: to confirm or to source.
 */
export type FigureStatus = 'theirs' | 'computed' | 'wrong' | 'unknown';
export type CheckedFigure = Figure & {
  status: FigureStatus;
  /** What a wrong result comes to, in the units of the figure. */
  correct: number | null;
};

/** In any business: nothing, everything, lengths of time, and the changes that a lender asks about. */
const given = { money: [0], percent: [0, 1_000, 2_000, 10_000], count: [0, 24, 30, 36, 52, 60, 100, 365] } as const;

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
  return figures.map((figure) => {
    const result = results.get(figure.start);
    if (result !== undefined && !result.holds) return { ...figure, status: 'wrong', correct: result.value };
    return { ...figure, status: statusOf(text, figure, known, held.has(nameOf(figure))), correct: null };
  });
}

const nameOf = ({ kind, value }: Figure) => `${kind} ${value}`;

const roughly =
  /(?:about|around|roughly|nearly|almost|some|over|under|environ|près de|presque|autour de|quelque|plus de|moins de|à peu près)[ \u00a0]$/iu;

/** The place of the last digit that is not zero: 100 of 17,500. 63 is not a rounded number. */
function lastPlace(value: number): number {
  let place = 1;
  while (place * 10 <= value && value % (place * 10) === 0) place *= 10;
  return place;
}

function statusOf(text: string, figure: Figure, known: KnownFigures, isResult: boolean): FigureStatus {
  // 'About 4,000' may mean 3,940; 'about 63' means only 63.
  const isRough = roughly.test(text.slice(Math.max(0, figure.start - 14), figure.start));
  const tolerance = isRough ? Math.min(0.05, lastPlace(figure.value) / figure.value) : 0;
  if (isKnown(known.theirs[figure.kind], figure, tolerance)) return 'theirs';
  if (isResult || isKnown(known.computed[figure.kind], figure, tolerance)) return 'computed';
  return isKnown(given[figure.kind], figure) ? 'computed' : 'unknown';
}
