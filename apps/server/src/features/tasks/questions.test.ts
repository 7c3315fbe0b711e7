import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outboxMails } from '../../db/schema/mail.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'La Fournée' });
  const projectId = project.id;
  const join = async (role: 'adviser' | 'editor' | 'viewer' | 'commenter') => {
    const user = await createUser(app.deps);
    const { id } = await createCollaborator(app.deps, project, { user, role });
    return { ...user, collaboratorId: id };
  };
  const adviser = await join('adviser');
  const question = { projectId, taskId: randomUUID(), text: ' Who is the landlord? ' };
  const about = { section: 'risks' } as const;
  const ask = (by: TestUser = adviser) => app.as(by).tasks.ask({ ...question, about, title: 'Ri\u202esks' });
  const answer = (by: TestUser, text = 'The city.') =>
    app.as(by).tasks.answer({ projectId, taskId: question.taskId, answer: text });
  const mailsTo = ({ email }: TestUser) =>
    app.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  return { app, owner, adviser, projectId, question, join, ask, answer, mailsTo };
}

describe('a question', () => {
  test('is asked by advisers alone', async () => {
    const { owner, join, ask } = await scene();
    for (const user of [owner, await join('editor'), await join('commenter')]) {
      expect(await refusal(ask(user))).toBe('FORBIDDEN');
    }
  });

  test('is a task of the project with who asked and what about, told to the owner once', async () => {
    const { app, owner, adviser, projectId, ask, mailsTo, join } = await scene();
    const first = await ask();
    expect(await ask()).toEqual(first);
    const { tasks } = await app.as(await join('viewer')).tasks.list({ projectId });
    expect(tasks).toMatchObject([
      {
        text: 'Who is the landlord?',
        createdBy: adviser.id,
        module: null,
        question: { section: 'risks', module: null, title: 'Risks', answer: null },
      },
    ]);
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your adviser has a question']);
    expect(mails[0]?.text).toContain(`/project/left?view=tasks&project=${projectId}`);
  });

  test('is answered by the owner and editors, which marks it as done and mails the person who asked', async () => {
    const { app, owner, adviser, projectId, ask, answer, join, mailsTo } = await scene();
    await ask();
    expect(await refusal(answer(adviser))).toBe('FORBIDDEN');
    expect(await refusal(answer(await join('viewer')))).toBe('FORBIDDEN');
    const editor = await join('editor');
    expect(await answer(editor, ' The city. ')).toMatchObject({ question: { answer: 'The city.' }, doneBy: editor.id });
    const { tasks } = await app.as(adviser).tasks.list({ projectId });
    expect(tasks[0]).toMatchObject({ question: { answer: 'The city.' }, doneBy: editor.id });
    await answer(editor);
    expect((await mailsTo(adviser)).map(({ subject }) => subject)).toEqual(['Your question was answered']);
    await answer(owner, 'The province.');
    expect(await mailsTo(adviser)).toHaveLength(2);
  });

  test('keeps its words, and the rest of it changes like any task', async () => {
    const { app, owner, projectId, question, ask } = await scene();
    await ask();
    const change = { projectId, taskId: question.taskId };
    expect(await refusal(app.as(owner).tasks.update({ ...change, text: 'All is well' }))).toBe('FORBIDDEN');
    expect(
      await app.as(owner).tasks.update({ ...change, text: 'Who is the landlord?', due: '2027-01-05' }),
    ).toMatchObject({
      due: '2027-01-05',
      question: { section: 'risks' },
    });
    await app.as(owner).tasks.remove(change);
    expect(await refusal(app.as(owner).tasks.answer({ ...change, answer: 'The city.' }))).toBe('NOT_FOUND');
  });

  test('of somebody who left stays, and they get no answer', async () => {
    const { app, owner, adviser, projectId, ask, answer, mailsTo } = await scene();
    await ask();
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: adviser.collaboratorId });
    const before = await mailsTo(adviser);
    await answer(owner);
    expect(await mailsTo(adviser)).toEqual(before);
    const { tasks } = await app.as(owner).tasks.list({ projectId });
    expect(tasks).toMatchObject([{ createdBy: null, question: { answer: 'The city.' } }]);
    expect(await refusal(app.as(adviser).tasks.list({ projectId }))).toBe('NOT_FOUND');
  });

  test('is not every task: an ordinary one has no answer', async () => {
    const { app, owner, projectId } = await scene();
    const task = { projectId, taskId: randomUUID(), text: 'Call' };
    await app.as(owner).tasks.add(task);
    expect(await refusal(app.as(owner).tasks.answer({ projectId, taskId: task.taskId, answer: 'x' }))).toBe(
      'NOT_FOUND',
    );
  });
});
