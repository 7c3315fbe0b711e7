import { sql } from 'drizzle-orm';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Tells everybody who has the project open, and the timeline, of one change of the document. */
export function tellOfPlan(work: Write, { projectId, user }: Access<'project:edit'>): Promise<void> {
  return work.live({
    projectId,
    topic: 'plan-document',
    actor: user,
    activity: { type: 'plan_updated', description: 'Plan document updated: 1', metadata: { count: '1' } },
    project: sql`updated_at = now()`,
  });
}
