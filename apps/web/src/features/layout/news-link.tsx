import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { newsMessages } from './news-messages.ts';

type Props = { className: string; isUnread: boolean; onFollow: () => void };

/** The line of the account menu that leads to what is new. */
export function NewsLink({ className, isUnread, onFollow }: Props) {
  const words = useMessages(newsMessages);
  return (
    <Link className={className} onClick={onFollow} to="/help/what-is-new">
      <Sparkles aria-hidden className="size-5" />
      {words.news}
      {isUnread && (
        <>
          <span aria-hidden className="size-3 shrink-0 rounded-full bg-primary" />
          <span className="sr-only">({words.unread})</span>
        </>
      )}
    </Link>
  );
}
