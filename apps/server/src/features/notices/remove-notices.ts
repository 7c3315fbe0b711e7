import { and, eq } from 'drizzle-orm';
import { noticeBundles, notices } from '../../db/schema/notices.ts';
import type { Write } from '../../db/write.ts';

/** Removes what the bell of a person who leaves a project shows of it. */
export async function removeNotices(work: Write, projectId: string, userId: string): Promise<void> {
  for (const table of [notices, noticeBundles]) {
    await work.tx.delete(table).where(and(eq(table.projectId, projectId), eq(table.userId, userId)));
  }
  work.liveUser(userId, 'notices');
}
