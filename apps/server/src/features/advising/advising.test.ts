import { randomUUID } from 'node:crypto';
import { pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const adviser = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'La Fournée' });
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: adviser, role: 'adviser' });
  const list = async () => (await app.as(adviser).advising.list({})).projects;
  return { app, owner, adviser, project, projectId: project.id, collaboratorId, list };
}

describe('the projects somebody advises', () => {
  test('are those that invited them as an adviser, and no others', async () => {
    const { app, owner, adviser, project, collaboratorId, list } = await scene();
    for (const [role, status] of [
      ['viewer', 'accepted'],
      ['editor', 'accepted'],
      ['adviser', 'pending'],
    ] as const) {
      await createCollaborator(app.deps, await createProject(app.deps), { user: adviser, role, status });
    }
    const full = await createProject(app.deps, { name: 'Le Café' });
    await createCollaborator(app.deps, full, { user: adviser, role: 'full_adviser' });
    await createProject(app.deps, { ownerId: adviser.id });
    expect((await list()).map(({ project_name: name, role }) => [name, role]).sort()).toEqual([
      ['La Fournée', 'adviser'],
      ['Le Café', 'full_adviser'],
    ]);
    expect((await app.as(owner).advising.list({})).projects).toEqual([]);
    await app.as(owner).projects.archive({ projectId: project.id, archived: true });
    expect((await list()).find(({ project_id: id }) => id === project.id)?.archived).toBe(true);
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    expect((await list()).map(({ project_name: name }) => name)).toEqual(['Le Café']);
    await app.deps.db.execute(sql`update projects set deleted_at = now() where id = ${full.id}`);
    expect(await list()).toEqual([]);
  });

  test('say what waits for them: questions, answers, replies, and changes since they signed', async () => {
    const { app, owner, adviser, projectId, list } = await scene();
    const nothing = { signed: 0, signed_before_change: 0, open_questions: 0, new_answers: 0, unread: 0 };
    expect(await list()).toMatchObject([{ owner: { email: owner.email }, ...nothing }]);
    await app.as(adviser).activity.recordView({ projectId });
    await app
      .as(owner)
      .planDocument.save({ projectId, section: 'summary', text: 'Bread.', baseVersion: 0, language: 'en' });
    const { sections } = await app.as(adviser).documents.planSections({ projectId, language: 'en' });
    const mark = sections.find(({ key }) => key === 'summary')?.mark ?? '';
    await app.as(adviser).signOffs.sign({ projectId, section: 'summary', language: 'en', mark, note: 'Fine' });
    const taskId = randomUUID();
    await app.as(adviser).tasks.ask({ projectId, taskId, text: 'Who pays?', about: { module: 'idea' } });
    expect(await list()).toMatchObject([{ ...nothing, signed: 1, open_questions: 1 }]);
    const thread = randomUUID();
    const comment = { projectId, module: 'idea', content: 'A comment' } as const;
    await app.as(adviser).comments.add({ ...comment, commentId: thread });
    await app.as(owner).comments.add({ ...comment, commentId: randomUUID(), parentId: thread });
    await app.as(owner).tasks.answer({ projectId, taskId, answer: 'We do.' });
    expect(await list()).toMatchObject([{ ...nothing, signed: 1, new_answers: 1, unread: 1 }]);
    await app
      .as(owner)
      .planDocument.save({ projectId, section: 'risks', text: 'None.', baseVersion: 0, language: 'en' });
    expect(await list()).toMatchObject([{ signed: 1, signed_before_change: 1 }]);
  });

  test('come in pages, the last changed first, in one statement each', async () => {
    const { app, adviser, list } = await scene();
    const many = pageSizes.advisedProjects + 5;
    await app.deps.db.execute(sql`
      with added as (
        insert into projects (user_id, name, updated_at)
        select ${(await createUser(app.deps)).id}, 'Project ' || n, now() - make_interval(days => n)
        from generate_series(1, ${many}) n returning id, user_id)
      insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role, status)
      select id, ${adviser.id}, 'a@x.test', 'a@x.test', user_id, 'adviser', 'accepted' from added`);
    const first = await app.as(adviser).advising.list({});
    const second = await app.as(adviser).advising.list({ cursor: first.next ?? '' });
    expect([first.projects.length, first.count, second.projects.length, second.next]).toEqual([
      pageSizes.advisedProjects,
      many + 1,
      6,
      null,
    ]);
    const names = [...first.projects, ...second.projects].map(({ project_name: name }) => name);
    expect(new Set(names).size).toBe(many + 1);
    expect(names.slice(0, 2)).toEqual(['La Fournée', 'Project 1']);
    expect(await list()).toHaveLength(pageSizes.advisedProjects);
  });
});
