import { eq } from 'drizzle-orm';
import { projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { endRuns } from '../generation/public.ts';
import { announceDeletion } from './announce-deletion.ts';

/** Deletes a project with everything in it; collaborators, answers, analyses and activity go by cascade. */
export async function deleteProject(deps: Deps, { projectId, user }: Access<'project:manage'>): Promise<void> {
  await write(deps, async (work) => {
    await announceDeletion(deps, work, [projectId], user);
    await endRuns(deps, work, { projectId });
    await work.tx.delete(projects).where(eq(projects.id, projectId));
  });
}
