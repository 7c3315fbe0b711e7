import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/**
 * After a change of address: the person's rows in other people's projects carry the new one, so that nobody can be
 * invited twice. A project that invited the new address already keeps both rows.
 */
export async function renameInvitations(tx: Transaction, userId: string, address: string): Promise<void> {
  await tx.execute(sql`
    update project_collaborators c
    set invited_email = ${address}, invited_email_lower = ${address}, updated_at = now()
    where c.user_id = ${userId} and not exists (
      select from project_collaborators o where o.project_id = c.project_id and o.invited_email_lower = ${address})`);
}
