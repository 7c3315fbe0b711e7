import type { ProjectSummary } from '@elan/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { currentProject, useCurrentProjectId } from '../../lib/current-project.ts';
import { useAccount } from '../../lib/session.ts';
import { ProjectCard } from './project-card.tsx';

const EditProjectDialog = lazy(async () => ({
  default: (await import('./edit-project-dialog.tsx')).EditProjectDialog,
}));
const DeleteProjectDialog = lazy(async () => ({
  default: (await import('./delete-project-dialog.tsx')).DeleteProjectDialog,
}));

type Props = {
  projects: readonly ProjectSummary[];
  onOpen: (project: ProjectSummary) => void;
  /** Whether going on with the latest is the next thing to do. */
  next: boolean;
};

export function ProjectList({ projects, onOpen, next }: Props) {
  const { user } = useAccount();
  const currentId = useCurrentProjectId(user.id);
  const [edited, setEdited] = useState<ProjectSummary | null>(null);
  const [deleted, setDeleted] = useState<ProjectSummary | null>(null);

  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {projects.map((project, index) => (
          <ProjectCard
            current={project.id === currentId}
            key={project.id}
            next={next && index === 0}
            onDetails={() => currentProject.set(user.id, project.id)}
            manage={{ onEdit: () => setEdited(project), onDelete: () => setDeleted(project) }}
            onOpen={() => onOpen(project)}
            project={project}
          />
        ))}
      </ul>
      <Suspense>
        {edited !== null && <EditProjectDialog key={edited.id} onClose={() => setEdited(null)} project={edited} />}
        {deleted !== null && (
          <DeleteProjectDialog key={deleted.id} onClose={() => setDeleted(null)} project={deleted} />
        )}
      </Suspense>
    </>
  );
}
