import { and, eq, like, sql } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/account.ts';
import { isSandbox } from '../../platform/payments/sandbox.ts';
import type { Deps } from '../../rpc/deps.ts';
import { changeSubscription } from './change-subscription.ts';
import { mirrorCustomer } from './mirror-subscriptions.ts';
import { requireSellable } from './selling.ts';

/** Questions to the provider at a time: far below what it allows a second. */
const atOnce = 5;

/**
 * Asks the provider about every subscription that counts as live or ended within a week, and about whoever opened a
 * checkout within a week: what a lost event would have told (decision S-21).
 */
export async function reconcileSubscriptions(deps: Deps): Promise<void> {
  const { db, payments: provider, log } = deps;
  if (provider === null) return;
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
  // The job tries again later.
  if (failed > 0) throw new Error(`${failed} of ${rows.length} subscriptions could not be reconciled`);
}

/**
 * At the start: what was bought in the sandbox counts only there, and the sandbox renews only what is looked at. With a
 * real provider the price is compared with the one that is shown, for the log.
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
