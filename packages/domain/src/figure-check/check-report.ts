import type { Text } from '../locale.ts';
import { checkFigures, type FigureStatus } from './check-figures.ts';
import { type ConfirmedFigure, coversFigure, coversName } from './confirmed-figure.ts';
import { contextOf } from './context-of.ts';
import type { FigureKind } from './figure.ts';
import { findNames } from './find-names.ts';
import type { KnownFigures } from './known-figures.ts';
import type { KnownNames } from './known-names.ts';

/** Characters on either side of a name in which a longer one may stand. */
const reach = 120;

/** What a report is checked against. */
export type Checks<Confirmed extends ConfirmedFigure = ConfirmedFigure> = {
  figures: KnownFigures;
  names: KnownNames;
  /** What people of the project answer for, the newest last. */
  confirmed: readonly Confirmed[];
};

/**
 * A figure of a report, or a name in it that nobody has checked, and what is known of it. 'confirmed': somebody answers
 * for it, with a source or as an estimate. The other states are those of checkFigures; a name has only these two and
 * 'unknown'.
 */
export type Mark<Confirmed extends ConfirmedFigure = ConfirmedFigure> = {
  kind: FigureKind | 'name';
  /** As the report writes it. */
  written: string;
  status: FigureStatus | 'confirmed';
  /** What a wrong result comes to, in the units of the figure. */
  correct: number | null;
  /** What has this number in the answers or figures, though the text speaks of something else; null where none is known. */
  belongsTo: Text | null;
  /** Who answers for it; null unless the status is 'confirmed'. */
  confirmed: Confirmed | null;
  start: number;
  end: number;
};

/**
 * Checks the figures and the names of a report (markdown), in the order of the text. Names on the dated list or in the
 * words of the project's people are left out.
 */
export function checkReport<Confirmed extends ConfirmedFigure>(
  report: string,
  { figures, names, confirmed }: Checks<Confirmed>,
): Mark<Confirmed>[] {
  const ofFigures = checkFigures(report, figures).map((figure): Mark<Confirmed> => {
    const { kind, status, correct, belongsTo, start, end } = figure;
    const mark = {
      kind,
      written: report.slice(start, end).replaceAll('\\', '').trim(),
      correct,
      belongsTo,
      start,
      end,
    };
    if (status !== 'unknown') return { ...mark, status, confirmed: null };
    let read: string | undefined;
    const context = () => {
      read ??= contextOf(report, start, end);
      return read;
    };
    const found = confirmed.findLast((each) => coversFigure(each, figure, context)) ?? null;
    return { ...mark, status: found === null ? status : 'confirmed', confirmed: found };
  });
  const ofNames = findNames(report).flatMap(({ name, start, end }): Mark<Confirmed>[] => {
    if (
      names.isKnown(name, report.slice(Math.max(0, start - reach), end + reach)) ||
      ofFigures.some((mark) => mark.start < end && start < mark.end)
    )
      return [];
    const found = confirmed.findLast((each) => coversName(each, name)) ?? null;
    const status = found === null ? 'unknown' : 'confirmed';
    return [{ kind: 'name', written: name, status, correct: null, belongsTo: null, confirmed: found, start, end }];
  });
  return [...ofFigures, ...ofNames].sort((one, other) => one.start - other.start);
}

/** Whether a mark is shown in the report: to confirm, to check, or wrong. */
export const isOpen = ({ status }: Pick<Mark, 'status'>): boolean => status === 'unknown' || status === 'wrong';

/** The figures of a report by state, and its names that remain to be checked. */
export type MarkCounts = Record<Mark['status'] | 'figures' | 'names', number>;

export function countMarks(marks: readonly Pick<Mark, 'kind' | 'status'>[]): MarkCounts {
  const counts: MarkCounts = { figures: 0, theirs: 0, computed: 0, confirmed: 0, wrong: 0, unknown: 0, names: 0 };
  for (const { kind, status } of marks) {
    if (kind === 'name') counts.names += status === 'unknown' ? 1 : 0;
    else {
      counts.figures += 1;
      counts[status] += 1;
    }
  }
  return counts;
}
