import { CreditCard, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../components/ui/menu.tsx';
import { currentProject } from '../../lib/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushPendingWork } from '../../lib/pending-work.ts';
import { sleep } from '../../lib/retry.ts';
import { session, useAccount } from '../../lib/session.ts';
import { layoutMessages } from './messages.ts';

/** How long signing out waits for unsaved answers; they are on this device in any case. */
const longestFlush = 2_000;

export function UserMenu() {
  const words = useMessages(layoutMessages);
  const { user, isFounder } = useAccount();
  const navigate = useNavigate();
  const initial = [...user.email][0]?.toLocaleUpperCase() ?? '?';

  const signOut = async () => {
    await Promise.race([flushPendingWork(), sleep(longestFlush)]);
    await session.signOut();
    currentProject.set(user.id, null);
    await navigate('/auth', { replace: true });
  };

  return (
    <Menu
      trigger={
        <button
          aria-label={words.userMenu(user.email)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary font-semibold text-on-primary hover:bg-primary-hover"
          type="button"
        >
          {initial}
        </button>
      }
    >
      <MenuHeading>{user.email}</MenuHeading>
      <MenuSeparator />
      <MenuLink icon={<UserRound aria-hidden className="size-5" />} to="/account">
        {words.myAccount}
      </MenuLink>
      {!isFounder && (
        <MenuLink icon={<CreditCard aria-hidden className="size-5" />} to="/pricing">
          {words.subscription}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden className="size-5" />} onSelect={() => void signOut()}>
        {words.signOut}
      </MenuItem>
    </Menu>
  );
}
