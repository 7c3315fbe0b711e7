import type { NoticeKind } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './auth.ts';

/**
 * Outgoing mails, written in the transaction of the change that causes them. The text is erased once a mail has been
 * sent, given up or has expired, because a link in it may open an account.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where this kind of mail can be switched off; null: it cannot. Erased with the text. */
    unsubscribe: text(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When the next attempt is due; the delay grows while the mail server does not answer. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    /** When the link in it expires; the mail is not sent after that. Null: never. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('outbox_mails_newest').on(table.createdAt.desc()),
    index('outbox_mails_expiring').on(table.expiresAt).where(sql`${table.text} <> ''`),
  ],
);

/** The kinds of notice a person has switched on or off; a kind without a row has its default. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: ofUser(),
    kind: text().$type<NoticeKind>().notNull(),
    /** By mail. */
    wanted: boolean().notNull(),
    /** Whether the bell shows this kind. */
    bell: boolean().notNull().default(true),
    /** When the person chose: evidence of consent. */
    chosenAt: timestamp('chosen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The moment up to which the digests sent so far have looked; only the digest has one. */
    coveredUntil: timestamp('covered_until', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('notice_choices_digest').on(table.userId).where(sql`${table.kind} = 'digest' and ${table.wanted}`),
  ],
);
