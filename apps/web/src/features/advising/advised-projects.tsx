import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { useRef } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { pagedQuery, readMore } from '../../lib/paged-list.ts';
import { AdvisedProjectCard } from './advised-project-card.tsx';
import { advisingMessages } from './messages.ts';
import { advisedPages } from './queries.ts';

/** Every project that invited the person as its adviser. */
export function AdvisedProjects() {
  const words = useMessages(advisingMessages);
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({ ...pagedQuery(advisedPages), refetchOnMount: 'always' });
  const showLoading = useDelayed(isPending);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageTitle lead={words.lead}>{words.title}</PageTitle>
      {error !== null && <FailureBanner title={words.failed} fault={toFault(error)} onRetry={refetch} />}
      {showLoading && <PageLoading message={words.opening} />}
      {data?.projects.length === 0 && (
        <EmptyState icon={<HandHelping aria-hidden className="size-7" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {data !== undefined && data.projects.length > 0 && (
        <ul aria-label={words.title} className="grid gap-4 md:grid-cols-2" ref={list}>
          {data.projects.map((project) => (
            <AdvisedProjectCard key={project.project_id} project={project} />
          ))}
        </ul>
      )}
      <ShowMore at="end" list={list} onMore={() => readMore(queryClient, advisedPages)} shown={data?.next != null}>
        {words.more}
      </ShowMore>
    </div>
  );
}
