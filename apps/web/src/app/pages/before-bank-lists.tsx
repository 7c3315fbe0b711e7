import type { Project } from '@elan/contract/projects';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { privateKinds, settingOf } from '@elan/domain/ledger/row';
import { lenderChecks } from '@elan/domain/modules/maturity/lender-checks';
import { openPlaces } from '@elan/domain/modules/open-places';
import { unprovedRows } from '@elan/domain/papers/unproved-rows';
import { useDeferredValue, useMemo, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { AnswerList } from '../../features/before-bank/answer-list.tsx';
import { CheckList } from '../../features/before-bank/check-list.tsx';
import { beforeBankMessages } from '../../features/before-bank/messages.ts';
import { PaperList } from '../../features/before-bank/paper-list.tsx';
import { UnprovedList } from '../../features/before-bank/unproved-list.tsx';
import { usePapers } from '../../features/before-bank/use-papers.ts';
import { useLedger } from '../../features/ledger/use-ledger.ts';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useOpenModules } from '../../lib/open-modules.ts';
import { useAccount } from '../../lib/session.ts';
import { thisMonth } from '../../lib/this-month.ts';

/** The lists themselves, from the same rows as the table of figures. */
export default function BeforeBankLists({ project }: { project: Project }) {
  const words = useMessages(beforeBankMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const open = useOpenModules(project);
  const { ledger, isLoaded, fault, retry } = useLedger(user.id, project);
  const papers = usePapers(project.id);
  const [today] = useState(thisMonth);
  const settled = useDeferredValue(ledger);
  // As the maturity score sees them: debts and the household are for the owner's lender.
  const shown = useMemo(
    () => ({ ...settled, rows: settled.rows.filter(({ kind }) => !privateKinds.includes(kind)) }),
    [settled],
  );
  const checks = useMemo(() => lenderChecks({ ledger: shown, today }), [shown, today]);
  const unproved = useMemo(() => unprovedRows(planFigures(shown, { today })), [shown, today]);
  const places = useMemo(
    () => openPlaces(project.modules_data).filter(({ module }) => open.includes(module)),
    [project.modules_data, open],
  );
  const isReading = (!isLoaded && fault === null) || (papers.said === undefined && papers.fault === null);
  const showLoading = useDelayed(isReading);
  const problem = fault ?? papers.fault;
  if (problem !== null) {
    const again = async () => {
      retry();
      await papers.retry();
    };
    return (
      <Banner action={<RetryButton onRetry={again}>{words.retry}</RetryButton>} tone="error">
        {faultText(problem, language)}
      </Banner>
    );
  }
  if (isReading) return showLoading ? <PageLoading message={words.opening} /> : null;
  return (
    <>
      <CheckList checks={checks} />
      <UnprovedList hasFigures={shown.rows.length > 0} open={open} rows={unproved} />
      <AnswerList places={places} />
      <PaperList papers={papers} project={project} province={settingOf(shown.rows, 'province')} userId={user.id} />
    </>
  );
}
