import type { Project } from '@elan/contract/projects';
import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { beforeBankMessages } from '../../features/before-bank/messages.ts';
import { NoProject } from '../../features/modules/no-project.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCurrentProject } from '../../lib/project-data.ts';
import { projectFailure } from '../../lib/project-failure.ts';

/** Reads the answers and computes the forecast: much more code than the page around it. */
const BeforeBankLists = lazy(() => import('./before-bank-lists.tsx'));

/** What a lender would ask about in the current project. */
export function BeforeBankPage() {
  const words = useMessages(beforeBankMessages);
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
      return <BeforeBank key={current.project.id} project={current.project} />;
  }
}

function BeforeBank({ project }: { project: Project }) {
  const words = useMessages(beforeBankMessages);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-muted">{project.name}</p>
        <PageTitle lead={words.lead}>{words.title}</PageTitle>
        <p className="mt-4" data-no-print>
          <LinkButton
            icon={<MessageCircleQuestionMark aria-hidden className="size-5" />}
            to="/project/rehearsal"
            variant="secondary"
          >
            {words.rehearse}
          </LinkButton>
        </p>
      </div>
      <Suspense fallback={<PageLoading message={words.opening} />}>
        <BeforeBankLists project={project} />
      </Suspense>
    </div>
  );
}
