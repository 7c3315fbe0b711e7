import type { ProjectSummary } from '@elan/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { ProjectCards } from './project-cards.tsx';
import { useArchive } from './use-archive.ts';

const EditProjectDialog = lazy(async () => ({
  default: (await import('./edit-project-dialog.tsx')).EditProjectDialog,
}));
const DeleteProjectDialog = lazy(async () => ({
  default: (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
}));

type Props = {
  projects: readonly ProjectSummary[];
  /** Whether continuing the latest project is the suggested next action. */
  next: boolean;
  /** Whether there are more than these, and how to get them. */
  isMore: boolean;
  onMore: () => Promise<void>;
};

/** The person's own projects, to open, rename, archive and delete. */
export function ProjectList(props: Props) {
  const archive = useArchive();
  const [edited, setEdited] = useState<ProjectSummary | null>(null);
  const [deleted, setDeleted] = useState<ProjectSummary | null>(null);
  return (
    <>
      <ProjectCards
        {...props}
        titleId="projects-title"
        toolsOf={(project) => ({
          manage: {
            onEdit: () => setEdited(project),
            onArchive: () => void archive(project, project.archivedAt === null),
            onDelete: () => setDeleted(project),
          },
        })}
      />
      <Suspense>
        {edited !== null && <EditProjectDialog key={edited.id} onClose={() => setEdited(null)} project={edited} />}
        {deleted !== null && (
          <DeleteProjectDialog key={deleted.id} onClose={() => setDeleted(null)} project={deleted} />
        )}
      </Suspense>
    </>
  );
}
