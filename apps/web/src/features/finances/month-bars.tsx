import type { CalendarMonth } from '@elan/domain/ledger/field';
import { MonthChart } from './month-chart.tsx';

/** A piece of a month's bar, in cents. */
export type Piece = { key: string; cents: number; fill: string; title: string };

type Props = {
  months: readonly CalendarMonth[];
  /** The pieces of each month, stacked from zero; a negative one hangs below. */
  pieces: readonly (readonly Piece[])[];
  summary: string;
};

/** One bar a month. A table on the same screen has the figures. */
export function MonthBars({ months, pieces, summary }: Props) {
  const totals = pieces.map((month) => month.reduce((sum, { cents }) => sum + cents, 0));
  return (
    <MonthChart amounts={totals} months={months} summary={summary}>
      {({ monthAt, step, centsAt }) =>
        stacked(pieces).map(({ month, from, to, piece }) => (
          <rect
            className={piece.fill}
            height={Math.max(1, Math.abs(centsAt(to) - centsAt(from)))}
            key={`${months[month]}:${piece.key}`}
            width={Math.max(2, step * 0.68)}
            x={monthAt(month) + step * 0.16}
            y={Math.min(centsAt(from), centsAt(to))}
          >
            <title>{piece.title}</title>
          </rect>
        ))
      }
    </MonthChart>
  );
}

function stacked(pieces: Props['pieces']) {
  return pieces.flatMap((all, month) => {
    let from = 0;
    return all.map((piece) => {
      const bar = { month, from, to: from + piece.cents, piece };
      from = bar.to;
      return bar;
    });
  });
}
