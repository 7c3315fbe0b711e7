import type { ReactNode } from 'react';
import { useIsOffline } from '../../lib/connection.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Button } from './button.tsx';

const messages = defineMessages({ retry: { en: 'Try again', fr: 'Réessayer' } });

/**
 * Repeats what failed in one part of a screen. Not shown while the server is out of reach: the banner at the top then
 * repeats everything at once.
 */
export function RetryButton({ onRetry, children }: { onRetry: () => unknown; children?: ReactNode }) {
  const words = useMessages(messages);
  if (useIsOffline()) return null;
  return (
    <Button onClick={onRetry} size="small" variant="secondary">
      {children ?? words.retry}
    </Button>
  );
}
