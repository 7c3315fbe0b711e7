import './forecast.css';
import { roundedUp } from '@elan/domain/forecast/break-even';
import type { Forecast } from '@elan/domain/forecast/forecast';
import { type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { Ledger } from '@elan/domain/ledger/reading';
import { useDeferredValue, useMemo } from 'react';
import { colon } from '../../lib/i18n/labelled.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import { MonthBars } from './month-bars.tsx';
import { SalesChart } from './sales-chart.tsx';
import { useAmounts } from './use-amounts.ts';

/** What may be stated of a plan. Typing takes priority; it is computed when the browser is idle. */
export function usePlanFigures(ledger: Ledger, today: CalendarMonth): PlanFigures {
  const settled = useDeferredValue(ledger);
  return useMemo(() => planFigures(settled, { today }), [settled, today]);
}

/** The cash of each month. */
export function CashChart({ forecast }: { forecast: Forecast }) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { exact, month: nameOf } = useAmounts();
  const { cash, lowestCash, months } = forecast;
  const closing = cash.closing.values;
  return (
    <section>
      <h3 className="text-xl">{words.cashTitle}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{words.cashLead}</p>
      <MonthBars
        months={months}
        pieces={months.map((month, at) => [
          {
            key: 'cash',
            cents: closing[at] ?? 0,
            fill: (closing[at] ?? 0) < 0 ? 'fill-red' : 'fill-primary',
            title: `${nameOf(month)}${text(colon)}${exact(closing[at] ?? 0)}`,
          },
        ])}
        summary={words.cashSummary(exact(lowestCash.amount), nameOf(lowestCash.month), exact(closing.at(-1) ?? 0))}
      />
    </section>
  );
}

/** Sales by what is sold, and the sales at which cash neither rises nor falls. */
export function SalesDetails({ forecast }: { forecast: Forecast }) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { exact } = useAmounts();
  const [{ mix, sales, formula }] = forecast.breakEven;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <SalesChart forecast={forecast} />
      {sales !== null && mix.length > 0 && (
        <section>
          <h3 className="text-xl">{words.breakEven}</h3>
          <p className="mt-1" data-numbers>
            {words.aYear(exact(sales))}. {words.mix}{' '}
            {mix.map(({ label, units }) => words.units(roundedUp(units), text(label))).join(', ')}
          </p>
          <p className="text-sm text-muted">{text(formula)}</p>
        </section>
      )}
    </div>
  );
}
