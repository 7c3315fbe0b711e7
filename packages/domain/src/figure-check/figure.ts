/** Money in integer cents, percentages in hundredths of a percent, counts as they are. */
export type FigureKind = 'money' | 'percent' | 'count';

/** A figure of a text, and where it is. */
export type Figure = {
  kind: FigureKind;
  value: number;
  /** The other value that the digits may mean: '1,900' is 1.9 in French. Undefined when there is one reading only. */
  otherValue: number | undefined;
  /** Half of the last place that is written: '$14k' may mean anything from 13,500 to 14,500. */
  precision: number;
  start: number;
  end: number;
};
