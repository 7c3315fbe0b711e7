import { and, eq, isNotNull } from 'drizzle-orm';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';

/** Deletes a project with everything in it; collaborators, answers, analyses and activity go by cascade. */
export async function deleteProject(deps: Deps, { projectId, user }: Access<'project:manage'>): Promise<void> {
  await write(deps, async (work) => {
    // Nobody is invited or answers between the look at who is concerned and the end of it all.
    await work.tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
    const concerned = await work.tx
      .select({ userId: projectCollaborators.userId, status: projectCollaborators.status })
      .from(projectCollaborators)
      .where(and(eq(projectCollaborators.projectId, projectId), isNotNull(projectCollaborators.userId)));
    const [gone] = await work.tx
      .delete(projects)
      .where(eq(projects.id, projectId))
      .returning({ sequence: projects.eventSequence });
    if (gone === undefined) return;
    for (const { userId, status } of concerned) {
      if (userId === null || status === 'declined') continue;
      work.liveUser(userId, status === 'accepted' ? 'shared-projects' : 'invitations');
    }
    // Its numbered events went with it: this one only wakes the streams, which find that the right to it ended.
    work.afterCommit(() =>
      deps.live.publish({
        kind: 'project',
        projectId,
        sequence: gone.sequence + 1,
        topic: 'project',
        module: null,
        causedBy: user.tabId,
      }),
    );
  });
}
