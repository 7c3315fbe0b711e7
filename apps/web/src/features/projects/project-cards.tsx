import type { ProjectSummary } from '@elan/contract/projects';
import { useRef } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { useAccount } from '../../data/account/session.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';
import { type CardTools, ProjectCard } from './project-card.tsx';

type Props<Project extends ProjectSummary> = {
  projects: readonly Project[];
  /** The id of their heading. */
  titleId: string;
  /** Whether continuing the first one is the suggested next action. */
  next: boolean;
  /** Whether there are more than these, and how to get them. */
  isMore: boolean;
  onMore: () => Promise<void>;
  toolsOf: (project: Project) => CardTools;
};

/** Projects to open, and the way to more of them. */
export function ProjectCards<Project extends ProjectSummary>(props: Props<Project>) {
  const { projects, titleId, next, isMore, onMore, toolsOf } = props;
  const words = useMessages(projectMessages);
  const list = useRef<HTMLUListElement>(null);
  const { user } = useAccount();
  const currentId = useCurrentProjectId(user.id);
  return (
    <>
      {projects.length > 0 && (
        <ul aria-labelledby={titleId} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" ref={list}>
          {projects.map((project, index) => (
            <ProjectCard
              current={project.id === currentId}
              key={project.id}
              next={next && index === 0}
              onOpen={() => currentProject.set(user.id, project.id)}
              project={project}
              {...toolsOf(project)}
            />
          ))}
        </ul>
      )}
      <ShowMore at="end" list={list} onMore={onMore} shown={isMore}>
        {words.more}
      </ShowMore>
    </>
  );
}
