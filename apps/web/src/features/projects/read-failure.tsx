import { Banner } from '../../components/ui/banner.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { projectFailure } from '../../data/project/project-failure.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

/** Says why a project, or the list of them, could not be read. */
export function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { language } = useLanguage();
  return (
    <Banner action={<RetryButton onRetry={onRetry} />} tone="error">
      {projectFailure('fetch', error, language)}
    </Banner>
  );
}
