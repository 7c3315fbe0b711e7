import { changesToTry, largestFirst, tryChange } from '@elan/domain/forecast/movers';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useInTurn } from '../../lib/use-in-turn.ts';
import { LoanSchedules } from './loan-schedules.tsx';
import { MoversChart } from './movers-chart.tsx';
import { OpenPoints } from './open-points.tsx';
import type { OriginLinks } from './origin-links.ts';
import { RatiosTable } from './ratios-table.tsx';
import { rowNamesOf } from './row-names.ts';
import { SalesTaxTable } from './sales-tax-table.tsx';
import { SourcesAndUses } from './sources-and-uses.tsx';
import { statementMessages } from './statement-messages.ts';
import { Statements } from './statements.tsx';

type Props = { plan: KnownPlan; links: OriginLinks };

/** The forecast as a lender reads it. Every line says where it comes from. */
export default function ForecastStatements({ plan, links }: Props) {
  const { rows, forecast } = plan;
  const words = useMessages(statementMessages);
  const text = useText();
  const rowNames = useMemo(() => rowNamesOf(rows, text), [rows, text]);
  const origins = { ...links, rowNames, assumptions: forecast.assumptions };
  // A dozen forecasts: they wait until nothing is being typed.
  const settled = useDeferredValue(plan);
  const steps = useMemo(() => changesToTry(settled.rows).map((change) => () => tryChange(settled, change)), [settled]);
  const moved = useInTurn(steps);
  return (
    <div className="flex min-w-0 flex-col gap-2" data-folds>
      <Part title={words.title}>
        <p className="text-sm text-muted">{words.lead}</p>
        <Statements forecast={forecast} origins={origins} />
      </Part>
      <Part title={words.sourcesAndUses}>
        <SourcesAndUses onRow={links.onRow} rowNames={rowNames} sides={forecast.sourcesAndUses} />
      </Part>
      {forecast.loans.length > 0 && (
        <Part title={words.loans}>
          <LoanSchedules loans={forecast.loans} onRow={links.onRow} />
        </Part>
      )}
      <Part title={words.ratios}>
        <RatiosTable origins={origins} ratios={forecast.ratios} />
      </Part>
      <Part title={words.movers}>
        <p className="text-sm text-muted">{words.moversLead}</p>
        {moved === null ? <PageLoading /> : <MoversChart movers={largestFirst(moved)} />}
      </Part>
      <Part title={words.salesTax}>
        <SalesTaxTable forecast={forecast} origins={origins} />
      </Part>
      <OpenPoints forecast={forecast} onRow={links.onRow} rows={rows} />
    </div>
  );
}

/** Folded: the statements are what is read first. Paper shows everything. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="min-w-0 border-t border-line">
      <summary className="min-h-11 py-2 text-lg font-semibold">{title}</summary>
      <div className="flex min-w-0 flex-col gap-2 pb-2">{children}</div>
    </details>
  );
}
