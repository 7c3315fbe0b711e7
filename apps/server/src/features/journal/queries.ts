import { pageSizes } from '@elan/domain/limits';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { after, pageOf } from '../../db/page.ts';
import { journalEntries } from '../../db/schema/journal.ts';

/** A page of a project's journal entries, newest first; `count` covers all pages. */
export async function listEntries(
  db: Queryable,
  projectId: string,
  cursor: string | undefined,
): Promise<{ entries: JournalEntry[]; count: number; next: string | null }> {
  const older = after(cursor, { at: journalEntries.date, id: journalEntries.id }, { idType: 'text' });
  const [total, found] = await Promise.all([
    countEntries(db, projectId),
    db
      .select()
      .from(journalEntries)
      .where(and(eq(journalEntries.projectId, projectId), older))
      .orderBy(desc(journalEntries.date), desc(journalEntries.id))
      .limit(pageSizes.journalEntries + 1),
  ]);
  const { rows, next } = pageOf(found, pageSizes.journalEntries, ({ date: at, id }) => ({ at, id }));
  const entries = rows.map(({ id, date, title, content, mood }) => ({
    id,
    date: date.toISOString(),
    title,
    content,
    mood,
    tags: [],
  }));
  return { entries, count: total, next };
}

export async function countEntries(db: Queryable, projectId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(journalEntries).where(eq(journalEntries.projectId, projectId));
  return row?.count ?? 0;
}
