import type { ProjectTask } from '@elan/contract/tasks';
import { Refusal } from '@elan/domain/errors';
import { projectTasks } from '../../db/schema/tasks.ts';
import type { Write } from '../../db/write.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readTasks } from './queries.ts';
import { checkAssignee, checkRoom, publishTaskChange } from './task-rules.ts';

type Inserted = Pick<ProjectTask, 'id' | 'text' | 'module' | 'due' | 'assignee' | 'question'>;

/**
 * Adds a task at the end of the list of a locked project. Its id is generated on the device, so that a request whose
 * response was lost can be retried.
 * @returns the task, and whether it is new
 * @throws Refusal LIMIT_REACHED when there are too many tasks; INVALID_INPUT when the person is not in the project;
 * CONFLICT when the id is taken
 */
export async function insertTask(
  work: Write,
  access: Pick<Access<'project:view'>, 'projectId' | 'user'>,
  { id, text, module, due, assignee, question }: Inserted,
): Promise<{ task: ProjectTask; isNew: boolean }> {
  const { projectId, user } = access;
  const tasks = await readTasks(work.tx, projectId);
  const existing = tasks.find((each) => each.id === id);
  if (existing !== undefined) {
    if (existing.createdBy !== user.userId || existing.text !== text) throw new Refusal('CONFLICT');
    return { task: existing, isNew: false };
  }
  await checkAssignee(work.tx, projectId, assignee);
  const position = Math.floor(Math.max(0, ...tasks.map((each) => each.position))) + 1;
  const task = { id, text, module, due, assignee, position, createdBy: user.userId, question };
  await work.tx.insert(projectTasks).values({ projectId, ...task });
  await checkRoom(work.tx, projectId);
  await publishTaskChange(work, access);
  return { task: { ...task, doneAt: null, doneBy: null }, isNew: true };
}
