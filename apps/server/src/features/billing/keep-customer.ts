import type { Queryable } from '../../db/client.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import { findCustomerId } from './queries.ts';

/**
 * Remembers who a person is at the provider.
 * @returns the id that is stored now: the first one wins
 */
export async function keepCustomer(db: Queryable, userId: string, customerId: string): Promise<string | null> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing();
  return findCustomerId(db, userId);
}
