import { sql } from 'drizzle-orm';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Tells the payment provider the new addresses of its customers, so that receipts reach them. What fails is logged and
 * tried again by the nightly job.
 * @param userId only this person; without it everybody whose address the provider does not know
 */
export async function changeCustomerEmail({ db, payments, log }: Deps, userId: string | null = null): Promise<void> {
  if (payments === null) return;
  const { rows } = await db.execute<{ customerId: string; email: string }>(sql`
    select p.customer_id as "customerId", u.email from payment_customers p join users u on u.id = p.user_id
    where p.told_email is distinct from u.email and (${userId}::uuid is null or p.user_id = ${userId}::uuid)`);
  for (const { customerId, email } of rows) {
    try {
      await payments.changeEmail(customerId, email);
      await db.execute(sql`update payment_customers set told_email = ${email} where customer_id = ${customerId}`);
    } catch (error) {
      log.warn({ err: error }, 'the payment provider was not told a new address; the nightly job tries again');
    }
  }
}
