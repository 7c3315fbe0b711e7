import type { TextVersion } from '@elan/contract/text-version';
import { pageSizes } from '@elan/domain/limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { below, pageBelow } from './page.ts';
import { authorColumns, authorOf, projectPeople } from './project-people.ts';
import type { lenderFacts, lenderFactVersions } from './schema/lender-facts.ts';
import type { planSections, planSectionVersions } from './schema/plan-document.ts';
import type { rehearsalAnswers, rehearsalAnswerVersions } from './schema/rehearsal.ts';
import { thinEarlierTexts } from './thin-earlier-texts.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/** Texts of a project whose earlier versions are kept. */
export type VersionedTexts = {
  texts: typeof lenderFacts | typeof planSections | typeof rehearsalAnswers;
  versions: typeof lenderFactVersions | typeof planSectionVersions | typeof rehearsalAnswerVersions;
  /** The column that names a text within its project, in both tables. */
  column: 'fact' | 'question' | 'section';
};

/** One of them. */
type NamedText = { projectId: string; name: string };

/** Keeps the text that is replaced, where the rule of `isWorthKeeping` says so. */
export async function keepEarlierText(
  tx: Transaction,
  { texts, versions, column }: VersionedTexts,
  { projectId, name, text, userId }: NamedText & { text: string; userId: string },
): Promise<void> {
  const key = sql.identifier(column);
  await tx.execute(sql`
    insert into ${versions} (project_id, ${key}, version, text, language, written_by, written_at)
    select t.project_id, t.${key}, t.version, t.text, t.language, t.updated_by, t.updated_at
    from ${texts} t
    where t.project_id = ${projectId} and t.${key} = ${name} and ${isWorthKeeping({
      row: sql`t`,
      text: sql`t.text`,
      newLength: sql`${Array.from(text).length}::int`,
      userId,
      isRestored: sql`exists (
        select from ${versions} w
        where w.project_id = t.project_id and w.${key} = t.${key} and w.text = ${text})`,
    })}
    on conflict do nothing`);
  await thinEarlierTexts(tx, versions, sql`project_id = ${projectId} and ${key} = ${name}`);
}

/** A page of a text's earlier versions, newest first. */
export async function listTextVersions(
  db: Queryable,
  { versions: table, column }: VersionedTexts,
  { projectId, name }: NamedText,
  cursor: string | undefined,
): Promise<{ versions: TextVersion[]; next: string | null }> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: table, ...authorColumns(people) })
    .from(table)
    .leftJoin(people, eq(people.userId, table.writtenBy))
    .where(
      and(
        eq(table.projectId, projectId),
        sql`${table}.${sql.identifier(column)} = ${name}`,
        below(cursor, table.version),
      ),
    )
    .orderBy(desc(table.version))
    .limit(pageSizes.planVersions + 1);
  const { rows, next } = pageBelow(found, pageSizes.planVersions, ({ row }) => row.version);
  const versions = rows.map(({ row: { version, text, language, writtenBy, writtenAt }, ...author }) => ({
    version,
    text,
    language,
    author: authorOf({ userId: writtenBy, ...author }),
    writtenAt: writtenAt.toISOString(),
  }));
  return { versions, next };
}
