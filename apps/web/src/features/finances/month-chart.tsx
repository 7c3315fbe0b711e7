import { shortMonth } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { moneyText } from '@elan/domain/money/money-text';
import type { ReactNode } from 'react';
import { linearScale } from '../../components/chart/scale.ts';
import { useWidth } from '../../components/chart/use-width.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

const height = 260;
/** Pixels that the name of a month takes, with space beside it. */
const widestMonth = 56;
const margin = { top: 16, right: 8, bottom: 36, left: 76 };

/** Where months and amounts are in a chart, in pixels. */
export type Places = {
  /** The left edge of a month, by its place among the months. */
  monthAt: (index: number) => number;
  /** The width of a month. */
  step: number;
  centsAt: (cents: number) => number;
};

type Props = {
  months: readonly CalendarMonth[];
  /** Every amount that has to fit, in cents. */
  amounts: readonly number[];
  summary: string;
  children: (places: Places) => ReactNode;
};

/** The axes of amounts by month. A table on the same screen has the figures. */
export function MonthChart({ months, amounts, summary, children }: Props) {
  const { language } = useLanguage();
  const [element, width] = useWidth<HTMLDivElement>();
  const dollars = amounts.map((cents) => cents / 100);
  const y = linearScale(dollars, height - margin.bottom, margin.top, 5);
  const step = (width - margin.left - margin.right) / Math.max(1, months.length);
  const places: Places = {
    step,
    monthAt: (index) => margin.left + index * step,
    centsAt: (cents) => y.at(cents / 100),
  };
  // On a phone, half-years are too narrow for their names.
  const named = step * 6 < widestMonth ? 12 : 6;
  return (
    <div className="min-w-0" ref={element}>
      {width > 0 && (
        <svg
          aria-label={summary}
          className="block w-full overflow-visible text-xs"
          height={height}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          {y.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
                strokeWidth={tick === 0 ? 2 : 1}
                x1={margin.left}
                x2={width - margin.right}
                y1={y.at(tick)}
                y2={y.at(tick)}
              />
              <text className="fill-muted" dy="0.32em" textAnchor="end" x={margin.left - 8} y={y.at(tick)}>
                {moneyText(tick * 100)[language]}
              </text>
            </g>
          ))}
          {children(places)}
          {months.map((month, index) =>
            index % named === 0 ? (
              <text
                className="fill-muted"
                key={month}
                textAnchor="middle"
                x={margin.left + (index + 0.5) * step}
                y={height - margin.bottom + 20}
              >
                {`${shortMonth(Number(month.slice(5)) - 1, language)} ${month.slice(2, 4)}`}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  );
}
