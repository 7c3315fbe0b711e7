import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { journalMessages } from './messages.ts';
import { MoodMark } from './mood-mark.tsx';

/** Longer entries are collapsed: about what fits on a phone's screen. */
const longEntry = { characters: 700, lines: 12 };

type Props = {
  entry: JournalEntry;
  /** Asks for confirmation first; null for people who can only read. */
  onDelete: (() => void) | null;
};

export function EntryCard({ entry, onDelete }: Props) {
  const words = useMessages(journalMessages);
  const { language } = useLanguage();
  const contentId = useId();
  const [open, setOpen] = useState(false);
  const { title, content, date, mood } = entry;
  const isLong = content.length > longEntry.characters || content.split('\n').length > longEntry.lines;

  return (
    <Card as="li" className="min-w-0" padding="small">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere" dir="auto">
            {title}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <time dateTime={date}>{formatDateTime(date, language)}</time>
            <MoodMark mood={mood} />
          </p>
        </div>
        {onDelete !== null && (
          <IconButton
            className="-mt-1.5 -mr-1.5"
            data-no-print
            icon={<Trash2 aria-hidden className="size-5" />}
            label={words.delete(title)}
            onClick={onDelete}
          />
        )}
      </div>
      <p
        className={`mt-2 whitespace-pre-wrap wrap-anywhere ${isLong && !open ? 'line-clamp-6 print:line-clamp-none' : ''}`}
        dir="auto"
        id={contentId}
      >
        {content}
      </p>
      {isLong && (
        <Button
          aria-controls={contentId}
          aria-expanded={open}
          className="mt-1 -ml-3"
          data-no-print
          onClick={() => setOpen(!open)}
          size="small"
          variant="quiet"
        >
          {open ? words.readLess : words.readAll}
        </Button>
      )}
    </Card>
  );
}
