import { Refusal } from '@elan/domain/errors';
import type { Deps } from '../../rpc/deps.ts';
import { askProvider } from './ask-provider.ts';
import { hasEnded } from './choose-subscription.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';
import { findSubscription } from './queries.ts';

/**
 * Ends a person's subscription with the period that is paid for, as they could in the provider's portal.
 * @returns when it ends; null if the provider named no date
 * @throws Refusal NOT_FOUND without a running subscription, CONFLICT when it already ends, UNAVAILABLE when the provider
 *   fails or is not connected
 */
export async function cancelAtPeriodEnd(deps: Deps, userId: string): Promise<Date | null> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) throw new Refusal('NOT_FOUND');
  const current = await askProvider(deps, async (provider) => {
    // The mirror may be behind: only the provider knows what runs.
    const before = (await mirrorCustomer(deps, provider, stored.customerId))?.current ?? null;
    if (before === null || hasEnded(before)) throw new Refusal('NOT_FOUND');
    if (before.cancelAtPeriodEnd || before.cancelAt !== null) throw new Refusal('CONFLICT');
    await provider.cancelAtPeriodEnd(before.id);
    return (await mirrorCustomer(deps, provider, stored.customerId))?.current ?? null;
  });
  const end = current?.cancelAt ?? current?.currentPeriodEnd ?? null;
  return end === null ? null : new Date(end * 1_000);
}
