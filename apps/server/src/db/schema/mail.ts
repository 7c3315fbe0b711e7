import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
