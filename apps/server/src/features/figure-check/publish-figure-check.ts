import { sql } from 'drizzle-orm';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Publishes that a figure was confirmed or unconfirmed; several in a row are one entry of the timeline. */
export async function publishFigureCheck(work: Write, { projectId, user }: Access<'project:edit'>): Promise<void> {
  await work.live({
    projectId,
    topic: 'figure-check',
    actor: user,
    activity: { type: 'figures_checked', description: 'Figures of analyses checked: 1', metadata: { count: '1' } },
    project: sql`updated_at = now()`,
  });
}
