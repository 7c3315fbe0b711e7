import { isModuleComplete } from '@elan/domain/progress';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { analysisVersions, answers, projectModules } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { createProject, createUser } from '../../testing/factories.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('saving an answer', () => {
  test.each([
    ['a text', 'Bread', true],
    ['nothing', '', false],
    ['every kind of blank', '\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', false],
    ['a text after blanks', '\u00a0\n Bread', true],
    ['a character that only looks blank', '\u200b', true],
  ])('counts %s as the rule of the domain does', async (_what, value, complete) => {
    const { app, user, projectId } = await withAnalysis();
    await save(app, user, projectId, { question: 'location', value, baseVersion: 0 });
    const [row] = await app.deps.db.select().from(projectModules).where(eq(projectModules.projectId, projectId));
    const entry = (await app.as(user).projects.get({ projectId })).modules_data['idea'];
    expect([row?.complete, isModuleComplete('idea', entry)]).toEqual([complete, complete]);
  });

  test('makes a module incomplete again when its last answer is emptied', async () => {
    const { app, user, projectId } = await withAnalysis();
    const completed = async () => (await app.as(user).projects.list({})).projects[0]?.progress.completed;
    await save(app, user, projectId, { question: 'location', value: 'Trois-Rivières', baseVersion: 0 });
    expect(await completed()).toBe(1);
    await save(app, user, projectId, { question: 'location', value: '', baseVersion: 1 });
    expect(await completed()).toBe(0);
  });

  test('counts every complete module when several are saved at once', async () => {
    const { app, user, projectId } = await withAnalysis();
    const modules = ['idea', 'analysis', 'marketing', 'rd'] as const;
    for (const module of modules.slice(1)) await addAnalysis(app, projectId, module);
    const questions = {
      idea: 'location',
      analysis: 'competitors',
      marketing: 'targetAudience',
      rd: 'innovationAreas',
    } as const;
    await app.deps.db
      .insert(answers)
      .values(modules.map((module) => ({ projectId, module, question: questions[module], value: 'x', version: 1 })));
    await Promise.all(modules.map((module) => app.as(user).modules.save({ projectId, module })));
    const [row] = await app.deps.db.select().from(projects).where(eq(projects.id, projectId));
    expect(row?.completedModules).toBe(4);
  });

  test('asks the database twice: for the caller, and to save', async () => {
    const { app, user, projectId } = await withAnalysis();
    const answer = (question: string, value: string, baseVersion: number) => ({ question, value, baseVersion });
    // Complete, several at once, a text goes on, and incomplete again.
    const calls = [
      [answer('location', 'Trois-Rivières', 0)],
      [answer('experience', 'Ten years', 0), answer('problemSolved', 'Bread', 0)],
      [answer('location', 'Shawinigan', 1)],
      [answer('location', '', 2), answer('experience', '', 1), answer('problemSolved', '', 1)],
    ];
    for (const answers of calls) {
      const sent = await statementsOf(app, () =>
        app.as(user).modules.saveAnswers({ projectId, module: 'idea', answers }),
      );
      expect(sent).toHaveLength(2);
      expect(sent[0]).toContain('from sessions');
      expect(sent[1]).toContain('insert into "project_events"');
    }
  });
});

test('a project deleted in the meantime accepts no answer', async () => {
  const { app, user, projectId } = await withAnalysis();
  await app.deps.db.execute(sql`
    create function vanish() returns trigger language plpgsql as $$ begin return null; end $$`);
  await app.deps.db.delete(answers).where(and(eq(answers.projectId, projectId), eq(answers.module, 'idea')));
  await app.deps.db.execute(sql`create trigger vanish before insert on answers for each row execute function vanish()`);
  await expect(save(app, user, projectId, { question: 'location', value: 'x', baseVersion: 0 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

async function withAnalysis() {
  const app = await createTestApp();
  const user = await createUser(app.deps, { premium: true });
  const { id: projectId } = await createProject(app.deps, { ownerId: user.id });
  await addAnalysis(app, projectId, 'idea');
  return { app, user, projectId };
}

async function addAnalysis({ deps }: TestApp, projectId: string, module: 'idea' | 'analysis' | 'marketing' | 'rd') {
  const [version] = await deps.db
    .insert(analysisVersions)
    .values({ projectId, module, language: 'en', source: 'builtin', content: '## An analysis' })
    .returning({ id: analysisVersions.id });
  await deps.db.insert(projectModules).values({ projectId, module, analysisVersionId: version?.id ?? null });
}

function save(
  app: TestApp,
  user: Parameters<TestApp['as']>[0],
  projectId: string,
  answer: { question: string; value: string; baseVersion: number },
) {
  return app.as(user).modules.saveAnswers({ projectId, module: 'idea', answers: [answer] });
}
