import './forecast.css';
import type { Forecast } from '@elan/domain/forecast/forecast';
import { type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { Ledger } from '@elan/domain/ledger/reading';
import { moneyText } from '@elan/domain/money/money-text';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import { MonthBars } from './month-bars.tsx';
import { SalesChart } from './sales-chart.tsx';

/** What may be stated of a plan. Typing takes priority; it is computed when the browser is idle. */
export function usePlanFigures(ledger: Ledger, today: CalendarMonth): PlanFigures {
  const settled = useDeferredValue(ledger);
  return useMemo(() => planFigures(settled, { today }), [settled, today]);
}

/** The cash of each month. */
export function CashChart({ forecast }: { forecast: Forecast }) {
  const words = useMessages(forecastMessages);
  const { language } = useLanguage();
  const money = (cents: number) => moneyText(cents)[language];
  const monthName = (month: CalendarMonth) => calendarMonthText(month, language);
  const { cash, lowestCash, months } = forecast;
  const closing = cash.closing.values;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
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
            title: `${monthName(month)}${colon}${money(closing[at] ?? 0)}`,
          },
        ])}
        summary={words.cashSummary(money(lowestCash.amount), monthName(lowestCash.month), money(closing.at(-1) ?? 0))}
      />
    </section>
  );
}

/** Sales by what is sold, and the sales at which cash neither rises nor falls. */
export function SalesDetails({ forecast }: { forecast: Forecast }) {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { language } = useLanguage();
  const money = (cents: number) => moneyText(cents)[language];
  const [{ mix, sales, formula }] = forecast.breakEven;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <SalesChart forecast={forecast} />
      {sales !== null && mix.length > 0 && (
        <section>
          <h3 className="text-xl">{words.breakEven}</h3>
          <p className="mt-1" data-numbers>
            {words.aYear(money(sales))}. {words.mix}{' '}
            {mix.map(({ label, units }) => words.units(Math.ceil(units), text(label))).join(', ')}
          </p>
          <p className="text-sm text-muted">{text(formula)}</p>
        </section>
      )}
    </div>
  );
}
