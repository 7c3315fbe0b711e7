import { isPrivateQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { countedChange, type Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * Publishes a changed answer, live and on the timeline. One about debts or the household reaches only those who may see
 * it, and not the timeline, which everybody reads.
 */
export function publishRehearsalChange(work: Write, access: Access<'project:edit'>, question: string): Promise<void> {
  const { projectId, user } = access;
  if (isPrivateQuestion(question)) return work.live({ projectId, topic: 'private-rehearsal', actor: user });
  return work.live(countedChange(access, 'rehearsal', 'rehearsal_updated', 'Answers to a lender updated'));
}
