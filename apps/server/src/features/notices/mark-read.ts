import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { notices } from '../../db/schema/notices.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Marks one notice of a person as read, or those that came until a moment. */
export function markRead(deps: Deps, userId: string, which: { noticeId: string } | { until: string }): Promise<void> {
  return write(deps, async (work) => {
    const read = await work.tx
      .update(notices)
      .set({ readAt: sql`now()` })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), matching(which)))
      .returning({ id: notices.commentId });
    if (read.length > 0) work.liveUser(userId, 'notices');
  });
}

function matching(which: { noticeId: string } | { until: string }): SQL {
  return 'until' in which
    ? sql`${notices.createdAt} <= ${which.until}::timestamptz`
    : eq(notices.commentId, which.noticeId);
}
