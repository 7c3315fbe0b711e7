import type { ProjectSummary } from '@elan/contract/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
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
import { CreateProjectForm } from '../../features/projects/create-project-form.tsx';
import { projectMessages } from '../../features/projects/messages.ts';
import { ProjectList } from '../../features/projects/project-list.tsx';
import { currentProject } from '../../lib/current-project.ts';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaboratorCountQuery, projectListQuery, projectsKey } from '../../lib/queries.ts';
import { useAccount } from '../../lib/session.ts';

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
  const showLoading = useDelayed(list.isPending);

  const open = (project: ProjectSummary) => {
    currentProject.set(user.id, project.id);
    void navigate('/module/brainstorm');
  };

  const created = (project: ProjectSummary) => {
    toast({ text: projectWords.created(project.name), tone: 'success' });
  };

  const projects = list.data?.projects;
  const isEmpty = projects?.length === 0;

  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <PageTitle
        actions={
          <Button
            icon={<RefreshCw aria-hidden className="size-5" />}
            onClick={() => queryClient.invalidateQueries({ queryKey: projectsKey })}
            variant="quiet"
          >
            {words.refresh}
          </Button>
        }
        lead={words.lead}
      >
        {words.title}
      </PageTitle>
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
