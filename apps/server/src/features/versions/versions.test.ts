import { randomUUID } from 'node:crypto';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser, type TestUser, testPersona } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('every analysis is kept, newest first, with its requester, time, language and model', async () => {
  const { app, owner, project, generate } = await scene();
  const editor = await createUser(app.deps, { premium: true });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  await generate(owner, 'idea', 'en');
  await generate(editor, 'idea', 'fr');
  const { versions } = await app.as(owner).versions.list({ projectId: project.id, module: 'idea' });
  expect(versions).toMatchObject([
    { author: { email: editor.email }, language: 'fr', source: 'model', model: 'scripted', current: true },
    { author: { email: owner.email }, language: 'en', source: 'model', model: 'scripted', current: false },
  ]);
  const [, first] = versions;
  const read = await app.as(owner).versions.get({ projectId: project.id, module: 'idea', versionId: first?.id ?? '' });
  expect(read.content).toBe('# Report 1');
});

test('restoring shows an earlier analysis again and loses none', async () => {
  const { app, owner, project, generate } = await scene();
  await generate(owner, 'idea', 'en');
  await generate(owner, 'idea', 'fr');
  const input = { projectId: project.id, module: 'idea' as const };
  const [second, first] = (await app.as(owner).versions.list(input)).versions;
  const entry = await app.as(owner).versions.restore({ ...input, versionId: first?.id ?? '' });
  expect(entry).toMatchObject({
    aiResponse: '# Report 1',
    origin: { versionId: first?.id, language: 'en', outdated: false },
  });
  expect((await app.as(owner).versions.list(input)).versions.map((version) => [version.id, version.current])).toEqual([
    [second?.id, false],
    [first?.id, true],
  ]);
});

test('a restored analysis is marked when answers changed after it was written', async () => {
  const { app, owner, project, generate } = await scene();
  await generate(owner, 'idea', 'en');
  const location = { question: 'location', value: 'Gaspé', baseVersion: 1 };
  await app.as(owner).modules.saveAnswers({ projectId: project.id, module: 'idea', answers: [location] });
  await generate(owner, 'idea', 'en');
  const input = { projectId: project.id, module: 'idea' as const };
  const [second, first] = (await app.as(owner).versions.list(input)).versions;
  const restore = (versionId = '') => app.as(owner).versions.restore({ ...input, versionId });
  expect((await restore(first?.id)).origin?.outdated).toBe(true);
  expect((await restore(second?.id)).origin?.outdated).toBe(false);
});

test('restoring personas brings the cards back', async () => {
  const { app, owner, project } = await scene();
  const { id: _, ...persona } = testPersona();
  const [version] = await app.deps.db
    .insert(analysisVersions)
    .values({
      projectId: project.id,
      module: 'personas',
      language: 'fr',
      source: 'builtin',
      content: JSON.stringify({ personas: ['Ada', 'Béa', 'Cléo'].map((nom) => ({ ...persona, nom })) }),
    })
    .returning({ id: analysisVersions.id });
  await app.deps.db
    .insert(projectModules)
    .values({ projectId: project.id, module: 'personas', extra: { personas: [testPersona()] } });
  const entry = await app
    .as(owner)
    .versions.restore({ projectId: project.id, module: 'personas', versionId: version?.id ?? '' });
  expect(entry.personas?.map((restored) => restored.nom)).toEqual(['Ada', 'Béa', 'Cléo']);
  expect(entry.origin?.versionId).toBe(version?.id);
});

test('a version of another project or module is not found', async () => {
  const { app, owner, project, generate } = await scene();
  await generate(owner, 'idea', 'en');
  const other = await createProject(app.deps, { ownerId: owner.id });
  const [version] = (await app.as(owner).versions.list({ projectId: project.id, module: 'idea' })).versions;
  const versionId = version?.id ?? '';
  const { versions } = app.as(owner);
  expect(await refusal(versions.get({ projectId: other.id, module: 'idea', versionId }))).toBe('NOT_FOUND');
  expect(await refusal(versions.restore({ projectId: other.id, module: 'idea', versionId }))).toBe('NOT_FOUND');
  expect(await refusal(versions.restore({ projectId: project.id, module: 'analysis', versionId }))).toBe('NOT_FOUND');
  expect(await refusal(versions.get({ projectId: project.id, module: 'idea', versionId: randomUUID() }))).toBe(
    'NOT_FOUND',
  );
});

test('people who lost Premium can read the versions of a premium module but not restore them', async () => {
  const { app } = await scene();
  const free = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: free.id });
  const [version] = await app.deps.db
    .insert(analysisVersions)
    .values({ projectId: project.id, module: 'marketing', language: 'en', source: 'builtin', content: '# M' })
    .returning({ id: analysisVersions.id });
  const input = { projectId: project.id, module: 'marketing' as const };
  expect((await app.as(free).versions.list(input)).versions).toHaveLength(1);
  expect(await refusal(app.as(free).versions.restore({ ...input, versionId: version?.id ?? '' }))).toBe(
    'PLAN_REQUIRED',
  );
});

describe('one section of another version', () => {
  async function withReports() {
    const { app, owner } = await scene();
    const project = await createProject(app.deps, { ownerId: owner.id });
    const versions = await app.deps.db
      .insert(analysisVersions)
      .values(
        [
          '# P\n\n## Market\n\nold market\n\n## Team\n\nold team',
          '# P\n\n## Market\n\nnew market\n\n## Team\n\nnew team',
        ].map((content, day) => ({
          projectId: project.id,
          module: 'idea' as const,
          language: 'en' as const,
          source: day === 0 ? ('model' as const) : ('builtin' as const),
          model: day === 0 ? 'scripted' : null,
          content,
          createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
        })),
      )
      .returning({ id: analysisVersions.id });
    const [older, newer] = versions.map(({ id }) => id);
    if (older === undefined || newer === undefined) throw new Error('an insert returned no row');
    await app.deps.db
      .insert(projectModules)
      .values({ projectId: project.id, module: 'idea', analysisVersionId: newer, outdated: true });
    return { app, owner, input: { projectId: project.id, module: 'idea' as const }, older, newer };
  }

  test('makes a new version, which says what it is made of, and keeps both', async () => {
    const { app, owner, input, older } = await withReports();
    const entry = await app.as(owner).versions.restoreSection({ ...input, versionId: older, section: 1 });
    expect(entry.aiResponse).toBe('# P\n\n## Market\n\nold market\n\n## Team\n\nnew team');
    expect(entry.origin).toMatchObject({ source: 'model', model: 'scripted', outdated: true });
    const { versions } = await app.as(owner).versions.list(input);
    expect(versions.map(({ current, author, restored }) => [current, author?.email ?? null, restored])).toEqual([
      [true, owner.email, { section: 'Market', from: '2026-01-01T00:00:00.000Z' }],
      [false, null, null],
      [false, null, null],
    ]);
  });

  test('that is there already makes none', async () => {
    const { app, owner, input, newer } = await withReports();
    const entry = await app.as(owner).versions.restoreSection({ ...input, versionId: newer, section: 2 });
    expect(entry.origin?.versionId).toBe(newer);
    expect((await app.as(owner).versions.list(input)).count).toBe(2);
  });

  test('is refused where there is none, and for a result that has no sections', async () => {
    const { app, owner, input, older } = await withReports();
    const { restoreSection } = app.as(owner).versions;
    expect(await refusal(restoreSection({ ...input, versionId: older, section: 3 }))).toBe('NOT_FOUND');
    expect(await refusal(restoreSection({ ...input, versionId: randomUUID(), section: 0 }))).toBe('NOT_FOUND');
    expect(await refusal(restoreSection({ ...input, module: 'personas', versionId: older, section: 0 }))).toBe(
      'INVALID_INPUT',
    );
  });
});

describe('earlier texts of an answer', () => {
  async function withAnswer() {
    const { app, owner } = await scene();
    const editor = await createUser(app.deps, { premium: true });
    const project = await createProject(app.deps, { ownerId: owner.id });
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    const input = { projectId: project.id, module: 'idea' as const };
    const save = (user: TestUser, value: string, baseVersion: number) =>
      app.as(user).modules.saveAnswers({ ...input, answers: [{ question: 'location', value, baseVersion }] });
    const earlier = async () => {
      const { versions } = await app.as(owner).versions.answers({ ...input, question: 'location' });
      return versions.map(({ value, author }) => [value, author?.email]);
    };
    const wait = () =>
      app.deps.db.execute(sql`update answers set updated_at = updated_at - interval '3 minutes'
        where project_id = ${project.id}`);
    return { owner, editor, save, earlier, wait };
  }

  test('one piece of typing keeps none', async () => {
    const { owner, save, earlier } = await withAnswer();
    await save(owner, 'Rim', 0);
    await save(owner, 'Rimou', 1);
    await save(owner, 'Rimouski', 2);
    expect(await earlier()).toEqual([]);
  });

  test('a text that stood for a while, that somebody else wrote, or of which most goes, is kept', async () => {
    const { owner, editor, save, earlier, wait } = await withAnswer();
    await save(owner, 'Rimouski', 0);
    await wait();
    await save(owner, 'Rimouski, downtown', 1);
    await save(editor, 'Gaspé, at the harbour', 2);
    await save(editor, '', 3);
    expect(await earlier()).toEqual([
      ['Gaspé, at the harbour', editor.email],
      ['Rimouski, downtown', owner.email],
      ['Rimouski', owner.email],
    ]);
  });

  test('what is undone piece by piece comes back whole', async () => {
    const { owner, save, earlier } = await withAnswer();
    const whole = 'Deposits at the order, the rest at delivery, suppliers after 30 days';
    await save(owner, whole, 0);
    await save(owner, whole.slice(0, 44), 1);
    await save(owner, whole.slice(0, 40), 2);
    await save(owner, '', 3);
    expect((await earlier()).map(([text]) => text)).toEqual([whole.slice(0, 40), whole]);
  });

  test('a save that came too late keeps nothing twice', async () => {
    const { owner, editor, save, earlier } = await withAnswer();
    await save(owner, 'Rimouski', 0);
    await Promise.all([save(editor, 'Gaspé', 1), save(editor, 'Matane', 1)]);
    expect(await earlier()).toEqual([['Rimouski', owner.email]]);
  });
});

async function scene() {
  let written = 0;
  const writer = scriptedWriter();
  const app = await createTestApp({
    writer: {
      ...writer,
      prepare: () => ({
        omissions: { dropped: [], shortened: [] },
        async *write() {
          written += 1;
          yield `# Report ${written}`;
          return { reason: 'stop' };
        },
      }),
    },
  });
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  await storeTestAnswers(app.deps, project.id, 'idea');
  const generate = async (user: TestUser, module: ModuleKey, language: 'en' | 'fr') => {
    for await (const event of await app.as(user).generation.start({ projectId: project.id, module, language })) {
      if (event.type === 'failed') throw new Error(event.failure);
    }
  };
  return { app, owner, project, generate };
}
