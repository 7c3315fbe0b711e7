import type { ProjectSummary } from '@elan/contract/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { dashboardMessages } from '../../features/dashboard/messages.ts';
import { StatCards } from '../../features/dashboard/stat-cards.tsx';
import { statsOf } from '../../features/dashboard/stats.ts';
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx';
import { CreateProjectForm } from '../../features/projects/create-project-form.tsx';
import { projectMessages } from '../../features/projects/messages.ts';
import { ProjectList } from '../../features/projects/project-list.tsx';
import { SharedProjects } from '../../features/projects/shared-projects.tsx';
import { currentProject } from '../../lib/current-project.ts';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import {
  collaboratorCountQuery,
  invitationsKey,
  projectListQuery,
  projectsKey,
  sharedProjectsQuery,
} from '../../lib/queries.ts';
import { useAccount } from '../../lib/session.ts';

/** What another screen asks of the dashboard when it leads here. */
type Asked = { showInvitations?: boolean; refreshProjects?: boolean } | null;

export function DashboardPage() {
  const words = useMessages(dashboardMessages);
  const projectWords = useMessages(projectMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const list = useQuery(projectListQuery());
  const collaborators = useQuery(collaboratorCountQuery());
  const shared = useQuery(sharedProjectsQuery());
  const { key: visit, state } = useLocation();
  const asked = state as Asked;
  const refresh = asked?.refreshProjects === true;
  const showLoading = useDelayed(list.isPending);

  useEffect(() => {
    // A call that is under way already is as fresh as another one.
    if (refresh && visit !== '') {
      void queryClient.invalidateQueries({ queryKey: projectsKey }, { cancelRefetch: false });
    }
  }, [refresh, visit, queryClient]);

  const open = (project: ProjectSummary) => {
    currentProject.set(user.id, project.id);
    void navigate('/module/brainstorm');
  };

  const created = (project: ProjectSummary) => {
    toast({ text: projectWords.created(project.name), tone: 'success' });
  };

  const projects = list.data?.projects;
  const hasNone = projects?.length === 0;
  const hasShared = (shared.data?.projects.length ?? 0) > 0;
  // Whoever works on somebody else's project is no newcomer.
  const isEmpty = hasNone && !shared.isPending && !hasShared;

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
      {list.error !== null && (
        <Banner
          action={
            <Button onClick={() => list.refetch()} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          tone="error"
        >
          {projectFailure('fetch', list.error, language)}
        </Banner>
      )}
      {list.isPending && showLoading && <PageLoading message={words.loading} />}
      {isEmpty && (
        // The one thing a newcomer can do stands where they look, not below four zeros.
        <EmptyState
          action={
            <Card className="w-full max-w-md text-left">
              <CreateProjectForm onCreated={created} primary />
            </Card>
          }
          example={projectWords.emptyExample}
          icon={<FolderOpen aria-hidden className="size-7" />}
          title={projectWords.emptyTitle}
        >
          {projectWords.empty}
        </EmptyState>
      )}
      {list.data !== undefined && (
        <StatCards stats={statsOf(list.data.projects, collaborators.data?.collaborators, new Date())} />
      )}
      {projects !== undefined && projects.length > 0 && (
        <section aria-labelledby="projects-title" className="flex flex-col gap-4">
          <h2 className="text-2xl" id="projects-title">
            {projectWords.listTitle}
          </h2>
          <ProjectList onOpen={open} projects={projects} />
        </section>
      )}
      <SharedProjects
        error={shared.error}
        next={hasNone === true}
        onOpen={open}
        onRetry={() => shared.refetch()}
        projects={shared.data?.projects}
      />
      {!isEmpty && (
        <section aria-labelledby="create-title">
          <Card className="max-w-2xl">
            <h2 className="mb-4 text-2xl" id="create-title">
              {projectWords.createTitle}
            </h2>
            <CreateProjectForm onCreated={created} primary={false} />
          </Card>
        </section>
      )}
    </div>
  );
}
