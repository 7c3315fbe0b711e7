import { useEffect } from 'react';
import { session, useAccount } from '../../lib/session.ts';

/**
 * Reads the account again when the subscription says something else than it: a payment was confirmed, or a period
 * ended, while the page was open. The header then shows the right count at once.
 * @param isPaid what the subscription says; null while it is not known
 * @param readAt when that was read, so that one reading asks once
 */
export function useCurrentTier(isPaid: boolean | null, readAt: number): void {
  const { hasPremiumAccess } = useAccount();
  const differs = isPaid !== null && isPaid !== hasPremiumAccess;
  useEffect(() => {
    if (differs && readAt > 0) void session.recheck();
  }, [differs, readAt]);
}
