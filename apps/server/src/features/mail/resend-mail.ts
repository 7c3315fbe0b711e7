import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

export type Resending = 'queued' | 'unknown' | 'sent' | 'erased' | 'expired';

/**
 * Puts a mail that waits or was given up back at the head of the queue, with all its attempts. It keeps its id, so that
 * one that arrived after all is recognized as the same.
 * @returns why it cannot be sent, unless it is queued
 */
export async function resendMail(db: Database, id: string): Promise<Resending> {
  const queued = await db.execute(sql`
    update outbox_mails set created_at = now(), due_at = now(), attempts = 0
    where id = ${id} and sent_at is null and text <> '' and (expires_at is null or expires_at > now())
    returning id`);
  if (queued.rows.length > 0) return 'queued';
  const { rows } = await db.execute<{ state: Resending }>(sql`
    select case when sent_at is not null then 'sent' when expires_at <= now() then 'expired' else 'erased' end as state
    from outbox_mails where id = ${id}`);
  return rows[0]?.state ?? 'unknown';
}
