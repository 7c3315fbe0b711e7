import { noticeChoices as choicesOf, type NoticeChoices } from '@elan/domain/notices';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isoUtc } from '../../db/json-row.ts';
import { noticeChoices } from '../../db/schema/mail.ts';

/** Which notices a person gets by mail. */
export async function readNotices(db: Database, userId: string): Promise<NoticeChoices> {
  return choicesOf(await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId)));
}

/** Days after which a mail that could not be sent is given up. */
export const mailLifetimeDays = 3;

/** Mails that may still be sent. */
export const isStillWaiting = sql`sent_at is null
  and due_at < created_at + make_interval(days => ${mailLifetimeDays})
  and created_at > now() - make_interval(days => ${mailLifetimeDays})
  and (expires_at is null or expires_at > now())`;

/** Number of unsent emails, and how long the oldest has been waiting. */
export async function readMailQueue(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ waiting: number; oldestSeconds: number }>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from outbox_mails where ${isStillWaiting}`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

export type UnsentMail = {
  id: string;
  recipient: string;
  subject: string;
  attempts: number;
  createdAt: string;
  /** Null once it was given up. */
  dueAt: string | null;
  /** Whether its text was erased, so that it cannot be sent any more. */
  erased: boolean;
};

/**
 * Mails that wait or were given up, newest first.
 * @param recipient an address in lower case; undefined for everybody's
 */
export async function listUnsentMails(
  db: Database,
  recipient: string | undefined,
  limit: number,
): Promise<UnsentMail[]> {
  const { rows } = await db.execute<UnsentMail>(sql`
    select id, recipient, subject, attempts, text = '' as erased,
      ${sql.raw(isoUtc('created_at'))} as "createdAt",
      case when ${isStillWaiting} then ${sql.raw(isoUtc('due_at'))} end as "dueAt"
    from outbox_mails
    where sent_at is null${recipient === undefined ? sql`` : sql` and lower(recipient) = ${recipient}`}
    order by created_at desc limit ${limit}`);
  return rows;
}
