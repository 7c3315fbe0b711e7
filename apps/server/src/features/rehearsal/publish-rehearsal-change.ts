import { isPrivateQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { sql } from 'drizzle-orm';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * Publishes a changed answer, live and on the timeline. One about debts or the household reaches only those who may see
 * it, and not the timeline, which everybody reads.
 */
export function publishRehearsalChange(
  work: Write,
  { projectId, user }: Access<'project:edit'>,
  question: string,
): Promise<void> {
  if (isPrivateQuestion(question)) return work.live({ projectId, topic: 'private-rehearsal', actor: user });
  return work.live({
    projectId,
    topic: 'rehearsal',
    actor: user,
    activity: { type: 'rehearsal_updated', description: 'Answers to a lender updated: 1', metadata: { count: '1' } },
    project: sql`updated_at = now()`,
  });
}
