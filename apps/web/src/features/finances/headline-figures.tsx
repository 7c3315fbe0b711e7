import './headline-figures.css';
import type { Forecast } from '@elan/domain/forecast/forecast';
import { type HeadlineKey, headlineKeys, headlineOrigins } from '@elan/domain/forecast/headline';
import type { KnownPlan, PlanFigures } from '@elan/domain/forecast/plan-figures';
import { Fragment, lazy, Suspense, useId, useMemo, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { forecastMessages } from './forecast-messages.ts';
import { HeadlineTile } from './headline-tile.tsx';
import { MissingFigures } from './missing-figures.tsx';
import type { OriginLinks } from './origin-links.ts';
import { useAmounts } from './use-amounts.ts';

/** Shown on demand: what a figure is made of. */
const FigureOriginPanel = lazy(async () => ({
  default: (await import('./figure-origin-panel.tsx')).FigureOriginPanel,
}));

type Props = { plan: PlanFigures; links: OriginLinks };

type Shown = { label: string; value: string; note?: string | undefined; warns?: boolean };

/** The figures that matter first, or what is missing before there are any. */
export function HeadlineFigures({ plan, links }: Props) {
  return plan.state === 'known' ? (
    <KnownFigures links={links} plan={plan} />
  ) : (
    <MissingFigures links={links} plan={plan} />
  );
}

/** Each opens to where it comes from. */
function KnownFigures({ plan, links }: { plan: KnownPlan; links: OriginLinks }) {
  const { forecast, rows } = plan;
  const shown = useShown(forecast);
  const origins = useMemo(() => headlineOrigins(plan), [plan]);
  const [opened, open] = useState<HeadlineKey | null>(null);
  const id = useId();
  return (
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
  );
}

function useShown(forecast: Forecast): Readonly<Record<HeadlineKey, Shown>> {
  const words = useMessages(forecastMessages);
  const text = useText();
  const { exact: money, month } = useAmounts();
  const { lowestCash, missing, breakEven, breakEvenMonth, sourcesAndUses, income, months } = forecast;
  const [{ sales, margin }] = breakEven;
  const noBreakEven = margin === null ? words.noSales : words.noMargin;
  const result = income.result.years[0];
  const profitMonth = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  const profit = profitMonth === undefined ? words.noProfit : words.firstProfit(month(profitMonth));
  const lowestMonth = lowestCash.column === 0 ? words.beforeOpening : words.endOf(month(lowestCash.month));
  return {
    salesYear: { label: words.salesYear, value: money(income.sales.years[0]) },
    resultYear: { label: words.firstYearOf(text(income.result.label)), value: money(result), warns: result < 0 },
    breakEven: {
      label: words.breakEven,
      value: sales === null ? noBreakEven : words.aYear(money(sales)),
      note: sales === null ? undefined : profit,
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
      value: missing > 0 ? money(missing) : words.nothingMissing,
      warns: missing > 0,
    },
  };
}
