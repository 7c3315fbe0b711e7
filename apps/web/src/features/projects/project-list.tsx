import type { ProjectSummary } from '@elan/contract/projects';
import { lazy, Suspense, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { useAccount } from '../../data/account/session.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';
import { ProjectCard } from './project-card.tsx';
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

export function ProjectList({ projects, next, isMore, onMore }: Props) {
  const words = useMessages(projectMessages);
  const list = useRef<HTMLUListElement>(null);
  const { user } = useAccount();
  const currentId = useCurrentProjectId(user.id);
  const archive = useArchive();
  const [edited, setEdited] = useState<ProjectSummary | null>(null);
  const [deleted, setDeleted] = useState<ProjectSummary | null>(null);

  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" ref={list}>
        {projects.map((project, index) => (
          <ProjectCard
            current={project.id === currentId}
            key={project.id}
            manage={{
              onEdit: () => setEdited(project),
              onArchive: () => void archive(project, project.archivedAt === null),
              onDelete: () => setDeleted(project),
            }}
            next={next && index === 0}
            onOpen={() => currentProject.set(user.id, project.id)}
            project={project}
          />
        ))}
      </ul>
      <ShowMore at="end" list={list} onMore={onMore} shown={isMore}>
        {words.more}
      </ShowMore>
      <Suspense>
        {edited !== null && <EditProjectDialog key={edited.id} onClose={() => setEdited(null)} project={edited} />}
        {deleted !== null && (
          <DeleteProjectDialog key={deleted.id} onClose={() => setDeleted(null)} project={deleted} />
        )}
      </Suspense>
    </>
  );
}
