import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { isDemoAccount, session, useAccount, useSession } from '../../data/account/session.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';

/**
 * Explains what is wrong, what is safe, and how to retry, when the server cannot be reached (DASH-012, OFF-001), the
 * screens show the demonstration (S-10), or the account itself could not be loaded (ERR-022).
 */
export function OfflineBanner() {
  const words = useMessages(layoutMessages);
  const offline = useIsOffline();
  const state = useSession();
  const demo = isDemoAccount(useAccount());
  const queryClient = useQueryClient();

  // When the browser reports that it is online again, try to load the real account.
  useEffect(() => {
    if (!demo) return;
    const look = () => void session.load();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [demo]);

  const retry = () => Promise.allSettled([session.load(), queryClient.invalidateQueries()]);
  const notice = () => {
    if (demo) return { title: words.demoTitle, text: words.demo };
    if (offline) return { title: words.offlineTitle, text: words.offline };
    const isPartial = state.status === 'signed-in' && state.problem !== undefined;
    return isPartial ? { title: words.accountTitle, text: words.accountDefaults } : null;
  };
  const shown = notice();
  if (shown === null) return null;

  return (
    <Banner
      action={
        <Button onClick={retry} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      className="mb-6"
      title={shown.title}
      tone="warning"
    >
      {shown.text}
    </Banner>
  );
}
