import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What operators did from the command line (admin/). A trigger refuses to change or delete a row. The log outlives the
 * accounts it names: an account is only named by its id, without a reference to it.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Who did it: a name given with --as, or else the account of the operating system. */
    operator: text().notNull(),
    /** The account of the operating system it was done under. */
    systemUser: text('system_user').notNull(),
    act: text().notNull(),
    /** The account it concerned; null if none, or none that exists. */
    subjectId: uuid('subject_id'),
    /** What else was asked for: values from closed lists, ids and months, never an address or a text. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** An act that changes something or takes data out has two rows: before it begins, and when it has ended. */
    outcome: text().$type<'begun' | 'done' | 'refused' | 'failed'>().notNull(),
  },
  (table) => [index('operator_acts_newest').on(table.at, table.id), index('operator_acts_subject').on(table.subjectId)],
);
