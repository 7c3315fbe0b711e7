import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import { findCustomerId } from './queries.ts';

/**
 * Remembers who a person is at the provider. Waits for a deletion of the account that is under way.
 * @returns the id that is stored now: the first one wins; null when there is no such person
 */
export async function keepCustomer(db: Queryable, userId: string, customerId: string): Promise<string | null> {
  await db.execute(sql`
    insert into ${paymentCustomers} (user_id, customer_id)
    select id, ${customerId}::text from ${users} where id = ${userId}::uuid for key share
    on conflict do nothing`);
  return findCustomerId(db, userId);
}
