import type { ModuleEntry } from '@elan/contract/modules';
import { Banner } from '../../components/ui/banner.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';

type Props = {
  origin: NonNullable<ModuleEntry['origin']>;
  /** What the analysis is based on. */
  material?: 'answers' | 'entries';
};

/** Who wrote the analysis and when, and what to know before relying on it. */
export function AnalysisOrigin({ origin, material = 'answers' }: Props) {
  const words = useMessages(generationMessages);
  const { language } = useLanguage();
  const { source, model } = origin;
  const author = source === 'imported' ? words.imported : model === null ? words.builtin : words.model(model);
  return (
    <>
      <p className="text-sm text-muted">
        {author}, <time dateTime={origin.createdAt}>{words.writtenOn(formatDateTime(origin.createdAt, language))}</time>
      </p>
      {origin.outdated && (
        <Banner className="mt-3" tone="warning">
          {material === 'entries' ? words.outdatedEntries : words.outdated}
        </Banner>
      )}
      {origin.truncated && <Banner className="mt-3">{words.truncated}</Banner>}
    </>
  );
}
