import { Refusal } from '@elan/domain/errors';
import { adviserRoles } from '@elan/domain/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import type { Access } from '../../rpc/project-access.ts';

/**
 * A role can end while the plan is being read.
 * @throws Refusal FORBIDDEN when the person does not advise the project, which is locked
 */
export async function requireAdviser(tx: Transaction, { projectId, user }: Access<'project:advise'>): Promise<void> {
  const [row] = await tx
    .select({ id: projectCollaborators.id })
    .from(projectCollaborators)
    .where(
      and(
        eq(projectCollaborators.projectId, projectId),
        eq(projectCollaborators.userId, user.userId),
        eq(projectCollaborators.status, 'accepted'),
        inArray(projectCollaborators.role, [...adviserRoles]),
      ),
    );
  if (row === undefined) throw new Refusal('FORBIDDEN');
}
