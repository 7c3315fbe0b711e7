import type { Subscription } from '@elan/domain/plans';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/account.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function findCustomerId(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return row?.customerId ?? null;
}

/** Number of a read from the provider, taken before the read starts. */
export async function nextReadNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('subscription_reads') as number`);
  return Number(rows[0]?.number);
}

/** The fields of a row that the plan rules need (domain/plans.ts). */
export function planSubscription(row: SubscriptionRow | null): Subscription | null {
  if (row === null || row.currentPeriodStart === null || row.currentPeriodEnd === null) return null;
  const { subscriptionStatus: status, currentPeriodStart, currentPeriodEnd } = row;
  return { status, currentPeriodStart, currentPeriodEnd };
}
