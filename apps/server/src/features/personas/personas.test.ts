import { randomUUID } from 'node:crypto';
import type { GenerationEvent } from '@elan/contract/generation';
import { expect, test } from 'vitest';
import { projectModules } from '../../db/schema/modules.ts';
import { createCollaborator, createProject, createUser, testPersona } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp } from '../../testing/test-app.ts';

const reply = (names: readonly string[]) => {
  const { id: _, ...persona } = testPersona();
  return JSON.stringify({ personas: names.map((nom) => ({ ...persona, nom })) });
};

test('a generation stores exactly three personas and completes the module', async () => {
  const { app, owner, projectId, generate } = await scene(reply(['Ada', 'Béa', 'Cléo', 'Dora']));
  const events = await generate();
  const last = events.at(-1);
  expect(last?.type).toBe('succeeded');
  const project = await app.as(owner).projects.get({ projectId });
  expect(project.modules_data.personas?.personas?.map((persona) => persona.nom)).toEqual(['Ada', 'Béa', 'Cléo']);
  expect(project.modules_data.personas?.aiResponse).toBeNull();
  expect(project.progress.completed).toBe(1);
  expect((await app.as(owner).account.get({})).usage.used).toBe(1);
});

test.each([
  ['no JSON at all', 'I would rather talk about it.', 'unusable'],
  ['JSON without personas', '{"people":[]}', 'misshapen'],
  ['two personas', reply(['Ada', 'Béa']), 'misshapen'],
  ['nothing', '   ', 'empty'],
])('a reply with %s is not counted and leaves the earlier personas', async (_, text, failure) => {
  const { app, owner, projectId, generate } = await scene(text);
  const standing = testPersona();
  await app.deps.db.insert(projectModules).values({ projectId, module: 'personas', extra: { personas: [standing] } });
  expect((await generate()).at(-1)).toMatchObject({ type: 'failed', failure });
  const project = await app.as(owner).projects.get({ projectId });
  expect(project.modules_data.personas?.personas).toEqual([standing]);
  expect((await app.as(owner).account.get({})).usage.used).toBe(0);
});

test('two people who delete at once delete two, and the third stays', async () => {
  const { app, owner, projectId } = await scene('');
  const editor = await createUser(app.deps, { premium: true });
  await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user: editor, role: 'editor' });
  const personas = [testPersona(), testPersona(), testPersona()];
  await app.deps.db.insert(projectModules).values({ projectId, module: 'personas', extra: { personas } });
  const [first, second, third] = personas.map((persona) => persona.id);
  await Promise.all([
    app.as(owner).personas.remove({ projectId, personaId: first ?? '' }),
    app.as(editor).personas.remove({ projectId, personaId: second ?? '' }),
  ]);
  const project = await app.as(owner).projects.get({ projectId });
  expect(project.modules_data.personas?.personas?.map((persona) => persona.id)).toEqual([third]);
  await app.as(owner).personas.remove({ projectId, personaId: third ?? '' });
  expect((await app.as(owner).projects.get({ projectId })).progress.completed).toBe(0);
  expect(await refusal(app.as(owner).personas.remove({ projectId, personaId: randomUUID() }))).toBe('NOT_FOUND');
});

test('saving needs something to save, then moves the last-saved time and changes nothing else', async () => {
  const { app, owner, projectId } = await scene('');
  expect(await refusal(app.as(owner).modules.save({ projectId, module: 'personas' }))).toBe('INVALID_INPUT');
  const personas = [testPersona()];
  await app.deps.db
    .insert(projectModules)
    .values({ projectId, module: 'personas', extra: { personas }, lastUpdated: new Date('2026-01-01') });
  const saved = await app.as(owner).modules.save({ projectId, module: 'personas' });
  expect(saved.personas).toEqual(personas);
  expect(new Date(saved.lastUpdated ?? 0).getTime()).toBeGreaterThan(new Date('2026-01-02').getTime());
});

async function scene(text: string) {
  const app = await createTestApp({ writer: scriptedWriter({ pieces: [text] }) });
  const owner = await createUser(app.deps, { premium: true });
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  const generate = async () => {
    const events: GenerationEvent[] = [];
    const run = await app.as(owner).generation.start({ projectId, module: 'personas', language: 'en' });
    for await (const event of run) events.push(event);
    return events;
  };
  return { app, owner, projectId, generate };
}
