import { sql } from 'drizzle-orm';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Links the pending invitations for a person's address to their account (INV-017). Only a confirmed address counts
 * (decision S-08); on a server that sends no mail, addresses cannot be confirmed and all count.
 */
export async function linkInvitations({ db, settings }: Pick<Deps, 'db' | 'settings'>, userId: string): Promise<void> {
  await db.execute(sql`
    update project_collaborators c set user_id = u.id, updated_at = now()
    from users u
    where u.id = ${userId} and (u.email_verified or ${!settings.confirmsAddresses}::boolean)
      and c.invited_email_lower = lower(u.email) and c.user_id is null and c.status = 'pending'`);
}
