import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useRowComments } from '../../features/comments/use-row-comments.ts';
import { forecastMessages } from '../../features/finances/forecast-messages.ts';
import { ForecastPanel, usePlanFigures } from '../../features/finances/forecast-panel.tsx';
import { HeadlineFigures } from '../../features/finances/headline-figures.tsx';
import { useLedger } from '../../features/ledger/use-ledger.ts';
import { focusOfRow } from '../../features/ledger-table/lead-to-row.ts';
import { keyOf } from '../../features/ledger-table/ledger-edit.ts';
import { LedgerTables } from '../../features/ledger-table/ledger-tables.tsx';
import { figureSaveMessages } from '../../features/ledger-table/save-words.ts';
import { SaveLine } from '../../features/modules/save-line.tsx';
import { faultText } from '../../lib/errors.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { thisMonth } from '../../lib/this-month.ts';
import type { CompanionProps } from './guided-module.tsx';
import { useQuestionPlaces } from './ledger-places.ts';
import { useOriginLinks, useTableArrival } from './use-origin-links.tsx';
import { useRowSuggestions } from './use-row-suggestions.tsx';

/** Long tables, below everything else: their code comes after what is on screen. */
const ScenarioComparison = fetchedLater(
  async () => (await import('../../features/finances/scenario-comparison.tsx')).default,
);
const ForecastStatements = fetchedLater(
  async () => (await import('../../features/finances/forecast-statements.tsx')).default,
);

/** The figures of a project in their table, and what follows from them. */
export function ModulePlan({ project, definition, answers, clarification, onLeadTo }: CompanionProps) {
  const words = useMessages(forecastMessages);
  const saveWords = useMessages(figureSaveMessages);
  const { language } = useLanguage();
  const account = useAccount();
  const { key: module } = definition;
  const typed = useMemo(() => ({ module, answers, clarification }), [module, answers, clarification]);
  const handle = useLedger(account.user.id, project, typed);
  const places = useQuestionPlaces(module, onLeadTo);
  const [today] = useState(thisMonth);
  const plan = usePlanFigures(handle.ledger, today);
  const { rows } = handle.ledger;
  const links = useOriginLinks(rows, places);
  const { fault, retry, isLoaded, mayEdit } = handle;
  // The forecast follows the rows one step later.
  const isReady = useDeferredValue(isLoaded, false);
  useTableArrival(isReady, handle.ledger);
  const comment = useRowComments(isReady, (id) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? null : focusOfRow(keyOf(row));
  });
  const { history } = handle;
  const flush = useCallback(async () => (await history?.flush()) ?? true, [history]);
  const suggestions = useRowSuggestions(project, rows, flush);
  if (fault !== null) {
    return (
      <Banner action={<RetryButton onRetry={retry}>{words.again}</RetryButton>} tone="error">
        {faultText(fault, language)}
      </Banner>
    );
  }
  if (!isReady) return <PageLoading />;
  return (
    <Card className="flex min-w-0 flex-col gap-8">
      <LedgerTables
        compared={
          plan.state === 'known' && (
            <Suspense fallback={<PageLoading />}>
              <ScenarioComparison plan={plan} />
            </Suspense>
          )
        }
        comment={comment}
        {...suggestions.tools}
        handle={handle}
        {...places}
      >
        <>
          <HeadlineFigures links={links} plan={plan} />
          {suggestions.ofSettings}
          {mayEdit && <SaveLine other={saveWords} status={handle.save} />}
        </>
      </LedgerTables>
      {suggestions.dialog}
      {plan.state === 'known' && <ForecastPanel forecast={plan.forecast} />}
      <p data-no-print>
        <Link className="text-ink underline underline-offset-4" to="/project/before-bank">
          {words.beforeBank}
        </Link>
      </p>
      {plan.state === 'known' && (
        <Suspense fallback={<PageLoading />}>
          <ForecastStatements links={links} plan={plan} />
        </Suspense>
      )}
    </Card>
  );
}
