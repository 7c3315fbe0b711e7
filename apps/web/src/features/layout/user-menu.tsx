import { displayName } from '@elan/domain/people';
import { CircleHelp, Compass, CreditCard, LogOut, UserRound } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../components/person.tsx';
import { useAccount } from '../../data/account/session.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';
import { useNews } from './use-news.ts';

const NewsDot = fetchedLater(async () => (await import('./news-dot.tsx')).NewsDot);
const MenuLinks = fetchedLater(async () => (await import('./menu-links.tsx')).MenuLinks);
const ThemeChoice = lazy(async () => ({ default: (await import('./theme-choice.tsx')).ThemeChoice }));

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left no-underline hover:bg-primary-soft';

/** A button with a few links. It is part of every screen, so it does not pull in the design system's menu. */
export function UserMenu({ onStartTour, onSignOut }: { onStartTour: () => void; onSignOut: () => void }) {
  const words = useMessages(layoutMessages);
  const { user, isFounder } = useAccount();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = displayName(user);
  const news = useNews();
  const close = () => setOpen(false);

  const signOut = () => {
    close();
    onSignOut();
  };
  const startTour = () => {
    close();
    button.current?.focus();
    onStartTour();
  };

  return (
    // Moving focus or pressing elsewhere closes it.
    <nav
      aria-label={words.account}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        aria-controls={panelId}
        aria-expanded={open}
        className="relative inline-flex size-11 shrink-0 rounded-full hover:brightness-90"
        data-tour="account"
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        <Avatar className="size-11" person={user} size="large" />
        <span className="sr-only">{words.userMenu(name)}</span>
        <Suspense>{news.isUnread && <NewsDot />}</Suspense>
      </button>
      <div
        className="absolute right-0 z-50 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line"
        hidden={!open}
        id={panelId}
        // Focusable, so that a press between the links does not count as leaving.
        tabIndex={-1}
      >
        <p className="border-b border-line px-3 py-2" title={user.email}>
          {user.name !== '' && <span className="block truncate font-semibold">{user.name}</span>}
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </p>
        <Link className={`${itemClass} mt-1.5`} onClick={close} to="/account">
          <UserRound aria-hidden className="size-5" />
          {words.myAccount}
        </Link>
        {!isFounder && (
          <Link className={itemClass} onClick={close} to="/pricing">
            <CreditCard aria-hidden className="size-5" />
            {words.subscription}
          </Link>
        )}
        <Link className={itemClass} onClick={close} to="/help">
          <CircleHelp aria-hidden className="size-5" />
          {words.help}
        </Link>
        <div className="min-h-11">
          <Suspense>
            {open && (
              <MenuLinks
                className={itemClass}
                isUnread={news.isUnread}
                onFollow={() => {
                  close();
                  news.markRead();
                }}
              />
            )}
          </Suspense>
        </div>
        <button className={itemClass} onClick={startTour} type="button">
          <Compass aria-hidden className="size-5" />
          {words.tour}
        </button>
        <div className="min-h-16">
          <Suspense>{open && <ThemeChoice />}</Suspense>
        </div>
        <button className={`${itemClass} mt-1.5`} onClick={signOut} type="button">
          <LogOut aria-hidden className="size-5" />
          {words.signOut}
        </button>
      </div>
    </nav>
  );
}
