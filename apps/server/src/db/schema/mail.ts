import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails on their way out, written in the transaction of the change that causes them. Once a mail was sent, given up or
 * has expired, its text is erased: a link in it may open an account.
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
    /** When the next attempt is due; a mail server that does not answer is asked less and less often. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    /** When the link in it stops working; it is not sent after that. Null: never. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('outbox_mails_newest').on(table.createdAt.desc()),
    index('outbox_mails_expiring').on(table.expiresAt).where(sql`${table.text} <> ''`),
  ],
);
