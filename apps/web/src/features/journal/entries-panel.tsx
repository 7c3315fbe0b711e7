import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { NotebookPen, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommand } from '../../lib/shortcuts.ts';
import type { ComposerState } from './composer.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryForm } from './entry-form.tsx';
import { journalMessages } from './messages.ts';
import { safetyText } from './safety-text.ts';
import { useComposer } from './use-composer.ts';
import type { Entries } from './use-entries.ts';
import { useRemoval } from './use-removal.ts';

type Props = { projectId: string; entries: Entries; canWrite: boolean };

/** What was written, newest first, and the form for what comes next (JOUR-001 to JOUR-004). */
export function EntriesPanel({ projectId, entries: { shown, count, isMore, showMore }, canWrite }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const words = useMessages(journalMessages);
  const composer = useComposer(projectId);
  const removal = useRemoval(projectId);
  const [asked, setAsked] = useState<JournalEntry | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { added } = composer.state;
  const draft = canWrite ? composer.state.draft : null;
  useSaidSafe({ ...composer.state, draft });
  // The focused element disappears with the form or the entry, so move focus to the list.
  const backToList = () => title.current?.focus();
  useEffect(() => {
    if (added > 0 && document.activeElement === document.body) title.current?.focus();
  }, [added]);

  const newEntry = canWrite && draft === null && (
    <Button
      icon={<Plus aria-hidden className="size-5" />}
      onClick={composer.open}
      variant={count === 0 ? 'accent' : 'primary'}
    >
      {words.newEntry}
    </Button>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {draft !== null && <EntryForm composer={composer} draft={draft} key="form" onClosed={backToList} />}
      <section aria-labelledby="entries-title" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl" id="entries-title" ref={title} tabIndex={-1}>
            {words.entries(count)}
          </h2>
          {count > 0 && newEntry}
        </div>
        <p className="sr-only" role="status">
          {draft === null && added > 0 && removal.outcome === 'none' ? words.added : ''}
        </p>
        <p className={removal.outcome === 'failed' ? 'text-sm text-muted' : 'sr-only'} role="status">
          {{ none: '', deleted: words.deleted, failed: words.notDeleted }[removal.outcome]}
        </p>
        {count === 0 ? (
          <NoEntries canWrite={canWrite} newEntry={newEntry} />
        ) : (
          <ul aria-label={words.list} className="flex flex-col gap-3" ref={list}>
            {shown.map((entry) => (
              <EntryCard entry={entry} key={entry.id} onDelete={canWrite ? () => setAsked(entry) : null} />
            ))}
          </ul>
        )}
        <ShowMore at="end" list={list} onMore={showMore} shown={isMore}>
          {words.older(count - shown.length)}
        </ShowMore>
        <p className="text-sm text-muted" data-no-print>
          {words.whoReads}
        </p>
      </section>
      <RemovalDialog
        entry={asked}
        onClose={() => setAsked(null)}
        onConfirm={async (entry) => {
          await removal.remove(entry.id);
          setAsked(null);
          backToList();
        }}
      />
    </div>
  );
}

/** Ctrl or ⌘ S says whether the entry is safe. */
function useSaidSafe(state: ComposerState): void {
  const words = useMessages(journalMessages);
  const { language } = useLanguage();
  const toast = useToast();
  useCommand('s', (event) => {
    event.preventDefault();
    if (event.repeat) return;
    const { quiet } = safetyText(state, language);
    toast({ text: state.draft === null || quiet === '' ? words.nothingToSave : quiet });
  });
}

function NoEntries({ canWrite, newEntry }: { canWrite: boolean; newEntry: ReactNode }) {
  const words = useMessages(journalMessages);
  const icon = <NotebookPen aria-hidden className="size-7" />;
  return canWrite ? (
    <EmptyState action={newEntry} example={words.emptyExample} headingLevel={3} icon={icon} title={words.emptyTitle}>
      {words.empty}
    </EmptyState>
  ) : (
    <EmptyState headingLevel={3} icon={icon} title={words.noEntries}>
      {words.emptyReader}
    </EmptyState>
  );
}

type RemovalProps = {
  entry: JournalEntry | null;
  onClose: () => void;
  onConfirm: (entry: JournalEntry) => Promise<void>;
};

function RemovalDialog({ entry, onClose, onConfirm }: RemovalProps) {
  const words = useMessages(journalMessages);
  const { language } = useLanguage();
  return (
    <LazyConfirmDialog
      confirmLabel={words.deleteAction}
      onConfirm={() => entry !== null && onConfirm(entry)}
      onOpenChange={onClose}
      open={entry !== null}
      title={words.deleteTitle}
      tone="danger"
    >
      {entry !== null && words.deleteLead(entry.title, formatDateTime(entry.date, language))}
    </LazyConfirmDialog>
  );
}
