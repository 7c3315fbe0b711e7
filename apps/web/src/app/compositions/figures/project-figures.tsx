import type { Project } from '@elan/contract/projects';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { toCheckText } from '@elan/domain/ledger/to-check-text';
import { lazy, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../components/ui/card.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { checkPath } from '../../../data/project/lender-places.ts';
import { usePlanFigures } from '../../../features/finances/forecast-panel.tsx';
import { HeadlineFigures } from '../../../features/finances/headline-figures.tsx';
import { FiguresChanged } from '../../../features/home/figures-changed.tsx';
import { homeMessages } from '../../../features/home/messages.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';
import { thisMonth } from '../../../lib/local-date.ts';
import { useQuestionPlaces } from './ledger-places.ts';
import { useLinksToTable } from './use-origin-links.tsx';

const CheckFiguresCard = lazy(async () => ({ default: (await import('./check-figures-card.tsx')).CheckFiguresCard }));

const nowhere = () => undefined;

type Props = { project: Project; hasTable: boolean };

/** The key figures; for somebody whose plan does not open the table, what is to check. */
export default function ProjectFigures({ project, hasTable }: Props) {
  return hasTable ? <KeyFigures project={project} /> : <CheckFiguresCard project={project} />;
}

/** The figures a lender asks for first, from the same rows as on the screen of the finances. */
function KeyFigures({ project }: { project: Project }) {
  const words = useMessages(homeMessages);
  const text = useText();
  const account = useAccount();
  const { ledger, isLoaded, fault, retry } = useLedger(account.user.id, project);
  const [today] = useState(thisMonth);
  const plan = usePlanFigures(ledger, today);
  const links = useLinksToTable(ledger.rows, useQuestionPlaces(null, nowhere));
  const toCheck = figuresToCheck(ledger).length;
  // The forecast follows the rows one step later.
  const isReady = useDeferredValue(isLoaded, false);
  return (
    <Card aria-labelledby="figures-title" as="section" className="flex min-h-80 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-2xl" id="figures-title">
          {words.figuresTitle}
        </h2>
        {isReady && toCheck > 0 && (
          <Link className="text-ink underline underline-offset-4" to={checkPath}>
            {text(toCheckText(toCheck))}
          </Link>
        )}
      </div>
      {isReady && ledger.rows.length + ledger.unread.length > 0 && <FiguresChanged project={project} />}
      <FailureBanner fault={fault} onRetry={retry} />
      {isReady && <HeadlineFigures links={links} plan={plan} />}
      {!isReady && fault === null && <PageLoading />}
      <Link
        className="mt-auto inline-flex min-h-11 items-center self-start text-ink underline underline-offset-4"
        to="/module/finances?part=figures"
      >
        {words.figures}
      </Link>
    </Card>
  );
}
