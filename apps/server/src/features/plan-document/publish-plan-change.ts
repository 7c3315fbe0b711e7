import { sql } from 'drizzle-orm';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Publishes one change of the document, live and on the timeline. */
export function publishPlanChange(work: Write, { projectId, user }: Access<'project:edit'>): Promise<void> {
  return work.live({
    projectId,
    topic: 'plan-document',
    actor: user,
    activity: { type: 'plan_updated', description: 'Plan document updated: 1', metadata: { count: '1' } },
    project: sql`updated_at = now()`,
  });
}
