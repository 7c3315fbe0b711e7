import { useEffect } from 'react';
import { session, useAccount } from '../../lib/session.ts';

/**
 * Reloads the account when the subscription disagrees with it, because a payment was confirmed or a period ended while
 * the page was open. The header then shows the right count immediately.
 * @param isPaid what the subscription says; null while unknown
 * @param readAt when that was read, so that one read causes at most one reload
 */
export function useCurrentTier(isPaid: boolean | null, readAt: number): void {
  const { hasPremiumAccess } = useAccount();
  const differs = isPaid !== null && isPaid !== hasPremiumAccess;
  useEffect(() => {
    if (differs && readAt > 0) void session.recheck();
  }, [differs, readAt]);
}
