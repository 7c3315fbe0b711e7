import { Refusal } from '@elan/domain/errors';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/account.ts';
import { checkouts, paymentCustomers } from '../../db/schema/billing.ts';
import type { Deps } from '../../rpc/deps.ts';
import { askProvider } from './ask-provider.ts';
import { changeSubscription } from './change-subscription.ts';
import { hasEnded } from './choose-subscription.ts';
import { findCustomerId, findSubscription } from './queries.ts';

/**
 * Ends everything a person has at the payment provider: an open checkout, the subscription and the customer. Called
 * before an account is deleted (decision S-19); safe to repeat.
 * @throws Refusal UNAVAILABLE when the provider fails or is not connected; the caller must then delete nothing
 */
export async function endSubscription(deps: Deps, userId: string): Promise<void> {
  const { db } = deps;
  const stored = await findSubscription(db, userId);
  const customerIds = new Set([await findCustomerId(db, userId), stored?.customerId].filter((id) => id != null));
  if (customerIds.size === 0) return;
  if (deps.payments === null) {
    if (stored === null || hasEnded({ status: stored.subscriptionStatus })) return;
    deps.log.error('a running subscription cannot be ended: no payment provider is connected');
    throw new Refusal('UNAVAILABLE');
  }
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.userId, userId));
  await askProvider(deps, async (provider) => {
    // Do this first so that nothing can be paid while the rest ends.
    if (checkout?.sessionId != null) await provider.expireCheckout(checkout.sessionId);
    for (const customerId of customerIds) {
      for (const subscription of await provider.listSubscriptions(customerId)) {
        if (!hasEnded(subscription)) await provider.cancelSubscription(subscription.id);
      }
      await provider.deleteCustomer(customerId);
    }
  });
  await changeSubscription(deps, userId, async (tx) => {
    await tx.delete(checkouts).where(eq(checkouts.userId, userId));
    await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId));
    await tx.update(subscriptions).set({ subscriptionStatus: 'canceled' }).where(eq(subscriptions.userId, userId));
  });
}
