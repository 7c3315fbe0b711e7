import type { Project } from '@elan/contract/projects';
import { settingOf } from '@elan/domain/ledger/row';
import { isUntouched } from '@elan/domain/project-state';
import type { LeftThing } from '@elan/domain/what-is-left/left-thing';
import { Card } from '../../../components/ui/card.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { useAccount } from '../../../data/account/session.ts';
import { pathTo } from '../../../data/project/lender-places.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { PaperList } from '../../../features/papers/paper-list.tsx';
import { usePapers } from '../../../features/papers/use-papers.ts';
import { LeftList } from '../../../features/what-is-left/left-list.tsx';
import { leftMessages } from '../../../features/what-is-left/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../../lib/use-hash-arrival.ts';
import { useWhatIsLeft } from './use-what-is-left.ts';

const few = 8;

/** What would stop a lender first, then what they will ask for, and the documents to gather with their state. */
export default function LeftForLender({ project }: { project: Project }) {
  const words = useMessages(leftMessages);
  const { user } = useAccount();
  const open = useOpenModules(project);
  const { things, people, fault, retry } = useWhatIsLeft(project, true);
  const { ledger } = useLedger(user.id, project);
  const papers = usePapers(project.id);
  const showLoading = useDelayed(things === undefined && fault === null);
  useHashArrival(things !== undefined, 'start');
  if (fault !== null) return <FailureBanner fault={fault} onRetry={retry} />;
  if (things === undefined) return showLoading ? <PageLoading message={words.opening} /> : null;
  // Tasks are in their own view, and documents have their state below.
  const listed = things.filter(({ place }) => place.kind !== 'task' && place.kind !== 'paper');
  const pathOf = ({ place }: LeftThing) => pathTo(place, open);
  const first = listed.filter(({ stops }) => stops !== null);
  const rest = listed.filter(({ stops }) => stops === null);
  return (
    <>
      {first.length > 0 && (
        <Part id="first" lead={words.firstLead} title={words.firstTitle}>
          <LeftList few={few} pathOf={pathOf} people={people} things={first} />
        </Part>
      )}
      <Part
        id="rest"
        lead={rest.length > 0 ? words.restLead : isUntouched(project.modules_data) ? words.notBegun : words.nothing}
        title={words.restTitle}
      >
        <LeftList few={few} pathOf={pathOf} people={people} things={rest} />
      </Part>
      <PaperList papers={papers} project={project} province={settingOf(ledger.rows, 'province')} userId={user.id} />
    </>
  );
}

type PartProps = { id: string; title: string; lead: string; children: React.ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <Card aria-labelledby={`${id}-title`} as="section" className="flex min-w-0 flex-col gap-3" id={id} tabIndex={-1}>
      <h2 className="text-2xl" id={`${id}-title`}>
        {title}
      </h2>
      <p className="max-w-[68ch] text-sm text-muted">{lead}</p>
      {children}
    </Card>
  );
}
