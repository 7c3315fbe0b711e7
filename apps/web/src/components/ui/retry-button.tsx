import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { retryWords } from './retry-words.ts';

/**
 * Repeats what failed in one part of a screen. Not shown while the server is out of reach: the banner at the top then
 * repeats everything at once.
 */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const words = useMessages(retryWords);
  if (useIsOffline()) return null;
  return (
    <Button onClick={onRetry} size="small" variant="secondary">
      {words.retry}
    </Button>
  );
}
