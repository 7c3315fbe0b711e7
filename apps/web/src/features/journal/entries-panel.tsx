import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { NotebookPen, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommand } from '../../lib/shortcuts.ts';
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
  const { language } = useLanguage();
  const composer = useComposer(projectId);
  const removal = useRemoval(projectId);
  const [asked, setAsked] = useState<JournalEntry | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const draft = canWrite ? composer.state.draft : null;
  const toast = useToast();
  useCommand('s', (event) => {
    event.preventDefault();
    if (event.repeat) return;
    const { quiet } = safetyText(composer.state, language);
    toast({ text: draft === null || quiet === '' ? words.nothingToSave : quiet });
  });

  const newEntry = (
    <Button
      icon={<Plus aria-hidden className="size-5" />}
      onClick={composer.open}
      variant={count === 0 ? 'accent' : 'primary'}
    >
      {words.newEntry}
    </Button>
  );
  // The focused element disappears with the form or the entry, so move focus to the list.
  const backToList = () => title.current?.focus();
  const { added } = composer.state;
  useEffect(() => {
    if (added > 0 && document.activeElement === document.body) title.current?.focus();
  }, [added]);
  const said = { none: '', deleted: words.deleted, failed: words.notDeleted }[removal.outcome];

  return (
    <div className="flex min-w-0 flex-col gap-4">
      {draft !== null && <EntryForm composer={composer} draft={draft} key="form" onClosed={backToList} />}
      <section aria-labelledby="entries-title" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl" id="entries-title" ref={title} tabIndex={-1}>
            {words.entries(count)}
          </h2>
          {canWrite && draft === null && count > 0 && newEntry}
        </div>
        <p className="sr-only" role="status">
          {draft === null && added > 0 && removal.outcome === 'none' ? words.added : ''}
        </p>
        <p className={removal.outcome === 'failed' ? 'text-sm text-muted' : 'sr-only'} role="status">
          {said}
        </p>
        {count === 0 ? (
          canWrite ? (
            <EmptyState
              action={draft === null && newEntry}
              example={words.emptyExample}
              headingLevel={3}
              icon={<NotebookPen aria-hidden className="size-7" />}
              title={words.emptyTitle}
            >
              {words.empty}
            </EmptyState>
          ) : (
            <EmptyState headingLevel={3} icon={<NotebookPen aria-hidden className="size-7" />} title={words.noEntries}>
              {words.emptyReader}
            </EmptyState>
          )
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
      <LazyConfirmDialog
        confirmLabel={words.deleteAction}
        onConfirm={async () => {
          if (asked !== null) await removal.remove(asked.id);
          setAsked(null);
          backToList();
        }}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        open={asked !== null}
        title={words.deleteTitle}
        tone="danger"
      >
        {asked !== null && words.deleteLead(asked.title, formatDateTime(asked.date, language))}
      </LazyConfirmDialog>
    </div>
  );
}
