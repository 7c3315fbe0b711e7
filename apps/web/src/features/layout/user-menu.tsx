import { displayName } from '@elan/domain/people';
import { Suspense, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { useAccount } from '../../data/account/session.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';
import { useNews } from './use-news.ts';

const NewsDot = fetchedLater(async () => (await import('./late-parts.tsx')).NewsDot);
const UserMenuLines = fetchedLater(async () => (await import('./late-parts.tsx')).UserMenuLines);

type Props = { onStartTour: () => void; onSignOut: () => void };

/**
 * A button with a few links. It is part of every screen, so it does not pull in the design system's menu,
 * and its lines are fetched later.
 */
export function UserMenu({ onStartTour, onSignOut }: Props) {
  const words = useMessages(layoutMessages);
  const { user } = useAccount();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const news = useNews();
  const close = () => setOpen(false);
  const goBack = () => {
    close();
    button.current?.focus();
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
        if (event.key === 'Escape' && open) goBack();
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
        <span className="sr-only">{words.userMenu(displayName(user))}</span>
        <Suspense>{news.isUnread && <NewsDot />}</Suspense>
      </button>
      <div
        className="absolute right-0 z-50 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line"
        hidden={!open}
        id={panelId}
        // Focusable, so that a press between the links does not count as leaving.
        tabIndex={-1}
      >
        <Suspense fallback={<div className="min-h-80" />}>
          <UserMenuLines
            news={news}
            onClose={close}
            onSignOut={() => {
              close();
              onSignOut();
            }}
            onStartTour={() => {
              goBack();
              onStartTour();
            }}
            open={open}
          />
        </Suspense>
      </div>
    </nav>
  );
}
