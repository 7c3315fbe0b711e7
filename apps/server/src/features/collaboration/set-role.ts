import type { Collaborator } from '@elan/contract/collaboration';
import { Refusal } from '@elan/domain/errors';
import { adviserRoles, collaboratorRoles, isAdviser, type MemberRole } from '@elan/domain/permissions';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { findPerson } from '../../db/person-row.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { type ActivityEntry, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentCollaborator } from './present.ts';
import { publishAccessChange } from './publish-access-change.ts';

/**
 * Changes a collaborator's role, or the role an invited person will get. An adviser stays one, and
 * nobody becomes one: they are invited apart, on other conditions.
 * @throws Refusal NOT_FOUND when the project has no such collaborator or adviser, or they declined
 */
export function setRole(
  deps: Deps,
  access: Access<'project:manage'>,
  collaboratorId: string,
  role: MemberRole,
): Promise<Collaborator> {
  const { projectId } = access;
  return write(deps, async (work) => {
    const project = await lockProject(work.tx, projectId);
    const which = and(
      eq(projectCollaborators.id, collaboratorId),
      eq(projectCollaborators.projectId, projectId),
      ne(projectCollaborators.status, 'declined'),
      inArray(projectCollaborators.role, isAdviser(role) ? [...adviserRoles] : [...collaboratorRoles]),
    );
    const [before] = await work.tx.select().from(projectCollaborators).where(which);
    if (before === undefined) throw new Refusal('NOT_FOUND');
    const person = await findPerson(work.tx, before.userId);
    if (before.role === role) return presentCollaborator(before, person);
    const [row] = await work.tx
      .update(projectCollaborators)
      .set({ role, updatedAt: sql`now()` })
      .where(which)
      .returning();
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const activity: ActivityEntry = {
      type: 'role_updated',
      description: `Role updated: ${before.role} to ${role}`,
      metadata: { from: before.role, to: role, email: row.invitedEmail },
    };
    await publishAccessChange(deps, work, access, { row, project: project.name, role, activity });
    return presentCollaborator(row, person);
  });
}
