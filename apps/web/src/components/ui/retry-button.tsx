import type { ReactNode } from 'react';
import { useIsOffline } from '../../lib/connection.ts';
import { Button } from './button.tsx';

/**
 * Repeats what failed in one part of a screen. Not shown while the server is out of reach: the banner at the top then
 * repeats everything at once.
 */
export function RetryButton({ onRetry, children }: { onRetry: () => unknown; children: ReactNode }) {
  if (useIsOffline()) return null;
  return (
    <Button onClick={onRetry} size="small" variant="secondary">
      {children}
    </Button>
  );
}
