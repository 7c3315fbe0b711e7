import type { Project } from '@elan/contract/projects';
import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { useLinkedProject } from '../../../features/modules/use-linked-project.ts';
import { CurrentProject } from './current-project.tsx';

type Props = {
  title: string;
  lead: string | ((project: Project) => string);
  actions?: ReactNode;
  /** Said while the code of what it shows is fetched. */
  loading?: string;
  width?: string;
  children: (project: Project) => ReactNode;
};

/** A page about one thing of the open project, or of the one that a link in a mail or a notice names. */
export function ProjectPage({ title, lead, actions, loading, width = 'max-w-4xl', children }: Props) {
  if (useLinkedProject()) return null;
  return (
    <CurrentProject title={title}>
      {(project) => (
        <div className={`flex flex-col gap-6 ${width}`} key={project.id}>
          <div>
            <p className="mb-1 font-semibold text-muted wrap-anywhere">{project.name}</p>
            <PageTitle actions={actions} lead={typeof lead === 'string' ? lead : lead(project)}>
              {title}
            </PageTitle>
          </div>
          <Suspense fallback={loading !== undefined && <PageLoading message={loading} />}>{children(project)}</Suspense>
        </div>
      )}
    </CurrentProject>
  );
}
