import type { Project } from '@elan/contract/projects';
import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { rehearsalMessages } from '../../features/rehearsal/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from './current-project.tsx';

/** Reads the answers and computes the forecast: much more code than the page around it. */
const RehearsalQuestions = lazy(() => import('./rehearsal-questions.tsx'));

/** The questions a lender would ask of the current project, and what its people would say. */
export function RehearsalPage() {
  const words = useMessages(rehearsalMessages);
  return (
    <CurrentProject title={words.title}>{(project) => <Rehearsal key={project.id} project={project} />}</CurrentProject>
  );
}

function Rehearsal({ project }: { project: Project }) {
  const words = useMessages(rehearsalMessages);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{project.name}</p>
        <PageTitle lead={project.permissions.canEdit ? words.lead : words.leadReader}>{words.title}</PageTitle>
      </div>
      <Suspense fallback={<PageLoading message={words.opening} />}>
        <RehearsalQuestions project={project} />
      </Suspense>
    </div>
  );
}
