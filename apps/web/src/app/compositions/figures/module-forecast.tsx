import type { PlanFigures } from '@elan/domain/forecast/plan-figures';
import { rowsOf } from '@elan/domain/ledger/row';
import { memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Card } from '../../../components/ui/card.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { leftPath } from '../../../data/project/left-path.ts';
import { forecastMessages } from '../../../features/finances/forecast-messages.ts';
import { CashChart, SalesDetails, usePlanFigures } from '../../../features/finances/forecast-panel.tsx';
import { HeadlineFigures } from '../../../features/finances/headline-figures.tsx';
import type { OriginLinks } from '../../../features/finances/origin-links.ts';
import { type LedgerState, useLedger } from '../../../features/ledger/use-ledger.ts';
import { keyOf } from '../../../features/ledger-table/ledger-edit.ts';
import { ScenarioForms } from '../../../features/ledger-table/scenario-forms.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { thisMonth } from '../../../lib/local-date.ts';
import type { CompanionProps } from '../module/guided-questions.tsx';
import { useQuestionPlaces } from './ledger-places.ts';
import { useLinksToTable, useTableArrival } from './use-origin-links.tsx';

/** What follows from the figures is rendered behind a press that changes them. */
const Headlines = memo(HeadlineFigures);
const Cash = memo(CashChart);
const Sales = memo(SalesDetails);
/** Long tables, below everything else: their code comes after what is on screen. */
const ScenarioComparison = fetchedLater(async () =>
  memo((await import('../../../features/finances/scenario-comparison.tsx')).default),
);
const ForecastStatements = fetchedLater(async () =>
  memo((await import('../../../features/finances/forecast-statements.tsx')).default),
);

/** The second step of the finances: what follows from the figures, or what is missing for that. */
export function ModuleForecast({ project, definition, answers, clarification, onLeadTo }: CompanionProps) {
  const account = useAccount();
  const { key: module } = definition;
  const typed = useMemo(() => ({ module, answers, clarification }), [module, answers, clarification]);
  const handle = useLedger(account.user.id, project, typed);
  const places = useQuestionPlaces(module, onLeadTo);
  const [today] = useState(thisMonth);
  const plan = usePlanFigures(handle.ledger, today);
  const { ledger, isLoaded } = handle;
  const links = useLinksToTable(useDeferredValue(ledger.rows), places);
  const scenarios = rowsOf(ledger.rows, 'scenario');
  // The forecast follows the rows one step later.
  const isReady = useDeferredValue(isLoaded, false);
  const { hash } = useLocation();
  const isHere = scenarios.some((row) => hash === `#row-${encodeURIComponent(keyOf(row))}`);
  useTableArrival(isReady && isHere, handle.ledger);
  if (!isReady) return <PageLoading />;
  return <ForecastCard handle={handle} links={links} places={places} plan={plan} startsOpen={isHere} />;
}

type ForecastCardProps = {
  handle: LedgerState;
  links: OriginLinks;
  places: ReturnType<typeof useQuestionPlaces>;
  plan: PlanFigures;
  /** Whether the scenarios are open at first. */
  startsOpen: boolean;
};

/** By itself, so that typing an answer renders none of it. */
const ForecastCard = memo(function ForecastCard({ handle, links, places, plan, startsOpen }: ForecastCardProps) {
  const words = useMessages(forecastMessages);
  return (
    <Card className="flex min-w-0 flex-col gap-8">
      <h2 className="text-2xl">{words.title}</h2>
      <Headlines links={links} plan={plan} />
      {plan.state === 'known' && <Cash forecast={plan.forecast} />}
      <p data-no-print>
        <Link className="text-ink underline underline-offset-4" to={leftPath('lender')}>
          {words.beforeBank}
        </Link>
      </p>
      <div className="flex min-w-0 flex-col gap-2" data-folds>
        <h3 className="text-xl">{words.details}</h3>
        <Detail startsOpen={startsOpen} title={words.scenarios}>
          <ScenarioForms handle={handle} {...places} />
          {plan.state === 'known' && <ScenarioComparison plan={plan} />}
        </Detail>
        {plan.state === 'known' && (
          <>
            <Detail title={words.salesByMonth}>
              <Sales forecast={plan.forecast} />
            </Detail>
            <Suspense fallback={<PageLoading />}>
              <ForecastStatements links={links} plan={plan} />
            </Suspense>
          </>
        )}
      </div>
    </Card>
  );
});

type DetailProps = { title: string; startsOpen?: boolean; children: ReactNode };

/** Opens in place. Paper shows everything. */
function Detail({ title, startsOpen = false, children }: DetailProps) {
  return (
    <details className="min-w-0 border-t border-line" open={startsOpen || undefined}>
      <summary className="min-h-11 py-2 text-lg font-semibold">{title}</summary>
      <div className="flex min-w-0 flex-col gap-8 pt-2 pb-4">
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </div>
    </details>
  );
}
