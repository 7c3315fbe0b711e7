import type { Figure, FigureKind } from './figure.ts';
import { findFigures } from './find-figures.ts';

/** The figures that a text may state without a source of its own. */
export type KnownFigures = {
  /** In the person's answers or in confirmed and proposed rows. */
  theirs: Readonly<Record<FigureKind, readonly number[]>>;
  /** Computed by this product: sorted, so that a figure is found without reading all of them. */
  computed: Readonly<Record<FigureKind, readonly number[]>>;
};

export type FigureValues = Readonly<Partial<Record<FigureKind, readonly number[]>>>;

/**
 * @param texts what the person wrote or chose, in any language
 * @param rows the amounts, percentages and counts of the rows
 * @param computed those of the forecast
 */
export function knownFigures(texts: readonly string[], rows: FigureValues, computed: FigureValues): KnownFigures {
  const said: Record<FigureKind, number[]> = { money: [], percent: [], count: [] };
  for (const text of texts) {
    for (const figure of findEveryFigure(text)) said[figure.kind].push(...valuesOf(figure));
  }
  const sorted = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other);
  const merge = (one: FigureValues, other: FigureValues) => ({
    money: sorted([...(one.money ?? []), ...(other.money ?? [])]),
    percent: sorted([...(one.percent ?? []), ...(other.percent ?? [])]),
    count: sorted([...(one.count ?? []), ...(other.count ?? [])]),
  });
  return { theirs: merge(said, rows), computed: merge(computed, {}) };
}

/** In an answer every number counts, also 'month 5' or '8 a loaf' without a sign. */
function findEveryFigure(text: string): Figure[] {
  const bare = [...text.matchAll(/(?<![\d.,])\d{1,3}(?:[ \u00a0,]\d{3})+|\d+(?:[.,]\d+)?/gu)].flatMap(
    ({ 0: written }) => {
      const value = Number(
        written
          .replace(/[ \u00a0]/gu, '')
          .replace(/,(?=\d{3})/u, '')
          .replace(',', '.'),
      );
      const at = { otherValue: undefined, precision: 0, start: 0, end: 0 };
      // A list of amounts often leaves out the sign.
      return Number.isFinite(value)
        ? [
            { ...at, kind: 'count' as const, value },
            { ...at, kind: 'money' as const, value: value * 100 },
          ]
        : [];
    },
  );
  const scaled = [...text.matchAll(/(?<![\d.,])(\d+(?:[.,]\d+)?)[ \u00a0]?k(?!\p{L})/giu)].map(
    ({ 1: written = '' }) => ({
      ...{ otherValue: undefined, precision: 0, start: 0, end: 0 },
      kind: 'money' as const,
      value: Number(written.replace(',', '.')) * 100_000,
    }),
  );
  return [...findFigures(text), ...bare, ...scaled];
}

export const valuesOf = ({ value, otherValue }: Pick<Figure, 'value' | 'otherValue'>) =>
  otherValue === undefined ? [value] : [value, otherValue];

/** Whether one of the sorted values rounds to the figure as it is written. */
export function isKnown(sorted: readonly number[], figure: Figure, tolerance = 0): boolean {
  return valuesOf(figure).some((value) => {
    // '1,043' read as 1.043 has three places more.
    const precision = value === figure.value ? figure.precision : figure.precision / 1_000;
    const reach = Math.max(precision, Math.abs(value) * tolerance) + 1e-6;
    const index = firstAtLeast(sorted, value - reach);
    return index < sorted.length && (sorted[index] ?? Number.POSITIVE_INFINITY) <= value + reach;
  });
}

function firstAtLeast(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
