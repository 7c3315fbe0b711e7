import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import { findCustomerId } from './queries.ts';

/**
 * Stores a person's customer id at the provider. Waits for an account deletion in progress.
 * @returns the stored id, which is the first one written; null when the person no longer exists
 */
export async function keepCustomer(db: Queryable, userId: string, customerId: string): Promise<string | null> {
  await db.execute(sql`
    insert into ${paymentCustomers} (user_id, customer_id)
    select id, ${customerId}::text from ${users} where id = ${userId}::uuid for key share
    on conflict do nothing`);
  return findCustomerId(db, userId);
}
