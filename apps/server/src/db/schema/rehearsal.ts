import type { Language } from '@elan/domain/locale';
import type { AnswerPoint } from '@elan/domain/rehearsal/answer-points';
import type { StoredWeighing } from '@elan/domain/rehearsal/weighing';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

/** What identifies an answer, and what it says, now or earlier. */
const wording = () => ({
  projectId: ofProject(),
  /** The question's id, derived from the fact behind it. */
  question: text().notNull(),
  version: integer().notNull(),
  text: text().notNull(),
  language: text().$type<Language>().notNull(),
});

/** Answers to a lender's questions. An answer stays when its question is no longer asked. */
export const rehearsalAnswers = pgTable(
  'rehearsal_answers',
  {
    ...wording(),
    /** The question as it was asked when the answer was last written. */
    asked: text().notNull(),
    /** Points of a good answer that a person found in it. */
    ticked: text().array().$type<AnswerPoint[]>().notNull().default(sql`'{}'`),
    /** How a model last compared it with the plan. */
    weighing: jsonb().$type<StoredWeighing>(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.question] }),
    index('rehearsal_answers_author').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
);

/** Earlier texts of them, kept by the same rule as earlier texts of answers. */
export const rehearsalAnswerVersions = pgTable(
  'rehearsal_answer_versions',
  {
    ...wording(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.question, table.version] }),
    index('rehearsal_answer_versions_author').on(table.writtenBy).where(sql`${table.writtenBy} is not null`),
  ],
);
