import { Compass, CreditCard, LogOut, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { layoutMessages } from './messages.ts';

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left no-underline hover:bg-primary-soft';

/** A button with a few links. It is part of every screen, so it does not pull in the design system's menu. */
export function UserMenu({ onStartTour, onSignOut }: { onStartTour: () => void; onSignOut: () => void }) {
  const words = useMessages(layoutMessages);
  const { user, isFounder } = useAccount();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const initial = [...user.email][0]?.toLocaleUpperCase() ?? '?';
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
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary font-semibold text-on-primary hover:bg-primary-hover"
        data-tour="account"
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        <span aria-hidden>{initial}</span>
        <span className="sr-only">{words.userMenu(user.email)}</span>
      </button>
      <div
        className="absolute right-0 z-50 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line"
        hidden={!open}
        id={panelId}
        // Focusable, so that a press between the links does not count as leaving.
        tabIndex={-1}
      >
        <p className="truncate border-b border-line px-3 py-2 text-sm text-muted" title={user.email}>
          {user.email}
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
        <button className={itemClass} onClick={startTour} type="button">
          <Compass aria-hidden className="size-5" />
          {words.tour}
        </button>
        <button className={itemClass} onClick={signOut} type="button">
          <LogOut aria-hidden className="size-5" />
          {words.signOut}
        </button>
      </div>
    </nav>
  );
}
