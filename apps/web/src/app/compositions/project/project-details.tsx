import type { Project } from '@elan/contract/projects';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RoleBadge } from '../../../components/role-badge.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { ActivityTimeline } from '../../../features/activity/activity-timeline.tsx';
import { SinceVisit } from '../../../features/activity/since-visit.tsx';
import { CollaborationPanel } from '../../../features/collaboration/collaboration-panel.tsx';
import { moduleMessages } from '../../../features/modules/messages.ts';
import { projectMessages } from '../../../features/projects/messages.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../../lib/use-hash-arrival.ts';
import { ProjectOverview } from './project-overview.tsx';

const ArchivedNotice = lazy(async () => ({
  default: (await import('../../../features/projects/archived-notice.tsx')).ArchivedNotice,
}));
const SuggestionsNote = fetchedLater(
  async () => (await import('../../../features/suggestions/suggestions-note.tsx')).SuggestionsNote,
);
const EditProjectDialog = lazy(async () => ({
  default: (await import('../../../features/projects/edit-project-dialog.tsx')).EditProjectDialog,
}));

/** The home of a project: its status, its people, its activity (PROJ-008 to PROJ-014). */
export function ProjectDetails({ project }: { project: Project }) {
  const words = useMessages(projectMessages);
  const moduleWords = useMessages(moduleMessages);
  const [editing, setEditing] = useState(false);
  const { canEdit, isOwner, role } = project.permissions;
  useHashArrival(true, 'start');
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
      <Suspense>{project.archivedAt !== null && <ArchivedNotice project={project} />}</Suspense>
      {!isOwner && project.archivedAt === null && (
        <Banner>{canEdit ? words.editorNotice : moduleWords.readOnly}</Banner>
      )}
      <ProjectOverview
        since={
          <>
            <Suspense fallback={null}>
              <SuggestionsNote projectId={project.id} />
            </Suspense>
            <SinceVisit projectId={project.id} />
          </>
        }
        activity={<ActivityTimeline projectId={project.id} />}
        people={<CollaborationPanel project={project} />}
        project={project}
      />
      <Suspense>{editing && <EditProjectDialog onClose={() => setEditing(false)} project={project} />}</Suspense>
    </div>
  );
}
