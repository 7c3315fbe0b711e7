import type { Suggestion } from '@elan/contract/suggestions';
import { pageSizes } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { PersonColor } from '@elan/domain/people';
import type { Role } from '@elan/domain/permissions';
import { placeOfSuggestion, type SuggestionPlace, suggestionKinds } from '@elan/domain/suggestions/suggestion';
import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { type AuthorRow, authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { seesPrivateRows } from '../ledger/public.ts';
import { readCurrent } from './read-current.ts';

export type StoredSuggestion = typeof suggestions.$inferSelect;

export type Listed = {
  projectId: string;
  role: Role;
  state: 'open' | 'decided';
  place?: SuggestionPlace | undefined;
  module?: ModuleKey | undefined;
};

/** The rows of a page of suggestions, newest first: those last decided first once they are. */
export function suggestionRows(db: Queryable, listed: Listed, cursor?: string) {
  const at = listed.state === 'open' ? suggestions.createdAt : suggestions.decidedAt;
  return withPeople(db, listed.projectId)
    .where(and(matching(listed), after(cursor, { at, id: suggestions.id })))
    .orderBy(desc(at), desc(suggestions.id))
    .limit(pageSizes.suggestions + 1);
}

function matching({ projectId, role, state, place, module }: Listed): SQL | undefined {
  const kinds = suggestionKinds.filter((kind) => placeOfSuggestion[kind] === place);
  return and(
    eq(suggestions.projectId, projectId),
    state === 'open' ? eq(suggestions.state, 'open') : ne(suggestions.state, 'open'),
    seesPrivateRows(role) ? undefined : eq(suggestions.private, false),
    place === undefined ? undefined : inArray(suggestions.kind, kinds),
    module === undefined ? undefined : eq(suggestions.module, module),
  );
}

/** A page of the suggestions of a project, and how many there are. */
export async function listSuggestions(db: Queryable, listed: Listed, cursor: string | undefined) {
  const found = await suggestionRows(db, listed, cursor);
  const placeOf = ({ row }: FoundRow) => ({
    at: (listed.state === 'open' ? null : row.decidedAt) ?? row.createdAt,
    id: row.id,
  });
  const { rows, next } = pageOf(found, pageSizes.suggestions, placeOf);
  const [total] = await db.select({ count: count() }).from(suggestions).where(matching(listed));
  return { suggestions: await present(db, listed.projectId, rows), count: total?.count ?? 0, next };
}

/** One suggestion as it is now. */
export async function readSuggestion(db: Queryable, projectId: string, suggestionId: string): Promise<Suggestion> {
  const found = await withPeople(db, projectId).where(
    and(eq(suggestions.projectId, projectId), eq(suggestions.id, suggestionId)),
  );
  const [shown] = await present(db, projectId, found);
  if (shown === undefined) throw new Error('a suggestion that was just changed is not there');
  return shown;
}

/** One suggestion as it is stored; in any project, because ids are the device's. */
export async function findSuggestion(db: Queryable, suggestionId: string): Promise<StoredSuggestion | undefined> {
  const [found] = await db.select().from(suggestions).where(eq(suggestions.id, suggestionId));
  return found;
}

/** How many suggestions of a project wait for a decision, of those that the role may see. */
export async function countOpen(db: Queryable, projectId: string, role: Role): Promise<number> {
  const [open] = await db
    .select({ count: count() })
    .from(suggestions)
    .where(matching({ projectId, role, state: 'open' }));
  return open?.count ?? 0;
}

type FoundRow = { row: StoredSuggestion } & AuthorRow & {
    deciderEmail: string | null;
    deciderName: string | null;
    deciderColor: PersonColor | null;
  };

function withPeople(db: Queryable, projectId: string) {
  const people = projectPeople(db, projectId);
  const deciders = projectPeople(db, projectId, 'deciders');
  return db
    .select({
      row: suggestions,
      ...authorColumns(people),
      deciderEmail: deciders.email,
      deciderName: deciders.name,
      deciderColor: deciders.color,
    })
    .from(suggestions)
    .leftJoin(people, eq(people.userId, suggestions.userId))
    .leftJoin(deciders, eq(deciders.userId, suggestions.decidedBy));
}

async function present(db: Queryable, projectId: string, rows: readonly FoundRow[]): Promise<Suggestion[]> {
  const open = rows.filter(({ row }) => row.state === 'open').map(({ row }) => row.proposed);
  const currentOf = await readCurrent(db, projectId, open);
  return rows.map(({ row, deciderEmail, deciderName, deciderColor, ...author }) => {
    const current = row.state === 'open' ? currentOf(row.proposed) : null;
    const decider = { userId: row.decidedBy, email: deciderEmail, name: deciderName, color: deciderColor };
    return {
      id: row.id,
      project_id: row.projectId,
      proposed: row.proposed as Suggestion['proposed'],
      reason: row.reason,
      state: row.state,
      user_id: row.userId,
      user_profile: authorOf({ userId: row.userId, ...author }),
      program: row.program,
      created_at: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: authorOf(decider),
      word: row.word,
      standing: current && { ...current, changed: current.version !== row.baseVersion },
    };
  });
}
