import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Proposed, SuggestionKind, SuggestionState } from '@elan/domain/suggestions/suggestion';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { ofProject } from './projects.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Changes that somebody suggests. They change nothing until an editor accepts them. */
export const suggestions = pgTable(
  'suggestions',
  {
    /** Chosen by the device that made it, so that a repeated request is recognized. */
    id: uuid().primaryKey(),
    projectId: ofProject(),
    /** Null once the account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The program that made it for the person, by the name of its access token. */
    program: text(),
    kind: text().$type<SuggestionKind>().notNull(),
    /** Answers only. */
    module: text().$type<ModuleKey>(),
    /** About debts or the household: only for people who may see those rows. */
    private: boolean().notNull(),
    /** The version it was made over; null for what is new. */
    baseVersion: integer('base_version'),
    proposed: jsonb().$type<Proposed>().notNull(),
    reason: text().notNull(),
    state: text().$type<SuggestionState>().notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The message to its author. */
    word: text().notNull().default(''),
  },
  (table) => [
    index('suggestions_open').on(table.projectId, table.createdAt, table.id).where(sql`${table.state} = 'open'`),
    index('suggestions_decided').on(table.projectId, table.decidedAt, table.id).where(sql`${table.state} <> 'open'`),
    index('suggestions_project').on(table.projectId),
    index('suggestions_age').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('suggestions_author').on(table.userId).where(sql`${table.userId} is not null`),
    index('suggestions_decider').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
  ],
);
