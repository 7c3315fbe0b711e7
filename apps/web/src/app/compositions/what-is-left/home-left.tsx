import type { Project } from '@elan/contract/projects';
import { stopping } from '@elan/domain/what-is-left/what-is-left';
import { CircleCheck, ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../../components/ui/card.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { leftPath } from '../../../data/project/left-path.ts';
import { pathTo } from '../../../data/project/lender-places.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { LeftList } from '../../../features/what-is-left/left-list.tsx';
import { leftMessages } from '../../../features/what-is-left/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useWhatIsLeft } from './use-what-is-left.ts';

const heaviest = 5;

/** Whether one could go to the bank today, and the heaviest of what is left. */
export default function HomeLeft({ project }: { project: Project }) {
  const words = useMessages(leftMessages);
  const open = useOpenModules(project);
  const { things, people, fault, retry } = useWhatIsLeft(project, false);
  const first = stopping(things ?? []).length;
  const isReady = things?.length === 0;
  const Icon = isReady ? CircleCheck : ListTodo;
  return (
    <Card aria-labelledby="left-title" as="section" className="flex min-h-96 flex-col gap-3">
      <h2 className="text-2xl" id="left-title">
        {words.title}
      </h2>
      <FailureBanner fault={fault} onRetry={retry} />
      {things === undefined && fault === null && <PageLoading />}
      {things !== undefined && (
        <>
          <p className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isReady ? 'text-green' : 'text-orange'}`} />
            <span>
              {words.bankQuestion}{' '}
              <span className="font-semibold">
                {isReady ? words.ready : first === 0 ? words.almost(things.length) : words.notYet(first)}
              </span>
            </span>
          </p>
          <LeftList
            people={people}
            few={heaviest}
            pathOf={({ place }) => pathTo(place, open)}
            things={things.slice(0, heaviest)}
          />
          {things.length > heaviest && (
            <Link
              className="mt-auto inline-flex min-h-11 items-center self-start text-ink underline underline-offset-4"
              to={leftPath('lender')}
            >
              {words.all}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
