import type { BundleKind } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import type { Write } from '../../db/write.ts';

export type Forgotten = {
  projectId: string;
  /** The kind of the notices. */
  kind: BundleKind;
  /** The suggestion, task or section. */
  subject: string;
  /** Only what this person did: several people can sign the same section. */
  actorId?: string;
  /** Whether notices that were read forget it too, because it was deleted, not just handled. */
  isGone: boolean;
};

/**
 * Removes a subject that is gone or dealt with from the notices of a locked project. A notice about nothing else is
 * deleted.
 */
export async function forgetSubject(work: Write, { projectId, kind, subject, actorId, isGone }: Forgotten) {
  const named = sql`project_id = ${projectId} and kind = ${kind} and ${subject}::text = any(subjects)
    ${isGone ? sql`` : sql`and read_at is null`}
    ${actorId === undefined ? sql`` : sql`and actor_id = ${actorId}`}`;
  const { rows } = await work.tx.execute<{ userId: string }>(sql`
    with emptied as (
      delete from notice_bundles where ${named} and cardinality(subjects) = 1 returning user_id),
    shortened as (
      update notice_bundles set subjects = array_remove(subjects, ${subject}::text)
      where ${named} and cardinality(subjects) > 1 returning user_id)
    select user_id as "userId" from emptied union select user_id from shortened`);
  for (const { userId } of rows) work.liveUser(userId, 'notices');
}
