import type { ProjectSummary } from '@elan/contract/projects';
import { collaborationTimes } from '@elan/domain/collaboration';
import { unknownAddressPath } from '@elan/domain/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import {
  collaboratorCountQuery,
  invitationsKey,
  projectListQuery,
  projectsKey,
  sharedProjectPages,
  sharedProjectsQuery,
} from '../../data/api/queries.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { FirstSteps } from '../../features/dashboard/first-steps.tsx';
import { dashboardMessages } from '../../features/dashboard/messages.ts';
import { StatCards } from '../../features/dashboard/stat-cards.tsx';
import { statsOf } from '../../features/dashboard/stats.ts';
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx';
import { NoticesPanel } from '../../features/notices/notices-panel.tsx';
import { CreateProjectForm } from '../../features/projects/create-project-form.tsx';
import { projectMessages } from '../../features/projects/messages.ts';
import { OwnProjects } from '../../features/projects/own-projects.tsx';
import { SharedProjects } from '../../features/projects/shared-projects.tsx';
import { tour } from '../../features/tour/tour-store.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';

/** What another screen requests when it navigates here. */
type Asked = { showInvitations?: boolean; refreshProjects?: boolean; importProject?: boolean } | null;

const ImportButton = fetchedLater(
  async () => (await import('../../features/project-file/import-button.tsx')).ImportButton,
);

export function DashboardPage() {
  const words = useMessages(dashboardMessages);
  const projectWords = useMessages(projectMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const list = useQuery({ ...projectListQuery(), refetchInterval: collaborationTimes.sharedProjectsRefresh });
  const collaborators = useQuery(collaboratorCountQuery());
  const shared = useQuery(sharedProjectsQuery());
  const { key: visit, pathname, search, state } = useLocation();
  const toast = useToast();
  const asked = state as Asked;
  const refresh = asked?.refreshProjects === true;
  const projects = list.data?.projects;
  // Wait for both lists: moving the form would lose focus and a half-typed name.
  const isWaiting = list.isPending || (projects !== undefined && projects.length < 2 && shared.isPending);
  const showLoading = useDelayed(isWaiting);

  useEffect(() => {
    // A request already in flight is as fresh as another one.
    if (refresh && visit !== '') {
      void queryClient.invalidateQueries({ queryKey: projectsKey }, { cancelRefetch: false });
    }
  }, [refresh, visit, queryClient]);

  const isLost = pathname + search === unknownAddressPath;
  useEffect(() => {
    if (!isLost) return;
    toast({ text: words.unknownAddress });
    void navigate(pathname, { replace: true });
  }, [isLost, toast, words, navigate, pathname]);

  const open = (project: ProjectSummary) => {
    currentProject.set(user.id, project.id);
    void navigate('/module/brainstorm');
  };

  const created = async (project: ProjectSummary, hasIdea: boolean) => {
    currentProject.set(user.id, project.id);
    // Where it fails, the idea is only not counted as found yet.
    if (hasIdea) await client.brainstorm.haveIdea({ projectId: project.id }).catch(() => undefined);
    await navigate(hasIdea ? '/module/idea' : '/module/brainstorm');
  };

  const importing = (
    <Suspense>
      <ImportButton request={asked?.importProject === true ? visit : null} />
    </Suspense>
  );

  const totals = list.data?.totals;
  // Somebody whose projects are all archived or in the trash is not a newcomer either.
  const hasNone = totals === undefined ? undefined : totals.projects + totals.archived + totals.trashed === 0;
  const hasShared = (shared.data?.projects.length ?? 0) > 0;
  // Somebody who works on another person's project is not a newcomer.
  const isEmpty = hasNone === true && shared.data !== undefined && !hasShared;
  const onlyProject = projects?.length === 1 && !hasShared ? projects[0] : undefined;
  const firstProject = onlyProject?.progress.completed === 0 ? onlyProject : undefined;

  useEffect(() => {
    if (isEmpty) tour.offer(user.id);
    // Later they may lose their only project: that does not make them a newcomer again.
    else if (hasNone === false || hasShared) tour.skip(user.id);
  }, [isEmpty, hasNone, hasShared, user.id]);

  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <PageTitle
        actions={
          <Button
            icon={<RefreshCw aria-hidden className="size-5" />}
            onClick={() =>
              Promise.all([
                queryClient.invalidateQueries({ queryKey: projectsKey }),
                queryClient.invalidateQueries({ queryKey: invitationsKey }),
              ])
            }
            className="max-sm:-ml-3 max-sm:px-3!"
            variant="quiet"
          >
            {words.refresh}
          </Button>
        }
        lead={words.lead}
      >
        {words.title}
      </PageTitle>
      <PendingInvitations request={visit} show={asked?.showInvitations ?? null} />
      <NoticesPanel show={asked?.showInvitations === true} />
      {list.error !== null && (
        <Banner action={<RetryButton onRetry={() => list.refetch()} />} tone="error">
          {projectFailure('fetch', list.error, language)}
        </Banner>
      )}
      {isWaiting ? (
        showLoading && <PageLoading message={words.loading} />
      ) : (
        <>
          {isEmpty && (
            // The only thing a newcomer can do comes first, not below four zeros.
            <FirstSteps hasProject={false}>
              <div data-tour="create-project">
                <CreateProjectForm onCreated={created} primary />
              </div>
              {importing}
            </FirstSteps>
          )}
          {firstProject !== undefined && (
            <FirstSteps hasProject>
              <h3 className="text-xl">{words.nextTitle}</h3>
              <Button
                className="mt-5"
                icon={<ArrowRight aria-hidden className="size-5" />}
                onClick={() => open(firstProject)}
                data-takes-focus
                variant="accent"
              >
                {words.nextAction}
              </Button>
            </FirstSteps>
          )}
          {list.data !== undefined && (
            <StatCards stats={statsOf(list.data.totals, collaborators.data?.collaborators)} />
          )}
          {list.data !== undefined && hasNone === false && (
            <OwnProjects next={firstProject === undefined} totals={list.data.totals} />
          )}
          <SharedProjects
            error={shared.error}
            isMore={shared.data?.next != null}
            onMore={() => readMore(queryClient, sharedProjectPages)}
            next={projects?.length === 0}
            onRetry={() => shared.refetch()}
            projects={shared.data?.projects}
          />
          {!isEmpty && (
            <section aria-labelledby="create-title" data-tour="create-project">
              <Card className="max-w-2xl">
                <h2 className="mb-4 text-2xl" id="create-title">
                  {projectWords.createTitle}
                </h2>
                <CreateProjectForm onCreated={created} primary={false} />
                {importing}
              </Card>
            </section>
          )}
        </>
      )}
    </div>
  );
}
