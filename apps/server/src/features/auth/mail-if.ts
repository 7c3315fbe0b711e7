import { sql } from 'drizzle-orm';
import { outboxMails } from '../../db/schema/mail.ts';
import type { Mail, Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Queues a mail or not, with the same statement: response times must not reveal whether an address has an account. */
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
