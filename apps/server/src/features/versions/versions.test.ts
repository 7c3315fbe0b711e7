import { randomUUID } from 'node:crypto';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { expect, test } from 'vitest';
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
    { author: editor.email, language: 'fr', source: 'model', model: 'scripted', current: true },
    { author: owner.email, language: 'en', source: 'model', model: 'scripted', current: false },
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
