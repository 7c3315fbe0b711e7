import { useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { session } from '../../lib/session.ts';
import { layoutMessages } from './messages.ts';

/** The server cannot be reached: what is safe, and a way to try again (DASH-012, OFF-001). */
export function OfflineBanner() {
  const words = useMessages(layoutMessages);
  const offline = useIsOffline();
  const queryClient = useQueryClient();
  if (!offline) return null;

  const retry = () => Promise.allSettled([session.recheck(), queryClient.invalidateQueries()]);

  return (
    <Banner
      action={
        <Button onClick={retry} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      className="mb-6"
      title={words.offlineTitle}
      tone="warning"
    >
      {words.offline}
    </Banner>
  );
}
