import { CircleHelp, Compass, CreditCard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../data/account/session.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AdvisingLink } from './advising-link.tsx';
import { layoutMessages } from './messages.ts';
import { NewsLink } from './news-link.tsx';
import { newsMessages } from './news-messages.ts';
import { ThemeChoice } from './theme-choice.tsx';
import type { useNews } from './use-news.ts';

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left no-underline hover:bg-primary-soft';

const pages = [
  ['myAccount', UserRound, '/account'],
  ['subscription', CreditCard, '/pricing'],
  ['help', CircleHelp, '/help'],
] as const;

type Props = {
  news: ReturnType<typeof useNews>;
  open: boolean;
  onClose: () => void;
  onStartTour: () => void;
  onSignOut: () => void;
};

/** What is in the account menu. */
export function UserMenuLines({ news, open, onClose, onStartTour, onSignOut }: Props) {
  const words = useMessages(layoutMessages);
  const { user, isFounder } = useAccount();
  const follow = () => {
    onClose();
    news.markRead();
  };
  return (
    <>
      <p className="mb-1.5 border-b border-line px-3 py-2" title={user.email}>
        {user.name !== '' && <span className="block truncate font-semibold">{user.name}</span>}
        <span className="block truncate text-sm text-muted">{user.email}</span>
      </p>
      {pages.map(
        ([page, Icon, to]) =>
          !(isFounder && page === 'subscription') && (
            <Link className={itemClass} key={page} onClick={onClose} to={to}>
              <Icon aria-hidden className="size-5" />
              {words[page]}
            </Link>
          ),
      )}
      {open && <AdvisingLink className={itemClass} />}
      <NewsLink className={itemClass} isUnread={news.isUnread} onFollow={follow} />
      <button className={itemClass} onClick={onStartTour} type="button">
        <Compass aria-hidden className="size-5" />
        {words.tour}
      </button>
      {open && <ThemeChoice />}
      <button className={`${itemClass} mt-1.5`} onClick={onSignOut} type="button">
        <LogOut aria-hidden className="size-5" />
        {words.signOut}
      </button>
    </>
  );
}

/** Says on the button of the account menu that something is new. */
export function NewsDot() {
  const words = useMessages(newsMessages);
  return (
    <>
      <span className="sr-only">, {words.something}</span>
      <span aria-hidden className="absolute top-0 right-0 size-3 rounded-full bg-primary ring-2 ring-surface" />
    </>
  );
}
