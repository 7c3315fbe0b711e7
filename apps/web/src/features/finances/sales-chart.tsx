import type { Forecast } from '@elan/domain/forecast/forecast';
import { sumOf } from '@elan/domain/forecast/series';
import { colon } from '../../lib/i18n/labelled.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import { MonthBars } from './month-bars.tsx';
import { useAmounts } from './use-amounts.ts';

/** As many as styles name. */
const mostSeries = 5;

/** Sales of each month, one colour for each of the largest streams and one for the others together. */
export function SalesChart({ forecast }: { forecast: Forecast }) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { exact, month: nameOf } = useAmounts();
  const months = forecast.months.slice(1);
  const bySize = forecast.streams
    .map(({ label, rowId, sales }) => ({ key: rowId, label: text(label), sales: sales.slice(1) }))
    .filter(({ sales }) => sales.some((cents) => cents > 0))
    .toSorted((one, other) => sum(other.sales) - sum(one.sales));
  const single = bySize.length <= mostSeries ? bySize : bySize.slice(0, mostSeries - 1);
  const others = bySize.slice(single.length);
  const rest = { key: 'others', label: words.others, sales: sumOf(others.map(({ sales }) => sales)) };
  const groups = others.length === 0 ? single : [...single, rest];
  if (groups.length === 0) return null;
  const total = (at: number) => exact(sum(groups.map(({ sales }) => sales[at] ?? 0)));
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.salesTitle}</h3>
      <MonthBars
        months={months}
        pieces={months.map((month, at) =>
          groups.map(({ key, label, sales }, place) => ({
            key,
            cents: sales[at] ?? 0,
            fill: `series-${place + 1}`,
            title: `${label}, ${nameOf(month)}${text(colon)}${exact(sales[at] ?? 0)}`,
          })),
        )}
        summary={words.salesSummary(groups.length, total(0), total(months.length - 1))}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {groups.map(({ key, label }, place) => (
          <li className="flex items-center gap-2" key={key}>
            <span aria-hidden className={`legend-mark series-${place + 1}`} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
