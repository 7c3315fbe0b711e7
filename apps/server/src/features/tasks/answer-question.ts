import type { ProjectTask } from '@elan/contract/tasks';
import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectPeople } from '../../db/project-people.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { sendNotice } from '../mail/public.ts';
import { addToBundle, forgetSubject } from '../notices/public.ts';
import { answerNotice } from './mails.ts';
import { readTasks } from './queries.ts';
import { publishTaskChange } from './task-rules.ts';

/**
 * Answers a question and marks it as done. The person who asked gets a mail if they still follow the project.
 * Answering again replaces the answer.
 * @throws Refusal NOT_FOUND when there is no such question
 */
export function answerQuestion(
  deps: Deps,
  access: Access<'project:edit'>,
  taskId: string,
  answer: string,
): Promise<ProjectTask> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    const project = await lockProject(tx, projectId);
    const before = (await readTasks(tx, projectId)).find(({ id }) => id === taskId);
    if (before === undefined || before.question === null) throw new Refusal('NOT_FOUND');
    const question = { ...before.question, answer: answer.trim() };
    if (before.question.answer === question.answer && before.doneAt !== null) return before;
    const doneAt = new Date();
    await tx
      .update(projectTasks)
      .set({ question, doneAt, doneBy: user.userId })
      .where(and(eq(projectTasks.projectId, projectId), eq(projectTasks.id, taskId)));
    await publishTaskChange(work, access);
    await forgetSubject(work, { projectId, kind: 'asked', subject: taskId, isGone: false });
    const people = projectPeople(tx, projectId);
    const [asker] = await tx
      .select({ id: people.userId })
      .from(people)
      .where(eq(people.userId, before.createdBy ?? user.userId));
    if (asker !== undefined && asker.id !== user.userId) {
      const readers = { userId: asker.id };
      await addToBundle(work, { projectId, kind: 'answered', actorId: user.userId, subject: taskId, readers });
      const answered = { who: user.profile, project: project.name, projectId, text: before.text, answer };
      await sendNotice(deps, work, { userId: asker.id, kind: 'advice', words: answerNotice(deps.settings, answered) });
    }
    return { ...before, question, doneAt: doneAt.toISOString(), doneBy: user.userId };
  });
}
