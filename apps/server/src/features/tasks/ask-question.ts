import type { ProjectTask } from '@elan/contract/tasks';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { lockProject } from '../../db/lock-project.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { sendNotice } from '../mail/public.ts';
import { addToBundle } from '../notices/public.ts';
import { insertTask } from './insert-task.ts';
import { questionNotice } from './mails.ts';

export type Question = {
  taskId: string;
  text: string;
  about: { module: ModuleKey } | { section: string };
  title: string | null;
};

/** An adviser asks; the question is a task of the project, and its owner gets a notice. @throws what `insertTask` refuses */
export function askQuestion(
  deps: Deps,
  access: Access<'project:advise'>,
  { taskId: id, text, about, title }: Question,
): Promise<ProjectTask> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    const { name, ownerId } = await lockProject(work.tx, projectId);
    const question = { module: null, section: null, ...about, title, answer: null };
    const { task, isNew } = await insertTask(work, access, {
      id,
      text: text.trim(),
      module: null,
      due: null,
      assignee: null,
      question,
    });
    if (isNew) {
      await addToBundle(work, { projectId, kind: 'asked', actorId: user.userId, subject: id, readers: 'editors' });
      await sendNotice(deps, work, {
        userId: ownerId,
        kind: 'advice',
        words: questionNotice(deps.settings, { who: user.profile, project: name, projectId, text: task.text }),
      });
    }
    return task;
  });
}
