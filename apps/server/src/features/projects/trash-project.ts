import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { endRuns } from '../generation/public.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Puts a project in its owner's trash. From then on it does not exist for anybody (decision L-10): the generations
 * running in it are cancelled, and the live change makes open streams find that their right has ended.
 */
export async function trashProject(deps: Deps, { projectId, user }: Access<'project:manage'>): Promise<void> {
  await write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    await endRuns(deps, work, { projectId });
    await notifyPeople(work, [projectId]);
    work.liveUser(user.userId, 'projects');
    await work.live({ projectId, topic: 'project', actor: user, project: sql`deleted_at = now()` });
  });
}
