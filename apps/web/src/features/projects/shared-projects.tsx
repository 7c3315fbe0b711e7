import type { SharedProject } from '@elan/contract/collaboration';
import { useRef } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { causeOf } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';
import { ProjectCard } from './project-card.tsx';

type Props = {
  /** Undefined while loading. */
  projects: readonly SharedProject[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  /** Whether continuing the first one is the suggested next action. */
  next: boolean;
  /** Whether there are more than these, and how to get them. */
  isMore: boolean;
  onMore: () => Promise<void>;
};

/** Projects of others that the person works on (DASH-007). */
export function SharedProjects({ projects, error, onRetry, next, isMore, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const words = useMessages(projectMessages);
  const text = useText();
  const { user } = useAccount();
  const currentId = useCurrentProjectId(user.id);
  const cause = error === null ? null : causeOf(error);
  if (projects === undefined && error === null) return null;

  return (
    <section aria-labelledby="shared-title" className="flex flex-col gap-4">
      <h2 className="text-2xl" id="shared-title">
        {words.sharedTitle}
      </h2>
      {error !== null && (
        <Banner action={<RetryButton onRetry={onRetry} />} title={words.sharedFailed} tone="error">
          {cause === null ? undefined : text(cause)}
        </Banner>
      )}
      {projects?.length === 0 && (
        <p className="max-w-3xl rounded-2xl bg-sunken px-5 py-4 text-muted">{words.sharedEmpty}</p>
      )}
      {projects !== undefined && projects.length > 0 && (
        <ul aria-labelledby="shared-title" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" ref={list}>
          {projects.map((project, index) => (
            <ProjectCard
              current={project.id === currentId}
              key={project.id}
              next={next && index === 0}
              onOpen={() => currentProject.set(user.id, project.id)}
              project={project}
              shared={{ role: project.user_role, owner: project.owner_profile }}
            />
          ))}
        </ul>
      )}
      <ShowMore at="end" list={list} onMore={onMore} shown={isMore}>
        {words.more}
      </ShowMore>
    </section>
  );
}
