import { and, eq, like, sql } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/account.ts';
import { isSandbox } from '../../platform/payments/sandbox.ts';
import type { Deps } from '../../rpc/deps.ts';
import { changeCustomerEmail } from './change-customer-email.ts';
import { changeSubscription } from './change-subscription.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';
import { requireSellable } from './selling.ts';

/** Concurrent requests to the provider, far below its rate limit. */
const atOnce = 5;

/**
 * Checks with the provider every subscription that is live or ended within the last week, and everyone who opened a
 * checkout within a week, to catch up on lost events (decision S-21). First sends it any addresses it lacks.
 */
export async function reconcileSubscriptions(deps: Deps): Promise<void> {
  const { db, payments: provider, log } = deps;
  if (provider === null) return;
  await changeCustomerEmail(deps);
  const weekAgo = new Date(deps.now().getTime() - 7 * 24 * 60 * 60 * 1000);
  const { rows } = await db.execute<{ customerId: string }>(sql`
    select customer_id as "customerId" from stripe_user_subscriptions
    where subscription_status not in ('canceled', 'incomplete_expired')
      or current_period_end > ${Math.floor(weekAgo.getTime() / 1000)}
    union
    select p.customer_id from payment_customers p join checkouts c on c.user_id = p.user_id
    where c.created_at > ${weekAgo.toISOString()}`);
  let failed = 0;
  const next = rows.values();
  const work = async () => {
    for (const { customerId } of next) {
      try {
        await mirrorCustomer(deps, provider, customerId);
      } catch (error) {
        failed += 1;
        log.error({ err: error }, 'a subscription could not be reconciled');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // Make the job try again later.
  if (failed > 0) throw new Error(`${failed} of ${rows.length} subscriptions could not be reconciled`);
}

/**
 * Run at startup. Ends sandbox subscriptions when the sandbox is not the provider, and otherwise reads them so that the
 * sandbox renews them. With a real provider, compares its price with the one shown and logs a difference.
 */
export async function prepareSubscriptions(deps: Deps): Promise<void> {
  const { db, payments: provider, log } = deps;
  if (provider !== null && isSandbox(provider)) return reconcileSubscriptions(deps);
  const { rows } = await db.execute<{ userId: string }>(sql`select user_id as "userId" from stripe_user_subscriptions
    where subscription_id like 'sub\\_sandbox\\_%' and subscription_status <> 'canceled'`);
  for (const { userId } of rows) {
    await changeSubscription(deps, userId, async (tx) => {
      await tx
        .update(subscriptions)
        .set({ subscriptionStatus: 'canceled' })
        .where(and(eq(subscriptions.userId, userId), like(subscriptions.subscriptionId, 'sub\\_sandbox\\_%')));
    });
  }
  if (provider === null) return;
  requireSellable(deps, provider).catch((error: unknown) => log.warn({ err: error }, 'the price was not confirmed'));
}
