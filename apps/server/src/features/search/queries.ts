import type { ModuleKey } from '@elan/domain/modules/keys';
import { can, roles } from '@elan/domain/permissions';
import { mostSearchResults } from '@elan/domain/search';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { StoredSearchKind } from '../../db/schema/search.ts';

export type FoundText = {
  projectId: string;
  projectName: string;
  kind: StoredSearchKind;
  module: ModuleKey;
  place: string;
  content: string;
};

/** PostgreSQL's array literal of words, which contain letters, digits and underscores only. */
const wordArray = (words: readonly string[]) => sql.param(`{${words.join()}}`);

/** The roles that find rows about debts and the household. */
const rolesSeeingPrivateRows = roles.filter((role) => can(role, 'project:private'));

/**
 * The newest texts with every one of the words, in projects that the person owns or takes part in, the trash left out:
 * one more than is shown. The words' index is read first, behind the ids of these projects' owners, so the work grows
 * with what those few people wrote and not with the table.
 */
export function foundTexts(userId: string, words: readonly string[]) {
  return sql`
    with readable as materialized (
      select p.id, p.name, p.user_id, true as private from projects p
      where p.user_id = ${userId} and p.deleted_at is null
      union all
      select p.id, p.name, p.user_id, c.role = any(${wordArray(rolesSeeingPrivateRows)}::text[]) from project_collaborators c join projects p on p.id = c.project_id
      where c.user_id = ${userId} and c.status = 'accepted' and p.deleted_at is null
    ), found as materialized (
      select project_id, kind, module, place, changed_at from search_texts
      where words @@ (
        select search_query(array(select distinct search_scope(user_id) from readable), ${wordArray(words)}::text[]))
    )
    select f.project_id as "projectId", r.name as "projectName", f.kind, f.module, f.place
    from found f join readable r on r.id = f.project_id and (r.private or f.kind <> 'private-row')
    order by f.changed_at desc, f.project_id, f.kind, f.module, f.place limit ${sql.raw(String(mostSearchResults + 1))}`;
}

/** The found texts with their content; one that was removed a moment ago is left out. */
export async function findTexts(db: Queryable, userId: string, words: readonly string[]): Promise<FoundText[]> {
  const { rows } = await db.execute<FoundText>(sql`
    select t.*, c.content from (${foundTexts(userId, words)}) t,
      search_content(t."projectId", t.kind, t.module, t.place) c
    where c.content is not null`);
  return rows;
}

/** The stems by which the index finds each word. */
export async function readStems(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ stems: string[] }>(sql`
    select search_stems(array_to_string(${wordArray(words)}::text[], ' ')) as stems`);
  return rows[0]?.stems ?? [];
}
