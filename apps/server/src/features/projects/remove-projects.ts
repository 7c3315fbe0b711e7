import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInPortions } from '../../db/portions.ts';
import { projectActivity } from '../../db/schema/activity.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { projectEvents } from '../../db/schema/live.ts';
import { analysisVersions, answers, projectModules } from '../../db/schema/modules.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import type { Write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Every table with a project's content. Cascading foreign keys would delete it all in a single statement that takes
 * longer the larger the project is. Modules come before the analyses they refer to.
 */
export const projectContents: readonly (PgTable & { projectId: PgColumn })[] = [
  projectModules,
  analysisVersions,
  answers,
  journalEntries,
  projectComments,
  projectActivity,
  projectEvents,
  projectCollaborators,
  generations,
];

/**
 * Deletes projects and everything in them, and notifies everyone concerned after the commit. No statement grows with
 * the size of a project, so none hits the statement timeout.
 */
export async function removeProjects(
  deps: Deps,
  { tx, liveUser, afterCommit }: Write,
  projectIds: readonly string[],
  user: UserActor,
): Promise<void> {
  if (projectIds.length === 0) return;
  const isOneOf = (column: PgColumn) => sql`${column} = any(${sql.param(projectIds)}::uuid[])`;
  // Lock the projects until the commit: nobody can be invited, or respond, after the affected people are read.
  const gone = await tx
    .select({ id: projects.id, sequence: projects.eventSequence })
    .from(projects)
    .where(isOneOf(projects.id))
    .orderBy(projects.id)
    .for('update');
  const concerned = await tx
    .select({ userId: projectCollaborators.userId, status: projectCollaborators.status })
    .from(projectCollaborators)
    .where(isOneOf(projectCollaborators.projectId))
    .orderBy(projectCollaborators.invitedAt);
  for (const { userId, status } of concerned) {
    if (userId === null || status === 'declined') continue;
    liveUser(userId, status === 'accepted' ? 'shared-projects' : 'invitations');
  }
  for (const table of projectContents) await deleteInPortions(tx, table, isOneOf(table.projectId));
  await deleteInPortions(tx, projects, isOneOf(projects.id));
  // The numbered events are deleted too: these messages only wake the streams, which then find that their right has
  // ended.
  afterCommit(() => {
    for (const { id, sequence } of gone) {
      deps.live.publish({
        kind: 'project',
        projectId: id,
        sequence: sequence + 1,
        topic: 'project',
        module: null,
        causedBy: user.tabId,
      });
    }
  });
}
