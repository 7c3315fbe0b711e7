import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/**
 * After a change of address, and when an invitation to the earlier one is accepted: the person's rows in other people's
 * projects carry the present one, so that nobody can be invited twice. A project that invited the new address already
 * keeps both rows. An open invitation keeps the address that its owner typed, and so does one that was declined: nobody
 * is to learn of an account, or of its new address, from it.
 */
export async function renameInvitations(tx: Transaction, userId: string, address: string): Promise<void> {
  await tx.execute(sql`
    update project_collaborators c
    set invited_email = ${address}, invited_email_lower = ${address}, updated_at = now()
    where c.user_id = ${userId} and c.status = 'accepted' and not exists (
      select from project_collaborators o where o.project_id = c.project_id and o.invited_email_lower = ${address})`);
}
