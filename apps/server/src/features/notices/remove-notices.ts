import { and, eq } from 'drizzle-orm';
import { notices } from '../../db/schema/notices.ts';
import type { Write } from '../../db/write.ts';

/** Removes what the bell of a person who leaves a project shows of it. */
export async function removeNotices(work: Write, projectId: string, userId: string): Promise<void> {
  await work.tx.delete(notices).where(and(eq(notices.projectId, projectId), eq(notices.userId, userId)));
  work.liveUser(userId, 'notices');
}
