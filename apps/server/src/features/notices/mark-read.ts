import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { noticeBundles, notices } from '../../db/schema/notices.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';

type Which = { noticeId: string } | { until: string };

/** Marks one notice of a person as read, or those that came until a moment. */
export function markRead(deps: Deps, userId: string, which: Which): Promise<void> {
  return write(deps, async (work) => {
    const ofComments = await work.tx
      .update(notices)
      .set({ readAt: sql`now()` })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), matching(which, notices.commentId, notices)))
      .returning({ id: notices.commentId });
    const bundles = await work.tx
      .update(noticeBundles)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(noticeBundles.userId, userId),
          isNull(noticeBundles.readAt),
          matching(which, noticeBundles.id, noticeBundles),
        ),
      )
      .returning({ id: noticeBundles.id });
    if (ofComments.length + bundles.length > 0) work.liveUser(userId, 'notices');
  });
}

function matching(which: Which, id: PgColumn, { createdAt }: { createdAt: PgColumn }): SQL {
  return 'until' in which ? sql`${createdAt} <= ${which.until}::timestamptz` : eq(id, which.noticeId);
}
