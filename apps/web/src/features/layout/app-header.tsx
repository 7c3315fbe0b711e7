import { Menu as MenuIcon, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { FounderBadge } from '../../components/founder-badge.tsx';
import { PresenceInitials } from '../../components/presence.tsx';
import { colleaguesAmong } from '../../components/present-people.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LanguageToggle } from '../../components/ui/language-toggle.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { UsageMeter } from '../../components/usage-meter.tsx';
import { setAccountLanguage } from '../../data/account/account-language.ts';
import { useAccount } from '../../data/account/session.ts';
import { useLive } from '../../data/live/live-tab.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { InvitationsBell } from './invitations-bell.tsx';
import { LiveDot } from './live-dot.tsx';
import { layoutMessages } from './messages.ts';
import { UserMenu } from './user-menu.tsx';

type Props = {
  projectName: string | null;
  menuId: string;
  menuOpen: boolean;
  menuButton: RefObject<HTMLButtonElement | null>;
  onToggleMenu: () => void;
  onStartTour: () => void;
  onSignOut: () => void;
  /** The palette's button. */
  palette: ReactNode;
};

export function AppHeader(props: Props) {
  const { projectName, menuId, menuOpen, menuButton, onToggleMenu, onStartTour, onSignOut, palette } = props;
  const words = useMessages(layoutMessages);
  const account = useAccount();

  return (
    // Not sticky on a small or highly zoomed screen, where it would leave little room to read. An open menu of the
    // header is above the tour.
    <header
      className="sticky top-0 z-30 has-[[aria-expanded=true]]:z-[60] border-b border-line bg-paper/95 backdrop-blur-sm max-[22.4rem]:static [@media(max-height:26rem)]:static"
      data-app-header
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1.5 px-3 py-2 sm:gap-x-5 sm:px-6">
        <IconButton
          aria-controls={menuId}
          aria-expanded={menuOpen}
          className="-ml-2 sm:hidden"
          data-tour="menu"
          icon={menuOpen ? <X aria-hidden className="size-6" /> : <MenuIcon aria-hidden className="size-6" />}
          label={menuOpen ? words.closeMenu : words.openMenu}
          onClick={onToggleMenu}
          ref={menuButton}
        />
        <Link className="rounded-xl py-1 text-ink no-underline" to="/dashboard">
          <Wordmark narrow="sign" tagline={words.tagline} />
          <span className="sr-only">, {words.dashboard}</span>
        </Link>
        <div className="order-last flex w-full min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:flex-nowrap lg:order-none lg:w-auto lg:flex-1 lg:justify-end">
          {projectName !== null && <OpenProject name={projectName} />}
          <div className="ml-auto max-w-full shrink-0" data-tour="usage">
            {account.isFounder ? <FounderBadge /> : <UsageMeter account={account} className="w-44 max-w-full" />}
          </div>
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-3">
          {palette}
          <LanguageToggle onSelect={setAccountLanguage} />
          <InvitationsBell />
          <UserMenu onSignOut={onSignOut} onStartTour={onStartTour} />
        </div>
      </div>
    </header>
  );
}

function OpenProject({ name }: { name: string }) {
  const words = useMessages(layoutMessages);
  const { user } = useAccount();
  const { people } = useLive();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5 lg:border-l lg:border-line lg:pl-5">
      <LiveDot />
      <p className="min-w-0 truncate font-semibold" title={name}>
        <span className="sr-only">{words.currentProject} </span>
        {name}
      </p>
      <PresenceInitials colleagues={colleaguesAmong(people, user.id)} />
    </div>
  );
}
