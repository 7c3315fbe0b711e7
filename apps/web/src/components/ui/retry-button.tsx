import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { actionWords } from './action-words.ts';
import { Button } from './button.tsx';

/**
 * Repeats what failed in one part of a screen. Not shown while the server is out of reach: the banner at the top then
 * repeats everything at once.
 */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const words = useMessages(actionWords);
  if (useIsOffline()) return null;
  return (
    <Button onClick={onRetry} size="small" variant="secondary">
      {words.retry}
    </Button>
  );
}
