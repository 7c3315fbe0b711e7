import { quoted } from '@elan/domain/excerpt';
import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { useRef } from 'react';
import type { BlockPlace } from '../../components/markdown/block-aside.ts';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Arrival, useCommentedReport } from './commented-module.tsx';
import { placeMessages } from './place-messages.ts';
import { quoteOf, shortQuote } from './quote-of.ts';
import { notTextAttribute } from './shown-text.ts';

/** At the edge of each block of an analysis: its comments, and on a heading a way to comment on the section. */
export function BlockNotes({ start, end, isHeading }: BlockPlace) {
  const room = useCommentedReport();
  const words = useMessages(placeMessages);
  const { language } = useLanguage();
  const mark = useRef<HTMLButtonElement>(null);
  const threads = (room?.placed ?? []).filter(
    ({ place }) => place !== null && place.start >= start && place.start < end,
  );
  const [first] = threads;
  if (room === null) return null;

  const title = isHeading ? titleOf(room.analysis.slice(start, end)) : '';
  const section = title === '' ? null : quoteOf(room.analysis, headingPlace(room.analysis, start));
  return (
    <div
      className="absolute mt-0! -top-5 -right-4 flex sm:-top-1 sm:-right-5"
      data-no-print
      {...{ [notTextAttribute]: '' }}
    >
      {threads.some(({ thread }) => thread.id === room.passage) && <Arrival find={() => mark.current} />}
      {section !== null && room.canComment && (
        <button
          aria-label={words.commentOnSection(title)}
          className={classNames(
            shape,
            'text-muted opacity-0 group-hover/passages:opacity-60 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60',
          )}
          onClick={() => room.lead({ to: 'box', anchor: { on: 'analysis', question: null, ...section, exact: title } })}
          title={words.commentOnSection(title)}
          type="button"
        >
          <MessageSquarePlus aria-hidden className="size-4.5" />
        </button>
      )}
      {first !== undefined && (
        <button
          aria-label={words.commentsOnPassage(threads.length, quoted(shortQuote(first.anchor.exact), language))}
          className={classNames(shape, 'bg-primary-soft font-semibold text-primary')}
          onClick={() => room.lead({ to: 'thread', thread: first.thread.id })}
          ref={mark}
          type="button"
        >
          <MessageSquare aria-hidden className="size-4" />
          <span aria-hidden className="ml-1 text-sm tabular-nums">
            {threads.length}
          </span>
        </button>
      )}
    </div>
  );
}

const shape =
  'relative inline-flex h-7 min-w-7 items-center justify-center rounded-full px-1.5 transition-opacity duration-150 before:absolute before:-inset-2';

/** The place of the first line, without its marks. */
function headingPlace(text: string, start: number) {
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const marks = /^[\s#]+/u.exec(line)?.[0].length ?? 0;
  return { start: start + marks, end: start + line.length };
}

function titleOf(block: string): string {
  const { start, end } = headingPlace(block, 0);
  return block
    .slice(start, end)
    .replace(/\s#+\s*$|[*_`~]/gu, '')
    .trim();
}
