import { Refusal } from '@elan/domain/errors';
import { tierOf } from '@elan/domain/plans';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { askProvider } from './ask-provider.ts';
import { hasEnded } from './choose-subscription.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';
import { findSubscription, planSubscription } from './queries.ts';

/**
 * Asks the provider for a checkout's result and stores the subscription it created (decision S-12). Safe to repeat.
 * @throws Refusal NOT_FOUND for a checkout that is not the person's own, UNAVAILABLE
 */
export function verifyCheckout(
  deps: Deps,
  user: UserActor,
  checkoutId: string,
): Promise<{ status: 'complete' | 'pending' | 'failed' }> {
  return askProvider(deps, async (provider) => {
    const checkout = await provider.findCheckout(checkoutId);
    if (checkout === null || checkout.userId !== user.userId) throw new Refusal('NOT_FOUND');
    if (checkout.status === 'expired') return { status: 'failed' };
    if (checkout.status === 'open' || checkout.customerId === null) return { status: 'pending' };
    const mirrored = await mirrorCustomer(deps, provider, checkout.customerId);
    const isOwn = mirrored?.userId === user.userId;
    const stored = planSubscription(await findSubscription(deps.db, user.userId));
    if (isOwn && tierOf(false, stored, deps.now()) === 'premium') return { status: 'complete' };
    return { status: mirrored?.current && hasEnded(mirrored.current) ? 'failed' : 'pending' };
  });
}
