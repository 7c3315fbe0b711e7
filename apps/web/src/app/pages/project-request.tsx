import { lazy } from 'react';
import { requestMessages } from '../../features/lender-facts/page-messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ProjectPage } from '../compositions/project/project-page.tsx';

/** Reads the figures and computes the forecast: much more code than the page around it. */
const RequestForm = lazy(() => import('../compositions/request/request-form.tsx'));

/** What is asked of a lender in the current project. */
export function ProjectRequestPage() {
  const words = useMessages(requestMessages);
  return (
    <ProjectPage
      lead={({ permissions }) => (permissions.canEdit ? words.lead : words.leadReader)}
      loading={words.opening}
      title={words.title}
    >
      {(project) => <RequestForm opening={words.opening} project={project} />}
    </ProjectPage>
  );
}
