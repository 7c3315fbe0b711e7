import { isDemoId } from '@elan/domain/demo';
import { Banner } from '../../components/ui/banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { documentMessages } from '../../features/documents/messages.ts';
import { requestMessages } from '../../features/lender-facts/page-messages.ts';
import { planDocumentMessages } from '../../features/plan-document/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AskedPlan } from '../compositions/plan/asked-plan.tsx';
import { ProjectPage } from '../compositions/project/project-page.tsx';

/** The business plan of the current project, as it comes out. */
export function ProjectPlanPage() {
  const words = useMessages(planDocumentMessages);
  const requestWords = useMessages(requestMessages);
  const { planDemo } = useMessages(documentMessages);
  return (
    <ProjectPage
      actions={
        <LinkButton to="/project/request" variant="secondary">
          {requestWords.title}
        </LinkButton>
      }
      lead={({ permissions }) => (permissions.canEdit ? words.lead : words.leadReader)}
      loading={words.loading}
      title={words.title}
      width=""
    >
      {(project) => (isDemoId(project.id) ? <Banner tone="info">{planDemo}</Banner> : <AskedPlan project={project} />)}
    </ProjectPage>
  );
}
