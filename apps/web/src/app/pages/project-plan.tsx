import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { lazy, Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { documentMessages } from '../../features/documents/messages.ts';
import { requestMessages } from '../../features/lender-facts/page-messages.ts';
import { useLinkedProject } from '../../features/modules/use-linked-project.ts';
import { planDocumentMessages } from '../../features/plan-document/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';

/** Renders, edits and compares texts: much more code than the page around it. */
const WholePlan = lazy(() => import('../compositions/plan/whole-plan.tsx'));

/** The business plan of the current project, as it comes out. */
export function ProjectPlanPage() {
  const words = useMessages(planDocumentMessages);
  // Links in mails name the project.
  if (useLinkedProject()) return null;
  return (
    <CurrentProject title={words.title}>{(project) => <Plan key={project.id} project={project} />}</CurrentProject>
  );
}

function Plan({ project }: { project: Project }) {
  const words = useMessages(planDocumentMessages);
  const requestWords = useMessages(requestMessages);
  const documentWords = useMessages(documentMessages);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{project.name}</p>
        <PageTitle
          actions={
            <LinkButton to="/project/request" variant="secondary">
              {requestWords.title}
            </LinkButton>
          }
          lead={project.permissions.canEdit ? words.lead : words.leadReader}
        >
          {words.title}
        </PageTitle>
      </div>
      {isDemoId(project.id) ? (
        <Banner tone="info">{documentWords.planDemo}</Banner>
      ) : (
        <Suspense fallback={<PageLoading message={words.loading} />}>
          <WholePlan project={project} />
        </Suspense>
      )}
    </div>
  );
}
