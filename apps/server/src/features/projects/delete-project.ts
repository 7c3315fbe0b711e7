import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { endRuns } from '../generation/public.ts';
import { removeProjects } from './remove-projects.ts';

/** Deletes a project and everything in it. Cancels the generations running in it. */
export async function deleteProject(deps: Deps, { projectId, user }: Access<'project:manage'>): Promise<void> {
  await write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    await endRuns(deps, work, { projectId });
    await removeProjects(deps, work, [projectId], user);
  });
}
