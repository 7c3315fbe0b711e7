import type { ProjectTask } from '@elan/contract/tasks';
import { Refusal } from '@elan/domain/errors';
import { isStep } from '@elan/domain/tasks/task';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { forgetSubject } from '../notices/public.ts';
import { readTasks } from './queries.ts';
import { checkAssignee, checkRoom, publishTaskChange } from './task-rules.ts';

export type TaskChange = {
  text?: string | undefined;
  done?: boolean | undefined;
  due?: string | null | undefined;
  assignee?: string | null | undefined;
  position?: number | undefined;
  removed?: true | undefined;
};

/**
 * Changes a task; fields that are not given stay. A step of a report is stored when it is first changed: from then on
 * it stays whatever the report says. A removed step is stored too, so that no report brings it back; any other task is
 * deleted.
 * @throws Refusal NOT_FOUND when it is not on the list; LIMIT_REACHED when there are too many tasks; INVALID_INPUT when
 *   the person is not in the project; FORBIDDEN for another wording of an adviser's question
 */
export function updateTask(
  deps: Deps,
  access: Access<'project:edit'>,
  taskId: string,
  change: TaskChange,
): Promise<ProjectTask> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const before = (await readTasks(tx, projectId)).find(({ id }) => id === taskId);
    if (before === undefined) throw new Refusal('NOT_FOUND');
    const { removed = false, done, text, ...values } = change;
    // What an adviser asked is their own words.
    if (before.question !== null && text !== undefined && text.trim() !== before.text) throw new Refusal('FORBIDDEN');
    await checkAssignee(tx, projectId, change.assignee ?? null);
    const after = { ...before, ...known(values), text: text?.trim() ?? before.text };
    if (done !== undefined && done !== (before.doneAt !== null)) {
      after.doneAt = done ? new Date().toISOString() : null;
      after.doneBy = done ? user.userId : null;
    }
    if (!removed && JSON.stringify(after) === JSON.stringify(before)) return before;
    if (removed && !isStep(before)) {
      await tx.delete(projectTasks).where(and(eq(projectTasks.projectId, projectId), eq(projectTasks.id, taskId)));
    } else {
      const row = { ...after, doneAt: after.doneAt === null ? null : new Date(after.doneAt), removed };
      await tx
        .insert(projectTasks)
        .values({ projectId, ...row })
        .onConflictDoUpdate({ target: [projectTasks.projectId, projectTasks.id], set: row });
      await checkRoom(tx, projectId);
    }
    if (before.question !== null && (removed || after.doneAt !== null)) {
      await forgetSubject(work, { projectId, kind: 'asked', subject: taskId, isGone: removed });
      if (removed) await forgetSubject(work, { projectId, kind: 'answered', subject: taskId, isGone: true });
    }
    await publishTaskChange(work, access);
    return after;
  });
}

/** Only the fields that were given. */
function known<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
