import type { Anchor } from '@elan/domain/comment-anchor';
import { quoted } from '@elan/domain/excerpt';
import { useQuery } from '@tanstack/react-query';
import { TableProperties, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ledgerQuery } from '../../data/api/queries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useCommentedModule } from './commented-module.tsx';
import { commentMessages } from './messages.ts';
import { shortQuote } from './quote-of.ts';

type Props = {
  projectId: string;
  anchor: Anchor;
  /** The thread about it, which leads there; null for a comment that is being written. */
  thread: string | null;
  children?: ReactNode;
};

/** What a comment is about: a row of figures, or a text, quoted as it was then. */
export function About({ children, ...props }: Props) {
  return (
    <div className="mb-3 border-l-3 border-primary pl-3 text-sm">
      {props.anchor.on === 'row' ? <AboutRow {...props} /> : <AboutText {...props} />}
      {children}
    </div>
  );
}

/** The row by the name it has now, and the way to it; or that it is gone. */
function AboutRow({ projectId, anchor, thread }: Omit<Props, 'children'>) {
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  const room = useCommentedModule();
  const { data } = useQuery(ledgerQuery(projectId));
  const row = data?.rows.find(({ id }) => id === anchor.row);
  return (
    <>
      <p className="text-muted wrap-anywhere">{words.aboutRow(quoted(row?.cells.name ?? anchor.exact, language))}</p>
      {data !== undefined && row === undefined && <p className="mt-1 font-semibold">{words.rowGone}</p>}
      {row !== undefined && thread !== null && room !== null && (
        <Button
          className="-ml-3"
          icon={<TableProperties aria-hidden className="size-4" />}
          onClick={() => room.lead({ to: 'row', row: row.id })}
          size="small"
          variant="quiet"
        >
          {words.showRow}
        </Button>
      )}
    </>
  );
}

function AboutText({ anchor, thread }: Omit<Props, 'children'>) {
  const words = useMessages(commentMessages);
  const text = useText();
  const room = useCommentedModule();
  const question = room?.questions.find(({ id }) => id === anchor.question);
  const label = question === undefined ? words.anAnswer : text(question.label);
  const isQuoted = anchor.exact !== '';
  return (
    <>
      <p className="text-muted wrap-anywhere">
        {anchor.on === 'answer' ? words.aboutAnswer(label) : isQuoted ? words.aboutPassage : words.aboutAnalysis}
      </p>
      {isQuoted && (
        <blockquote className="mt-0.5 line-clamp-4 whitespace-pre-wrap wrap-anywhere">{anchor.exact}</blockquote>
      )}
      {thread !== null && <WayToPassage anchor={anchor} thread={thread} />}
    </>
  );
}

/** Leads from a thread to what it is about, or says that it is gone. */
function WayToPassage({ anchor, thread }: { anchor: Anchor; thread: string }) {
  const room = useCommentedModule();
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  if (room === null) return null;
  if (room.isGone(anchor)) return <p className="mt-1 font-semibold">{words.passageGone}</p>;
  if (!room.placed.some(({ thread: { id } }) => id === thread)) return null;
  const { exact } = anchor;
  return (
    <Button
      aria-label={exact === '' ? undefined : words.showPassageOf(quoted(shortQuote(exact), language))}
      className="-ml-3"
      icon={<TextSearch aria-hidden className="size-4" />}
      onClick={() => room.lead({ to: 'passage', thread })}
      size="small"
      variant="quiet"
    >
      {words.showPassage}
    </Button>
  );
}
