import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { Banner } from '../../components/ui/banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { LinksPanel } from '../../features/links/links-panel.tsx';
import { linkMessages } from '../../features/links/messages.ts';
import { NoProject } from '../../features/modules/no-project.tsx';
import { projectFailure } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCurrentProject } from '../../lib/project-data.ts';
import { useAccount } from '../../lib/session.ts';

/** Links that let somebody without an account read a document of the current project. */
export function ProjectLinksPage() {
  const words = useMessages(linkMessages);
  const { language } = useLanguage();
  const current = useCurrentProject();
  const showLoading = useDelayed(current.status === 'loading');

  switch (current.status) {
    case 'none':
      return <NoProject title={words.title} />;
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
        <div className="flex max-w-4xl flex-col gap-6">
          <div>
            <p className="mb-1 font-semibold text-muted">{current.project.name}</p>
            <PageTitle lead={words.lead}>{words.title}</PageTitle>
          </div>
          <Content key={current.project.id} project={current.project} />
        </div>
      );
  }
}

function Content({ project }: { project: Project }) {
  const words = useMessages(linkMessages);
  const { user } = useAccount();
  if (isDemoId(project.id)) return <Banner tone="info">{words.demo}</Banner>;
  if (!project.permissions.isOwner) return <Banner tone="info">{words.ownerOnly}</Banner>;
  return <LinksPanel owner={user} projectId={project.id} />;
}
