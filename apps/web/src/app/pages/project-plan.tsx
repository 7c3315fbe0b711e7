import { isDemoId } from '@elan/domain/demo';
import { Banner } from '../../components/ui/banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { documentMessages } from '../../features/documents/messages.ts';
import { PlanDocument } from '../../features/documents/plan-document.tsx';
import { NoProject } from '../../features/modules/no-project.tsx';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCurrentProject } from '../../lib/project-data.ts';

/** The business plan of the current project, as it comes out. */
export function ProjectPlanPage() {
  const words = useMessages(documentMessages);
  const { language } = useLanguage();
  const current = useCurrentProject();
  const showLoading = useDelayed(current.status === 'loading');

  switch (current.status) {
    case 'none':
      return <NoProject title={words.planTitle} />;
    case 'loading':
      return showLoading ? <PageLoading message={words.opening} /> : null;
    case 'failed':
      return (
        <Banner action={<RetryButton onRetry={current.retry}>{words.retry}</RetryButton>} tone="error">
          {projectFailure('fetch', current.error, language)}
        </Banner>
      );
    case 'ready':
      return (
        <div className="flex flex-col gap-6">
          <div>
            <p className="mb-1 font-semibold text-muted">{current.project.name}</p>
            <PageTitle lead={words.planPageLead}>{words.planTitle}</PageTitle>
          </div>
          {isDemoId(current.project.id) ? (
            <Banner tone="info">{words.planDemo}</Banner>
          ) : (
            <PlanDocument key={current.project.id} projectId={current.project.id} />
          )}
        </div>
      );
  }
}
