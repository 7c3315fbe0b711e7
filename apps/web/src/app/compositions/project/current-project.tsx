import type { Project } from '@elan/contract/projects';
import type { ReactNode } from 'react';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { useCurrentProject } from '../../../data/project/project-data.ts';
import { NoProject } from '../../../features/modules/no-project.tsx';
import { projectMessages } from '../../../features/projects/messages.ts';
import { ReadFailure } from '../../../features/projects/read-failure.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

type Props = {
  /** The page's title while no project is open. */
  title: string;
  children: (project: Project) => ReactNode;
};

/** A page about the project that is open, or why there is none to show. */
export function CurrentProject({ title, children }: Props) {
  const words = useMessages(projectMessages);
  const current = useCurrentProject();
  const showLoading = useDelayed(current.status === 'loading');

  switch (current.status) {
    case 'none':
      return <NoProject title={title} />;
    case 'loading':
      return showLoading ? <PageLoading message={words.opening} /> : null;
    case 'failed':
      return <ReadFailure error={current.error} onRetry={current.retry} />;
    case 'ready':
      return children(current.project);
  }
}
