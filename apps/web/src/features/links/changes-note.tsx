import { Banner } from '../../components/ui/banner.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { Changes } from './read-sections.ts';
import { readerMessages } from './reader-messages.ts';

/** What a reader who comes back finds changed. */
export function ChangesNote({ changes: { since, sections, gone }, lang }: { changes: Changes; lang: string }) {
  const words = useMessages(readerMessages);
  const { language } = useLanguage();
  const titles = (shown: readonly string[]) => <span lang={lang}>{shown.join(', ')}</span>;
  return (
    <Banner tone="info">
      <p>{words.changedSince(formatDate(since, language), sections.size)}</p>
      {sections.size > 0 && <p>{titles([...sections.keys()])}</p>}
      {gone.length > 0 && (
        <p>
          {words.gone} {titles(gone)}
        </p>
      )}
    </Banner>
  );
}
