import { countedChange, type Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Publishes one change of the document, live and on the timeline. */
export const publishPlanChange = (work: Write, access: Access<'project:edit'>): Promise<void> =>
  work.live(countedChange(access, 'plan-document', 'plan_updated', 'Plan document updated'));
