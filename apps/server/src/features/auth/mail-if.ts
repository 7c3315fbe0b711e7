import { sql } from 'drizzle-orm';
import { outboxMails } from '../../db/schema/mail.ts';
import type { Mail, Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Puts a mail into the outbox or not, with the same statement: how long an answer takes must not tell whether an address
 * has an account.
 */
export async function mailIf(
  { wakeMails }: Pick<Deps, 'wakeMails'>,
  { tx, afterCommit }: Write,
  isMeant: boolean,
  { recipient, subject, text, html, expiresAt }: Mail,
): Promise<void> {
  await tx.execute(sql`
    insert into ${outboxMails} (recipient, subject, text, html, expires_at)
    select ${recipient}::text, ${subject}::text, ${text}::text, ${html}::text, ${expiresAt ?? null}::timestamptz
    where ${isMeant}::boolean`);
  afterCommit(wakeMails);
}
