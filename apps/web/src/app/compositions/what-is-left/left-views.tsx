import type { Project } from '@elan/contract/projects';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { type LeftView, leftPath, leftViews } from '../../../data/project/left-path.ts';
import { leftMessages, viewTitles } from '../../../features/what-is-left/messages.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

/** Most of them read the answers and compute the forecast: much more code than the page around them. */
const views: Readonly<Record<LeftView, ComponentType<{ project: Project }>>> = {
  tasks: lazy(() => import('./left-to-do.tsx')),
  lender: lazy(() => import('./left-for-lender.tsx')),
  practice: lazy(() => import('./practice-questions.tsx')),
};

/** Three views of one list, one at a time. */
export function LeftViews({ project }: { project: Project }) {
  const words = useMessages(leftMessages);
  const titles = useMessages(viewTitles);
  const [search] = useSearchParams();
  const shown = leftViews.find((view) => view === search.get('view')) ?? 'tasks';
  const View = views[shown];
  return (
    <>
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
    </>
  );
}
