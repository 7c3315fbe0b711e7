import { sql, type Table } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { thinEarlierTexts } from './thin-earlier-texts.ts';
import { isWorthKeeping } from './worth-keeping.ts';

type Replaced = {
  /** The table of the texts, and the one of their earlier versions. */
  texts: Table;
  versions: Table;
  /** The column that names a text within its project, and the name. */
  column: 'fact' | 'question' | 'section';
  name: string;
  projectId: string;
  userId: string;
  /** The text that replaces the stored one. */
  text: string;
};

/** Keeps the text that is replaced, where the rule of `isWorthKeeping` says so. */
export async function keepEarlierText(
  tx: Transaction,
  { texts, versions, column, name, projectId, userId, text }: Replaced,
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
