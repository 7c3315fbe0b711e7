import { generationLimits, quotaPeriodStart, tierOf } from '@elan/domain/plans';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { listColleagues } from '../../db/project-people.ts';
import { userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findSubscription, planSubscription, type SubscriptionRow } from './queries.ts';

type Preferences = typeof userPreferences.$inferSelect;

/**
 * Changes a person's mirrored subscription. When that changes the plan or its period, updates the stored usage counts
 * in the same transaction (decisions S-02 and N-15) and notifies the person's tabs. Does nothing for a deleted account.
 * @param change writes the row while the person's row is locked
 */
export async function changeSubscription(
  deps: Deps,
  userId: string,
  change: (tx: Transaction, stored: SubscriptionRow | null) => Promise<void>,
): Promise<void> {
  const now = deps.now();
  await write(deps, async (work) => {
    const { tx } = work;
    // Lock the person first, as account deletion does: a deletion in progress finishes first and leaves nothing to
    // change.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    const [preferences] = await tx
      .select()
      .from(userPreferences)
      .where(eq(userPreferences.userId, userId))
      .for('update');
    if (preferences === undefined) return;
    const stored = await findSubscription(tx, userId);
    await change(tx, stored);
    const counts = countsFor(preferences, stored, await findSubscription(tx, userId), now);
    await tx.update(userPreferences).set(counts).where(eq(userPreferences.userId, userId));
    if (counts.aiUsageLimit === preferences.aiUsageLimit) return;
    work.liveUser(userId, 'session');
    // What is open to the people of somebody's projects depends on that plan (decision L-13).
    for (const id of await listColleagues(tx, userId)) work.liveUser(id, 'people');
  });
}

/**
 * The usage counts for the plan that now applies: they reset to zero at the start of each paid period and when a person
 * falls back to free. Founders are not counted, so their stored counts do not matter.
 */
function countsFor(
  preferences: Preferences,
  before: SubscriptionRow | null,
  after: SubscriptionRow | null,
  now: Date,
): Partial<Preferences> {
  const { aiUsagePeriodStart: storedStart } = preferences;
  const [planBefore, planAfter] = [planSubscription(before), planSubscription(after)];
  const tier = tierOf(false, planAfter, now);
  const fellBack = tier === 'free' && tierOf(false, planBefore, now) === 'premium';
  // When a plan lapsed without an event, only its old row shows it.
  const lastKnown = tier === 'free' ? planBefore : planAfter;
  const start = fellBack ? now : quotaPeriodStart(tier, storedStart, lastKnown, now);
  const aiUsageLimit = generationLimits[tier];
  if (start.getTime() === storedStart.getTime()) return { aiUsageLimit };
  return { aiUsageLimit, aiUsageCount: 0, aiAttemptCount: 0, aiUsagePeriodStart: start };
}
