import type { TextVersion } from '@elan/contract/text-version';
import { displayName } from '@elan/domain/people';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { PagedList } from '../../lib/paged-list.ts';
import { PagedEntries } from '../paged-entries.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Difference } from './difference.ts';
import { sharedTextMessages } from './messages.ts';

type Props = {
  title: string;
  pages: PagedList<{ versions: TextVersion[]; next: string | null }>;
  /** What people wrote there now; '' for nothing. */
  text: string;
  /** What is shown there now, to compare with. */
  shown: string;
  difference: Difference;
  /** Null for somebody who may only read. */
  onRestore: ((text: string) => void) | null;
  onClose: () => void;
};

/** What a text said before, newest first: who wrote it, when, and the way back to it. */
export default function TextHistory({ title, pages, text, shown, difference, onRestore, onClose }: Props) {
  const words = useMessages(sharedTextMessages);
  const toast = useToast();

  const restore = (earlier: string) => {
    onRestore?.(earlier);
    toast({ text: words.restored, tone: 'success' });
    onClose();
  };

  return (
    <Dialog description={words.historyLead} onOpenChange={(open) => !open && onClose()} open title={title} width="wide">
      <PagedEntries
        empty={words.noHistory}
        entriesOf={({ versions }) => versions}
        loading={words.loading}
        more={words.older}
        pages={pages}
      >
        {(version) => (
          <li className="border-t border-line py-3" key={version.version}>
            <Earlier
              difference={difference}
              now={shown}
              onRestore={onRestore === null || version.text === text ? null : () => restore(version.text)}
              version={version}
            />
          </li>
        )}
      </PagedEntries>
    </Dialog>
  );
}

type EarlierProps = { version: TextVersion; now: string; difference: Difference; onRestore: (() => void) | null };

function Earlier({ version, now, difference: ShownDifference, onRestore }: EarlierProps) {
  const words = useMessages(sharedTextMessages);
  const { language } = useLanguage();
  const [compared, setCompared] = useState(false);
  const date = formatDateTime(version.writtenAt, language);
  return (
    <>
      <p className="text-sm text-muted">
        {words.writtenBy(version.author === null ? words.someoneGone : displayName(version.author), date)}
      </p>
      {compared ? (
        <ShownDifference newer={now} older={version.text} />
      ) : (
        <p className="mt-1 max-h-80 overflow-y-auto break-words whitespace-pre-wrap" lang={version.language}>
          {version.text}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-expanded={compared} onClick={() => setCompared(!compared)} size="small" variant="quiet">
          {compared ? words.hideDifference : words.showDifference}
        </Button>
        {onRestore !== null && (
          <Button aria-label={words.restoreOf(date)} onClick={onRestore} size="small" variant="secondary">
            {words.restore}
          </Button>
        )}
      </div>
    </>
  );
}
