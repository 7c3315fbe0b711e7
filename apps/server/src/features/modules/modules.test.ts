import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answers, projectModules } from '../../db/schema/modules.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('saving answers', () => {
  test('stores each with a version and changes only that module', async () => {
    const { app, owner, projectId } = await scene();
    const save = await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [change('location', 'Trois-Rivières'), change('businessIdea', 'Du pain')],
    });
    expect(save).toMatchObject({ saved: { location: 1, businessIdea: 1 }, conflicts: [] });
    const project = await app.as(owner).projects.get({ projectId });
    expect(Object.keys(project.modules_data)).toEqual(['idea']);
    expect(project.modules_data.idea).toMatchObject({
      answers: { location: 'Trois-Rivières', businessIdea: 'Du pain' },
      versions: { location: 1, businessIdea: 1 },
      lastUpdated: expect.any(String),
    });
  });

  test('never overwrites what someone else changed first, and shows it', async () => {
    const { app, owner, projectId } = await scene();
    const editor = await createUser(app.deps);
    await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user: editor, role: 'editor' });
    const input = { projectId, module: 'idea' as const };
    await app.as(owner).modules.saveAnswers({ ...input, answers: [change('location', 'one')] });
    await app.as(editor).modules.saveAnswers({ ...input, answers: [change('location', 'two', 1)] });
    const late = await app.as(owner).modules.saveAnswers({
      ...input,
      answers: [change('location', 'three', 1), change('targetMarket', 'others')],
    });
    expect(late.saved).toEqual({ targetMarket: 1 });
    expect(late.conflicts).toEqual([{ question: 'location', value: 'two', version: 2, updatedAt: expect.any(String) }]);
    expect((await app.as(owner).projects.get({ projectId })).modules_data.idea?.answers.location).toBe('two');
  });

  test('treats a repeat of the stored value as saved, so that a request can be retried', async () => {
    const { app, owner, projectId } = await scene();
    const input = { projectId, module: 'idea' as const, answers: [change('location', 'same')] };
    await app.as(owner).modules.saveAnswers(input);
    expect(await app.as(owner).modules.saveAnswers(input)).toMatchObject({ saved: { location: 1 }, conflicts: [] });
  });

  test.each([
    ['accepting', 'Bread'],
    ['editing', 'Rye bread'],
  ])('by %s, what was filled in becomes the word of the person, once', async (_, value) => {
    const { app, owner, projectId } = await scene();
    await app.deps.db.insert(projectModules).values({ projectId, module: 'idea' });
    const filled = { projectId, module: 'idea' as const, question: 'businessIdea', value: 'Bread', version: 1 };
    await app.deps.db.insert(answers).values([
      { ...filled, filledIn: true },
      { ...filled, question: 'location', filledIn: true },
    ]);
    const input = {
      projectId,
      module: 'idea' as const,
      answers: [{ ...change('businessIdea', value, 1), filledIn: true }],
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await app.as(owner).modules.saveAnswers(input)).toMatchObject({
        saved: { businessIdea: 2 },
        conflicts: [],
      });
    }
    const entry = (await app.as(owner).projects.get({ projectId })).modules_data.idea;
    expect(entry).toMatchObject({ answers: { businessIdea: value }, filledIn: ['location'] });
  });

  test('by two people at once saves one and reports a conflict to the other', async () => {
    const { app, owner, projectId } = await scene();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app
          .as(owner)
          .modules.saveAnswers({ projectId, module: 'idea', answers: [change('location', `text ${index}`)] }),
      ),
    );
    expect(results.filter((result) => 'location' in result.saved)).toHaveLength(1);
    expect(results.filter((result) => result.conflicts.length === 1)).toHaveLength(19);
  });

  test('of different questions at once loses none', async () => {
    const { app, owner, projectId } = await scene();
    const questions = ['businessIdea', 'targetMarket', 'problemSolved', 'location', 'experience'];
    await Promise.all(
      questions.map((question) =>
        app.as(owner).modules.saveAnswers({ projectId, module: 'idea', answers: [change(question, question)] }),
      ),
    );
    const { answers } = (await app.as(owner).projects.get({ projectId })).modules_data.idea ?? { answers: {} };
    expect(Object.keys(answers).sort()).toEqual([...questions].sort());
  });

  test.each([
    ['an unknown question', { question: 'favouriteColour', value: 'red', baseVersion: 0 }],
    ['an option that is not one', { question: 'businessModel', value: 'pyramid', baseVersion: 0 }],
    ['a null byte', { question: 'location', value: 'a\u0000', baseVersion: 0 }],
    ['a lone surrogate', { question: 'location', value: 'a\udfff', baseVersion: 0 }],
    ['5,001 characters', { question: 'location', value: 'x'.repeat(5001), baseVersion: 0 }],
    ['a negative version', { question: 'location', value: 'x', baseVersion: -1 }],
  ])('refuses %s and changes nothing', async (_what, bad) => {
    const { app, owner, projectId } = await scene();
    const answers = [change('targetMarket', 'fine'), bad];
    expect(await refusal(app.as(owner).modules.saveAnswers({ projectId, module: 'idea', answers }))).toBe(
      'INVALID_INPUT',
    );
    expect((await app.as(owner).projects.get({ projectId })).modules_data).toEqual({});
  });

  test('refuses an unknown module and, for a free person, a premium one', async () => {
    const { app, owner, projectId } = await scene();
    const answers = [change('x', 'y')];
    const unknown = { projectId, module: 'astrology', answers } as never;
    expect(await refusal(app.as(owner).modules.saveAnswers(unknown))).toBe('INVALID_INPUT');
    expect(await refusal(app.as(owner).modules.saveAnswers({ projectId, module: 'finances', answers }))).toBe(
      'PLAN_REQUIRED',
    );
  });

  test('records one activity per person, module and ten minutes', async () => {
    const { app, owner, projectId } = await scene();
    for (let version = 0; version < 3; version += 1) {
      await app
        .as(owner)
        .modules.saveAnswers({ projectId, module: 'idea', answers: [change('location', `v${version}`, version)] });
    }
    await app.as(owner).brainstorm.haveIdea({ projectId });
    const rows = await app.deps.db.execute(
      sql`select action_type, module_key, user_id from project_activity order by module_key`,
    );
    expect(rows.rows).toEqual([
      { action_type: 'module_updated', module_key: 'brainstorm', user_id: owner.id },
      { action_type: 'module_updated', module_key: 'idea', user_id: owner.id },
    ]);
  });
});

const change = (question: string, value: string, baseVersion = 0) => ({ question, value, baseVersion });

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  return { app, owner, projectId };
}
