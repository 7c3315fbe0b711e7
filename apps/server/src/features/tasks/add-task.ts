import type { ProjectTask } from '@elan/contract/tasks';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { lockProject } from '../../db/lock-project.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { insertTask } from './insert-task.ts';

export type NewTask = {
  taskId: string;
  text: string;
  due: string | null;
  assignee: string | null;
  /** The module it is about. */
  module?: ModuleKey | null;
};

/** Adds a task. @throws what `insertTask` refuses */
export function addTask(deps: Deps, access: Access<'project:edit'>, added: NewTask): Promise<ProjectTask> {
  return write(deps, (work) => storeTask(work, access, added));
}

/** The same inside the caller's transaction. */
export async function storeTask(work: Write, access: Access<'project:edit'>, added: NewTask): Promise<ProjectTask> {
  await lockProject(work.tx, access.projectId);
  const { taskId: id, text, due, assignee, module = null } = added;
  const { task } = await insertTask(work, access, { id, text: text.trim(), module, due, assignee, question: null });
  return task;
}
