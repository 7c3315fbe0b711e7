import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../db/client.ts';
import { updateInPortions } from '../../db/portions.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import type { MailSender, OutgoingMail } from '../../platform/mail/port.ts';
import type { Metrics } from '../../platform/metrics/port.ts';
import { isStillWaiting, mailLifetimeDays } from './queries.ts';

/** Attempts after which a permanently refused recipient is given up. */
const refusedAttempts = 5;
/** Longest wait between attempts, in minutes; the first wait is one minute and each one after doubles. */
const longestWait = 60;

/** Erases what a mail said. */
const erased = sql`text = '', html = '', unsubscribe = null`;

export type MailQueue = { db: Queryable; log: Logger; metrics: Metrics };
type ClaimedMail = OutgoingMail & { attempts: number };

/** Sends due mails one by one until none are left or the mail server does not answer. */
export async function sendDueMails(
  { db, log, metrics }: MailQueue,
  sender: MailSender,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const mail = await claimMail(db);
    if (mail === undefined) return;
    const result = await sender.send(mail);
    metrics.mail(result.outcome);
    const { id, attempts } = mail;
    if (result.outcome === 'sent') {
      await db.execute(sql`update outbox_mails set sent_at = now(), ${erased} where id = ${id}`);
      continue;
    }
    log.warn({ mail: id, attempts, outcome: result.outcome, reason: result.reason }, 'mail not sent');
    if (result.outcome === 'refused' && attempts >= refusedAttempts) {
      await giveUp(db, id);
      metrics.mail('given_up');
    }
    if (result.outcome === 'unreachable') return;
  }
}

/**
 * Claims the mail that has waited longest and postpones its next attempt before sending. This way no transaction stays
 * open, no two processes send the same mail, and after a crash it is tried again. Gives up a mail whose next attempt is
 * past its lifetime or whose link has expired. A mail that waits for longer than the longest wait was postponed before
 * the clock was set back, and is due. Times are rounded to milliseconds: one that was queued just now may be due half a
 * millisecond later.
 */
async function claimMail(db: Queryable): Promise<ClaimedMail | undefined> {
  const result = await db.execute<ClaimedMail>(sql`
    update outbox_mails set attempts = attempts + 1,
      due_at = now() + make_interval(mins => least(${longestWait}::int, power(2, least(attempts, 10))::int))
    where id = (
      select id from outbox_mails
      where (due_at <= now() + interval '1 millisecond'
          or due_at > now() + make_interval(mins => ${longestWait}::int + 1))
        and ${isStillWaiting}
      order by due_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html, unsubscribe, attempts`);
  return result.rows[0];
}

/** Erases the text of mails whose links have expired; without a mail server nothing else would. */
export function eraseExpiredMails(db: Database): Promise<void> {
  const isExpired = sql`${outboxMails.text} <> '' and ${outboxMails.expiresAt} < now()`;
  return updateInPortions(db, outboxMails, erased, isExpired);
}

async function giveUp(db: Queryable, id: string): Promise<void> {
  await db.execute(
    sql`update outbox_mails set due_at = created_at + make_interval(days => ${mailLifetimeDays}), ${erased}
      where id = ${id}`,
  );
}
