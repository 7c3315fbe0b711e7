import type { PersonalChange } from '@elan/domain/live';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '../../db/schema/account.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { changeSubscription } from '../billing/change-subscription.ts';

async function scene(owners: { premium: boolean; founder?: boolean } = { premium: true }) {
  const app = await createTestApp({
    writer: scriptedWriter({ pieces: ['# Title'] }),
    settings: { founderEmails: ['founder@x.test'] },
  });
  const email = owners.founder === true ? { email: 'founder@x.test', emailVerified: true } : {};
  const owner = await createUser(app.deps, { premium: owners.premium, ...email });
  // What the person pays for is stored when it changes.
  await changeSubscription(app.deps, owner.id, async () => undefined);
  const editor = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const { id: projectId } = project;
  const save = (value: string, baseVersion: number, of = projectId) =>
    app.as(editor).modules.saveAnswers({
      projectId: of,
      module: 'finances',
      answers: [{ question: 'pricingStrategy', value, baseVersion }],
    });
  const fallBack = () =>
    changeSubscription(app.deps, owner.id, async (tx) => {
      await tx.update(subscriptions).set({ subscriptionStatus: 'canceled' }).where(eq(subscriptions.userId, owner.id));
    });
  return { app, owner, editor, projectId, save, fallBack };
}

test('the owner’s plan opens all modules to those invited, and never in their own projects', async () => {
  const { app, editor, projectId, save } = await scene();
  expect((await app.as(editor).projects.get({ projectId })).ownerHasPremiumAccess).toBe(true);
  expect((await save('$12', 0)).conflicts).toEqual([]);
  const own = await createProject(app.deps, { ownerId: editor.id });
  expect((await app.as(editor).projects.get({ projectId: own.id })).ownerHasPremiumAccess).toBe(false);
  expect(await refusal(save('$12', 0, own.id))).toBe('PLAN_REQUIRED');
});

test('so does a founder’s', async () => {
  const { save } = await scene({ premium: false, founder: true });
  expect((await save('$12', 0)).conflicts).toEqual([]);
});

test('a generation takes the unit of the person who asks for it', async () => {
  const { app, owner, editor, projectId } = await scene();
  const used = async (user: typeof owner) => (await app.as(user).account.get({})).usage.used;
  await storeTestAnswers(app.deps, projectId, 'idea');
  const events = await app.as(editor).generation.start({ projectId, module: 'idea', language: 'en' });
  for await (const _event of events);
  expect([await used(editor), await used(owner)]).toEqual([1, 0]);
});

test('when the owner falls back to free, everybody learns it, the modules close and nothing is lost', async () => {
  const { app, editor, projectId, save, fallBack } = await scene();
  await save('$12', 0);
  const heard: PersonalChange[] = [];
  app.deps.live.listen((message) => {
    if (message.kind === 'user') heard.push(message);
  });
  await fallBack();
  await until('the news', () => heard.some(({ userId, topic }) => userId === editor.id && topic === 'people'));
  expect(await refusal(save('$13', 1))).toBe('PLAN_REQUIRED');
  const project = await app.as(editor).projects.get({ projectId });
  expect(project.ownerHasPremiumAccess).toBe(false);
  expect(project.modules_data.finances?.answers).toEqual({ pricingStrategy: '$12' });
});

test('a file of the project says what made it only when nobody pays', async () => {
  const { app, editor, projectId, fallBack } = await scene();
  const plan = async () =>
    (await app.as(editor).documents.plan({ projectId, format: 'markdown', language: 'en' })).body.text();
  expect(await plan()).not.toContain('Prepared with');
  await fallBack();
  expect(await plan()).toContain('Prepared with');
});
