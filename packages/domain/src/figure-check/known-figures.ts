import type { Text } from '../locale.ts';
import { aroundFigure, type Period } from './around-figure.ts';
import type { Figure, FigureKind } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { subjectOf } from './subject-words.ts';

/** What a known figure is about. */
export type Thing = {
  /** What people read, also in files: the name of a row, the line of a forecast, or the question that was answered; null where there is nothing to name. */
  label: Text | null;
  /** The words that name it. */
  words: ReadonlySet<string>;
  /** Words that go with it and do not tell it from others: its unit, its column, its sentence, the question it answers. */
  near: ReadonlySet<string>;
  period: Period | null;
  /** In the person's answers or rows; otherwise computed by this product, or known from outside. */
  isTheirs: boolean;
  /** A number without a currency sign, read as an amount too: it may not be one. */
  isGuess?: boolean;
};

export type FigureValues = Readonly<Partial<Record<FigureKind, readonly number[]>>>;

/** Figures of one thing. */
export type Known = { of: Thing; values: FigureValues };

type Entry = { value: number; of: Thing };

/** The figures that a text may state without a source of its own. */
export type KnownFigures = {
  /** Sorted by value, so that one is found without reading all of them. */
  entries: Readonly<Record<FigureKind, readonly Entry[]>>;
  /** The things that have figures of a kind, by their words. */
  things: Readonly<Record<FigureKind, ReadonlyMap<string, readonly Thing[]>>>;
};

const kinds = ['money', 'percent', 'count'] as const satisfies readonly FigureKind[];

export function knownFigures(all: readonly Known[]): KnownFigures {
  const entries: Record<FigureKind, Entry[]> = { money: [], percent: [], count: [] };
  const things = { money: new Map(), percent: new Map(), count: new Map() } as Record<FigureKind, Map<string, Thing[]>>;
  for (const { of, values } of all)
    for (const kind of kinds) {
      const [first] = values[kind] ?? [];
      if (first === undefined) continue;
      for (const value of new Set(values[kind])) entries[kind].push({ value, of });
      if (of.isGuess) continue;
      for (const word of of.words) {
        const named = things[kind].get(word);
        if (named === undefined) things[kind].set(word, [of]);
        else named.push(of);
      }
    }
  for (const kind of kinds) entries[kind].sort((one, other) => one.value - other.value);
  return { entries, things };
}

export const bothOf = ({ en, fr }: Text) => `${en} | ${fr}`;

/**
 * The figures that a text states, each with the words beside it.
 * @param about the question that the text answers: what a figure without words of its own is of, and what all of them are
 * called; never by their words, which may be private
 */
export function statedFigures(text: string, about: Text | null = null, isTheirs = true): Known[] {
  const figures = findFigures(text);
  const all = [...figures, ...unsignedFigures(text, figures)];
  const asked = all.length === 0 || about === null ? [] : subjectOf(bothOf(about)).words;
  return all.map((figure) => {
    const previous = figures.findLast(({ end }) => end <= figure.start)?.end ?? 0;
    const next = figures.find(({ start }) => start >= figure.end)?.start ?? text.length;
    const { nearest, list, between, sentence, period } = aroundFigure(text, figure, previous, next);
    // 'Clay $28 for a class, $9 for a workshop': the second is of clay too.
    const opening = subjectOf(list[0]).words.size === 0 ? /^[^\d$]*/u.exec(sentence)?.[0] : '';
    let { words } = subjectOf(`${opening} ${list.join(' ')}`);
    for (const part of [nearest[1], between, sentence]) if (words.size === 0) words = subjectOf(part).words;
    const near = new Set([...asked, ...subjectOf(nearest[1]).words, ...subjectOf(sentence).words]);
    const isGuess = figure.kind === 'money' && !figures.includes(figure);
    return {
      of: { label: about, words, near, period, isTheirs, isGuess },
      values: { [figure.kind]: valuesOf(figure) },
    };
  });
}

const unsigned = /(?<![\d.,])(?:\d{1,3}(?:[ \u00a0,]\d{3})+|\d*[.,]?\d+)(?:[ \u00a0]?(k)(?!\p{L}))?/giu;
const duration = /^[ \u00a0-]?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?)(?!\p{L})/iu;

/** In an answer every number counts, also 'month 5', '8 a loaf' without a sign, and '.35'. */
function unsignedFigures(text: string, figures: readonly Figure[]): Figure[] {
  return [...text.matchAll(unsigned)].flatMap(({ index: start, 0: written, 1: thousand }): Figure[] => {
    const end = start + written.length;
    const found = figures.find((figure) => figure.start < end && start < figure.end);
    const plain = written.replace(/[ \u00a0k]/giu, '').replace(/,(?=\d{3})/u, '');
    const value = Number(plain.replace(',', '.')) * (thousand === undefined ? 1 : 1_000);
    if (!Number.isFinite(value) || (found ?? { kind: 'count' }).kind !== 'count' || duration.test(text.slice(end)))
      return [];
    const at = { otherValue: undefined, precision: 0, start, end };
    // A list of amounts often leaves out the sign.
    return [
      { ...at, kind: 'count', value },
      { ...at, kind: 'money', value: value * 100 },
    ];
  });
}

export const valuesOf = ({ value, otherValue }: Pick<Figure, 'value' | 'otherValue'>) =>
  otherValue === undefined ? [value] : [value, otherValue];

/** The things of which one of the known values, times a factor, rounds to the figure as it is written. */
export function thingsOf({ entries }: KnownFigures, figure: Figure, tolerance = 0, factor = 1): Thing[] {
  const sorted = entries[figure.kind];
  return valuesOf(figure).flatMap((value) => {
    // '1,043' read as 1.043 has three places more.
    const precision = value === figure.value ? figure.precision : figure.precision / 1_000;
    const reach = Math.max(precision, Math.abs(value) * tolerance) + 1e-6;
    const found: Thing[] = [];
    for (let index = firstAtLeast(sorted, (value - reach) / factor); index < sorted.length; index += 1) {
      const entry = sorted[index];
      if (entry === undefined || entry.value * factor > value + reach) break;
      found.push(entry.of);
    }
    return found;
  });
}

function firstAtLeast(sorted: readonly Entry[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.value ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
