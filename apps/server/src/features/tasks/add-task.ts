import type { ProjectTask } from '@elan/contract/tasks';
import { Refusal } from '@elan/domain/errors';
import { lockProject } from '../../db/lock-project.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readTasks } from './queries.ts';
import { checkAssignee, checkRoom, tellOfTasks } from './task-rules.ts';

export type NewTask = { taskId: string; text: string; due: string | null; assignee: string | null };

/**
 * Adds a task at the end of the list. Its id is generated on the device, so that a request whose response was lost can
 * be retried.
 * @throws Refusal LIMIT_REACHED when there are too many tasks; INVALID_INPUT when the person is not in the project;
 * CONFLICT when the id is taken
 */
export function addTask(deps: Deps, access: Access<'project:edit'>, added: NewTask): Promise<ProjectTask> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const tasks = await readTasks(work.tx, projectId);
    const text = added.text.trim();
    const standing = tasks.find(({ id }) => id === added.taskId);
    if (standing !== undefined) {
      if (standing.createdBy !== user.userId || standing.text !== text) throw new Refusal('CONFLICT');
      return standing;
    }
    const { taskId: id, due, assignee } = added;
    await checkAssignee(work.tx, projectId, assignee);
    const position = Math.floor(Math.max(0, ...tasks.map((task) => task.position))) + 1;
    const task = { id, text, module: null, due, assignee, position, createdBy: user.userId };
    await work.tx.insert(projectTasks).values({ projectId, ...task });
    await checkRoom(work.tx, projectId);
    await tellOfTasks(work, access);
    return { ...task, doneAt: null, doneBy: null };
  });
}
