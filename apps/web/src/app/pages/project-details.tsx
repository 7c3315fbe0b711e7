import type { Project } from '@elan/contract/projects';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RoleBadge } from '../../components/role-badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { ActivityTimeline } from '../../features/activity/activity-timeline.tsx';
import { CollaborationPanel } from '../../features/collaboration/collaboration-panel.tsx';
import { moduleMessages } from '../../features/modules/messages.ts';
import { NoProject } from '../../features/modules/no-project.tsx';
import { projectMessages } from '../../features/projects/messages.ts';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCurrentProject } from '../../lib/project-data.ts';

const EditProjectDialog = lazy(async () => ({
  default: (await import('../../features/projects/edit-project-dialog.tsx')).EditProjectDialog,
}));

/** The current project: its name, its people, its activity (PROJ-008 to PROJ-014). */
export function ProjectDetailsPage() {
  const words = useMessages(projectMessages);
  const { language } = useLanguage();
  const current = useCurrentProject();
  const showLoading = useDelayed(current.status === 'loading');

  switch (current.status) {
    case 'none':
      return <NoProject title={words.details} />;
    case 'loading':
      return showLoading ? <PageLoading message={words.opening} /> : null;
    case 'failed':
      return (
        <Banner
          action={
            <Button onClick={current.retry} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          tone="error"
        >
          {projectFailure('fetch', current.error, language)}
        </Banner>
      );
    case 'ready':
      return <Details key={current.project.id} project={current.project} />;
  }
}

function Details({ project }: { project: Project }) {
  const words = useMessages(projectMessages);
  const moduleWords = useMessages(moduleMessages);
  const [editing, setEditing] = useState(false);
  const { canEdit, isOwner, role } = project.permissions;
  return (
    <div className="flex max-w-7xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{words.details}</p>
        <PageTitle
          actions={
            isOwner ? (
              <Button
                icon={<Pencil aria-hidden className="size-5" />}
                onClick={() => setEditing(true)}
                variant="secondary"
              >
                {words.editTitle}
              </Button>
            ) : undefined
          }
          badges={role !== null && <RoleBadge role={role} />}
          lead={project.description ? <span className="whitespace-pre-line">{project.description}</span> : undefined}
        >
          {project.name}
        </PageTitle>
      </div>
      {!isOwner && <Banner>{canEdit ? words.editorNotice : moduleWords.readOnly}</Banner>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <CollaborationPanel project={project} />
        <ActivityTimeline projectId={project.id} />
      </div>
      <Suspense>{editing && <EditProjectDialog onClose={() => setEditing(false)} project={project} />}</Suspense>
    </div>
  );
}
