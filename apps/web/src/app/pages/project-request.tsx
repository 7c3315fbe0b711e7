import type { Project } from '@elan/contract/projects';
import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { requestMessages } from '../../features/lender-facts/page-messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';

/** Reads the figures and computes the forecast: much more code than the page around it. */
const RequestForm = lazy(() => import('../compositions/request/request-form.tsx'));

/** What is asked of a lender in the current project. */
export function ProjectRequestPage() {
  const words = useMessages(requestMessages);
  return (
    <CurrentProject title={words.title}>{(project) => <Request key={project.id} project={project} />}</CurrentProject>
  );
}

function Request({ project }: { project: Project }) {
  const words = useMessages(requestMessages);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted wrap-anywhere">{project.name}</p>
        <PageTitle lead={project.permissions.canEdit ? words.lead : words.leadReader}>{words.title}</PageTitle>
      </div>
      <Suspense fallback={<PageLoading message={words.opening} />}>
        <RequestForm opening={words.opening} project={project} />
      </Suspense>
    </div>
  );
}
