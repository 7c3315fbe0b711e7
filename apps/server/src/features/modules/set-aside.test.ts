import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { requiredAnswers, storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp } from '../../testing/test-app.ts';

const report = '## In short\n\nWalks.\n\n## Suppliers\n\nNone.\n\n## Next steps\n\n1. Call.';

async function scene() {
  const writer = scriptedWriter({ pieces: [report.slice(0, 40), report.slice(40)] });
  const app = await createTestApp({ writer });
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  await storeTestAnswers(app.deps, projectId, 'rd', {
    ...requiredAnswers('rd'),
    suppliers: 'A leash maker at $40 a month',
  });
  const as = (role: 'viewer' | 'commenter' | 'editor') => async () => {
    const user = await createUser(app.deps, { premium: true });
    await createCollaborator(app.deps, project, { user, role });
    return user;
  };
  const set = (part: string, aside: boolean, kind: 'question' | 'section' = 'question', user = owner) =>
    app.as(user).modules.setAside({ projectId, module: 'rd', kind, part, aside });
  const entry = async () => (await app.as(owner).projects.get({ projectId })).modules_data.rd;
  return {
    app,
    writer,
    owner,
    projectId,
    set,
    entry,
    addViewer: as('viewer'),
    addCommenter: as('commenter'),
    addEditor: as('editor'),
  };
}

test('a question that was set aside counts nowhere, keeps its answer and comes back with it', async () => {
  const { app, set, entry } = await scene();
  const aside = await set('suppliers', true);
  expect(aside.setAside).toEqual({ questions: { suppliers: 'A leash maker at $40 a month' }, sections: [] });
  expect(aside.answers).not.toHaveProperty('suppliers');
  expect(aside.versions).toHaveProperty('suppliers', 1);
  expect(await entry()).toEqual(aside);
  const [stored] = await app.deps.db.select().from(answers).where(eq(answers.question, 'suppliers'));
  expect(stored?.value).toBe('A leash maker at $40 a month');
  const back = await set('suppliers', false);
  expect(back).not.toHaveProperty('setAside');
  expect(back.answers).toHaveProperty('suppliers', 'A leash maker at $40 a month');
});

test('an unanswered question of a module that nobody touched can be set aside', async () => {
  const { app, owner, projectId } = await scene();
  const entry = await app
    .as(owner)
    .modules.setAside({ projectId, module: 'marketing', kind: 'question', part: 'brandName', aside: true });
  expect(entry).toMatchObject({ answers: {}, setAside: { questions: { brandName: '' }, sections: [] } });
});

test('a repeat changes nothing, and who changed it last is stored', async () => {
  const { app, owner, set, addEditor, projectId } = await scene();
  const editor = await addEditor();
  await set('suppliers', false);
  expect(await app.deps.db.select().from(setAsideParts)).toEqual([]);
  await set('suppliers', true);
  const read = () => app.deps.db.select().from(setAsideParts).where(eq(setAsideParts.projectId, projectId));
  const [first] = await read();
  await set('suppliers', true, 'question', editor);
  expect(await read()).toEqual([first]);
  expect(first).toMatchObject({ aside: true, changedBy: owner.id });
  await set('suppliers', false, 'question', editor);
  expect(await read()).toMatchObject([{ aside: false, changedBy: editor.id }]);
});

test('only the owner and the editors set aside; everybody with the project sees it', async () => {
  const { app, set, addViewer, addCommenter, addEditor, projectId } = await scene();
  for (const user of [await addViewer(), await addCommenter()]) {
    expect(await refusal(set('suppliers', true, 'question', user))).toBe('FORBIDDEN');
  }
  await set('suppliers', true, 'question', await addEditor());
  const seen = await app.as(await addViewer()).projects.get({ projectId });
  expect(seen.modules_data.rd?.setAside?.questions).toHaveProperty('suppliers');
  expect(await refusal(set('suppliers', false, 'question', await createUser(app.deps)))).toBe('NOT_FOUND');
});

test.each([
  ['question', 'productDescription'],
  ['question', 'favouriteColour'],
  ['section', 'steps'],
  ['section', 'favourite-colour'],
] as const)('refuses the %s %s, and changes nothing', async (kind, part) => {
  const { app, set } = await scene();
  expect(await refusal(set(part, true, kind))).toBe('INVALID_INPUT');
  expect(await app.deps.db.select().from(setAsideParts)).toEqual([]);
});

test('colleagues are told, the timeline says that the module changed, and its analysis no longer fits', async () => {
  const { app, owner, set, entry, addEditor, projectId } = await scene();
  await generate(app, owner, projectId);
  expect((await entry())?.origin?.outdated).toBe(false);
  await set('suppliers', true, 'section');
  expect((await entry())?.origin?.outdated).toBe(false);
  const reader = await openStream(app, await addEditor(), { projectId });
  await set('suppliers', true);
  await reader.heard('project');
  reader.close();
  expect(reader.events.find(({ type }) => type === 'project')).toMatchObject({ topic: 'module', module: 'rd' });
  expect((await entry())?.origin?.outdated).toBe(true);
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity).toContainEqual(expect.objectContaining({ action_type: 'module_updated', module_key: 'rd' }));
});

test('the next analysis is written without it, and is complete without a required answer', async () => {
  const { app, writer, owner, set, entry, projectId } = await scene();
  const { developmentStage } = requiredAnswers('rd');
  await app.as(owner).modules.saveAnswers({
    projectId,
    module: 'rd',
    answers: [{ question: 'developmentStage', value: '', baseVersion: 1 }],
  });
  expect(await refusal(app.as(owner).generation.start({ projectId, module: 'rd', language: 'en' }))).toBe(
    'ANSWERS_INCOMPLETE',
  );
  expect(developmentStage).not.toBe('');
  for (const question of ['developmentStage', 'suppliers']) await set(question, true);
  await set('suppliers', true, 'section');
  const streamed = await generate(app, owner, projectId);
  expect(streamed).toBe('## In short\n\nWalks.\n\n## Next steps\n\n1. Call.');
  expect((await entry())?.aiResponse).toBe(streamed);
  const [request] = writer.requests;
  expect(request?.answers).not.toHaveProperty('suppliers');
  expect(request?.project.modules.rd?.setAside?.sections).toEqual(['suppliers']);
  expect(JSON.stringify(request?.project.ledger)).not.toContain('leash');
  expect((await app.as(owner).projects.get({ projectId })).progress.completed).toBe(1);
});

/** @returns the text as it was streamed */
async function generate(
  app: Awaited<ReturnType<typeof createTestApp>>,
  user: Awaited<ReturnType<typeof createUser>>,
  projectId: string,
): Promise<string> {
  let text = '';
  const events = await app.as(user).generation.start({ projectId, module: 'rd', language: 'en' });
  for await (const event of events) if (event.type === 'text') text += event.text;
  return text;
}
