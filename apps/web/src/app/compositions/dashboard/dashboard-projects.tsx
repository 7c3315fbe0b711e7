import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { collaboratorCountQuery, sharedProjectPages } from '../../../data/api/queries.ts';
import { dashboardMessages } from '../../../features/dashboard/messages.ts';
import { StatCards } from '../../../features/dashboard/stat-cards.tsx';
import { statsOf } from '../../../features/dashboard/stats.ts';
import { OwnProjects } from '../../../features/projects/own-projects.tsx';
import { ReadFailure } from '../../../features/projects/read-failure.tsx';
import { SharedProjects } from '../../../features/projects/shared-projects.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { readMore } from '../../../lib/paged-list.ts';
import { FirstProject } from './first-project.tsx';
import { NewProject } from './new-project.tsx';
import { useDashboard } from './use-dashboard.ts';

type Props = { visit: string; refreshes: boolean; imports: boolean };

/** What a person works on, and the way to another project; for a newcomer the first steps. */
export function DashboardProjects({ visit, refreshes, imports }: Props) {
  const words = useMessages(dashboardMessages);
  const queryClient = useQueryClient();
  const collaborators = useQuery(collaboratorCountQuery());
  const { list, shared, isWaiting, isEmpty, hasOwn, firstProject } = useDashboard(visit, refreshes);
  const showLoading = useDelayed(isWaiting);
  const newProject = <NewProject isFirst={isEmpty} request={imports ? visit : null} />;
  return (
    <>
      {list.error !== null && <ReadFailure error={list.error} onRetry={list.refetch} />}
      {isWaiting ? (
        showLoading && <PageLoading message={words.loading} />
      ) : (
        <>
          {/* The only thing a newcomer can do comes first, not below four zeros. */}
          {isEmpty && newProject}
          {firstProject !== undefined && <FirstProject project={firstProject} />}
          {list.data !== undefined && (
            <StatCards stats={statsOf(list.data.totals, collaborators.data?.collaborators)} />
          )}
          {list.data !== undefined && hasOwn && (
            <OwnProjects next={firstProject === undefined} totals={list.data.totals} />
          )}
          <SharedProjects
            error={shared.error}
            isMore={shared.data?.next != null}
            onMore={() => readMore(queryClient, sharedProjectPages)}
            next={list.data?.projects.length === 0}
            onRetry={() => shared.refetch()}
            projects={shared.data?.projects}
          />
          {!isEmpty && newProject}
        </>
      )}
    </>
  );
}
