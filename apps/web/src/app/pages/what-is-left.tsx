import type { Project } from '@elan/contract/projects';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { type LeftView, leftPath, leftViews } from '../../data/project/left-path.ts';
import { useLinkedProject } from '../../features/modules/use-linked-project.ts';
import { leftMessages, viewTitles } from '../../features/what-is-left/messages.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';

/** Most of them read the answers and compute the forecast: much more code than the page around them. */
const views: Readonly<Record<LeftView, ComponentType<{ project: Project }>>> = {
  tasks: lazy(() => import('../compositions/what-is-left/left-to-do.tsx')),
  lender: lazy(() => import('../compositions/what-is-left/left-for-lender.tsx')),
  practice: lazy(() => import('../compositions/what-is-left/practice-questions.tsx')),
};

/** The addresses that the views had before; the rest of the address stays. */
const earlierAddresses: Readonly<Record<string, LeftView>> = {
  '/project/tasks': 'tasks',
  '/project/before-bank': 'lender',
  '/project/rehearsal': 'practice',
};

/** Everything that is left to do in the current project, in three views of one list. */
export function WhatIsLeftPage() {
  const words = useMessages(leftMessages);
  const { pathname, search, hash } = useLocation();
  const isOpening = useLinkedProject();
  const view = earlierAddresses[pathname.replace(/\/+$/u, '')];
  if (view !== undefined) {
    return <Navigate replace to={leftPath(view, (search === '' ? '' : `&${search.slice(1)}`) + hash)} />;
  }
  // Links in mails name the project.
  if (isOpening) return null;
  return (
    <CurrentProject title={words.title}>
      {(project) => <WhatIsLeft key={project.id} project={project} />}
    </CurrentProject>
  );
}

function WhatIsLeft({ project }: { project: Project }) {
  const words = useMessages(leftMessages);
  const titles = useMessages(viewTitles);
  const [search] = useSearchParams();
  const shown = leftViews.find((view) => view === search.get('view')) ?? 'tasks';
  const View = views[shown];
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{project.name}</p>
        <PageTitle lead={words.lead}>{words.title}</PageTitle>
      </div>
      <nav aria-label={words.views} className="flex flex-wrap border-b border-line sm:gap-1" data-no-print>
        {leftViews.map((view) => (
          <Link
            aria-current={view === shown ? 'page' : undefined}
            className={classNames(
              '-mb-px inline-flex min-h-12 items-center border-b-3 px-2 font-semibold no-underline sm:px-3',
              view === shown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
            )}
            key={view}
            to={leftPath(view)}
          >
            {titles[view]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<PageLoading message={words.opening} />}>
        <View project={project} />
      </Suspense>
    </div>
  );
}
