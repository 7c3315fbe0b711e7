import { invalidInput, Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { countedChange, type Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';

/** @throws Refusal INVALID_INPUT when the person is not, or no longer, in the project */
export async function checkAssignee(tx: Transaction, projectId: string, assignee: string | null): Promise<void> {
  if (assignee === null) return;
  const people = projectPeople(tx, projectId);
  const found = await tx.select({ id: people.userId }).from(people).where(eq(people.userId, assignee));
  if (found.length === 0) throw invalidInput('assignee', 'not_in_project');
}

/** @throws Refusal LIMIT_REACHED when the project keeps more tasks than it may */
export async function checkRoom(tx: Transaction, projectId: string): Promise<void> {
  const limit = capacities.tasks;
  const [kept] = await tx
    .select({ count: count() })
    .from(projectTasks)
    .where(and(eq(projectTasks.projectId, projectId), eq(projectTasks.removed, false)));
  if ((kept?.count ?? 0) > limit) throw new Refusal('LIMIT_REACHED', { of: 'tasks', limit });
}

/** Publishes that a task changed; several in a row are one entry of the timeline. */
export const publishTaskChange = (
  work: Write,
  access: Pick<Access<'project:view'>, 'projectId' | 'user'>,
): Promise<void> => work.live(countedChange(access, 'tasks', 'tasks_updated', 'Tasks updated'));
