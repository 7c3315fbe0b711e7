import './headline-figures.css';
import type { Forecast } from '@elan/domain/forecast/forecast';
import { type HeadlineKey, headlineKeys, headlineOrigins } from '@elan/domain/forecast/headline';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { Row } from '@elan/domain/ledger/row';
import { moneyText } from '@elan/domain/money/money-text';
import { Fragment, lazy, Suspense, useId, useMemo, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import { moves } from './forecast-panel.tsx';
import { HeadlineTile } from './headline-tile.tsx';
import type { OriginLinks } from './origin-links.ts';

/** Shown on demand: what a figure is made of. */
const FigureOriginPanel = lazy(async () => ({
  default: (await import('./figure-origin-panel.tsx')).FigureOriginPanel,
}));

type Props = {
  forecast: Forecast;
  /** The rows it was computed from. */
  rows: readonly Row[];
  /** How many things a person has not looked at yet; until then nothing is concluded. */
  toLookAt: number;
  links: OriginLinks;
};

type Shown = { label: string; value: string; note?: string | undefined; warns?: boolean };

/** The figures that matter first, each of which opens to where it comes from. */
export function HeadlineFigures({ forecast, rows, toLookAt, links }: Props) {
  const words = useMessages(forecastMessages);
  const shown = useShown(forecast, toLookAt > 0);
  const origins = useMemo(() => headlineOrigins(forecast, rows), [forecast, rows]);
  const [opened, open] = useState<HeadlineKey | null>(null);
  const id = useId();
  if (!moves(forecast)) return <p className="rounded-xl bg-sunken px-4 py-3 text-muted">{words.empty}</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="forecast-figures">
        {headlineKeys.map((key) => (
          <Fragment key={key}>
            <HeadlineTile
              {...shown[key]}
              assumptions={origins[key].assumptions.length}
              formula={origins[key].formula}
              isOpen={opened === key}
              onPress={() => open(opened === key ? null : key)}
              panelId={`${id}-${key}`}
            />
            {opened === key && (
              <div className="figure-panel rounded-xl border border-line px-4 py-3" id={`${id}-${key}`}>
                <Suspense fallback={<PageLoading />}>
                  <FigureOriginPanel
                    assumptions={forecast.assumptions}
                    label={shown[key].label}
                    links={links}
                    origin={origins[key]}
                    rows={rows}
                  />
                </Suspense>
              </div>
            )}
          </Fragment>
        ))}
      </div>
      {toLookAt > 0 && <p className="text-sm text-yellow">{words.unconfirmed(toLookAt)}</p>}
    </div>
  );
}

/** What is shown of each figure; no verdict while something is open. */
function useShown(forecast: Forecast, isOpen: boolean): Readonly<Record<HeadlineKey, Shown>> {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { language } = useLanguage();
  const money = (cents: number) => moneyText(cents)[language];
  const { lowestCash, missing, breakEven, breakEvenMonth, sourcesAndUses, income, months } = forecast;
  const [{ sales }] = breakEven;
  const result = income.result.years[0];
  const profitMonth = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  const profit =
    profitMonth === undefined ? words.noProfit : words.firstProfit(calendarMonthText(profitMonth, language));
  const lowestMonth =
    lowestCash.column === 0 ? words.beforeOpening : words.endOf(calendarMonthText(lowestCash.month, language));
  return {
    salesYear: { label: words.salesYear, value: money(income.sales.years[0]) },
    resultYear: { label: words.firstYearOf(text(income.result.label)), value: money(result), warns: result < 0 },
    breakEven: {
      label: words.breakEven,
      value: sales === null ? words.noSales : words.aYear(money(sales)),
      note: sales === null || isOpen ? undefined : profit,
    },
    lowestCash: {
      label: words.lowest,
      value: money(lowestCash.amount),
      note: lowestMonth,
      warns: lowestCash.amount < 0,
    },
    needed: { label: words.needed, value: money(sourcesAndUses.needed) },
    missing: {
      label: words.missing,
      value: missing > 0 ? money(missing) : isOpen ? words.afterLook : words.nothingMissing,
      warns: missing > 0,
    },
  };
}
