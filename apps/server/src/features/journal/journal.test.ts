import type { GenerationEvent } from '@elan/contract/generation';
import { limits } from '@elan/domain/limits';
import { samples } from '@elan/domain/modules/testing/samples';
import { isDefinedError, safe } from '@orpc/client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userPreferences } from '../../db/schema/account.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { projectModules } from '../../db/schema/modules.ts';
import { GenerationError } from '../../platform/ai/port.ts';
import { buildPrompt } from '../../platform/ai/prompts/build-prompt.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { gate, type Script, scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('an entry', () => {
  test('is added with its words trimmed, a date, a mood and no tags (JOUR-009)', async () => {
    const { app, owner, projectId } = await scene();
    const before = Date.now();
    const journal = await app
      .as(owner)
      .journal.add(entry(projectId, { title: '  First day ', content: '\n It rained.\n' }));
    expect(journal.entries).toEqual([
      { id: firstId, date: expect.any(String), title: 'First day', content: 'It rained.', mood: 'neutral', tags: [] },
    ]);
    const date = Date.parse(journal.entries?.[0]?.date ?? '');
    expect(date).toBeGreaterThanOrEqual(before);
    expect(date).toBeLessThanOrEqual(Date.now());
    expect(journal.lastUpdated).not.toBeNull();
  });

  test('comes first, whatever the clocks of the two devices (JOUR-012)', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId, { title: 'Older' }));
    const slowClock = String(Number(firstId) - 3_600_000);
    const journal = await app.as(owner).journal.add(entry(projectId, { entryId: slowClock, title: 'Newer' }));
    expect(journal.entries?.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    const read = await entriesOf(app, owner, projectId);
    expect(read.map(({ title }) => title)).toEqual(['Newer', 'Older']);
  });

  test.each(['positive', 'neutral', 'negative'] as const)('keeps the mood %s (JOUR-010)', async (mood) => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId, { mood }));
    expect((await entriesOf(app, owner, projectId))[0]?.mood).toBe(mood);
  });

  test('keeps emoji, right-to-left text and its own lines', async () => {
    const { app, owner, projectId } = await scene();
    const words = { title: '🥐 יום ראשון 👩‍👩‍👧‍👦', content: 'مرحبا بكم\n\n  indented «like this» <b>&amp;' };
    await app.as(owner).journal.add(entry(projectId, words));
    expect((await entriesOf(app, owner, projectId))[0]).toMatchObject(words);
  });

  test('can reach its limits but not exceed them by one character', async () => {
    const { app, owner, projectId } = await scene();
    const full = { title: 'é'.repeat(limits.journalTitle), content: 'é'.repeat(limits.journalContent) };
    const journal = await app.as(owner).journal.add(entry(projectId, full));
    expect(journal.entries?.[0]).toMatchObject(full);
    for (const change of [{ title: `${full.title}x` }, { content: `${full.content}x` }]) {
      expect(await refusal(app.as(owner).journal.add(entry(projectId, { ...change, entryId: nextId })))).toBe(
        'INVALID_INPUT',
      );
    }
    expect(await entriesOf(app, owner, projectId)).toHaveLength(1);
  });

  test.each([
    ['a blank title', { title: ' \n\t ' }],
    ['a title of a no-break space', { title: '\u00a0' }],
    ['blank words', { content: '   ' }],
    ['an id that is no moment', { entryId: 'yesterday' }],
    ['another mood', { mood: 'furious' as 'neutral' }],
    ['text that cannot be stored', { content: 'a\u0000b' }],
  ])('with %s is refused', async (_, change) => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(app.as(owner).journal.add(entry(projectId, change)))).toBe('INVALID_INPUT');
    expect(await app.deps.db.select().from(journalEntries)).toEqual([]);
  });

  test('sent twice is stored once, and the second time changes nothing', async () => {
    const { app, owner, projectId } = await scene();
    const first = await app.as(owner).journal.add(entry(projectId));
    const second = await app.as(owner).journal.add(entry(projectId));
    expect(second).toEqual(first);
  });

  test('sent five times at once is stored once', async () => {
    const { app, owner, projectId } = await scene();
    await Promise.all(Array.from({ length: 5 }, () => app.as(owner).journal.add(entry(projectId))));
    expect(await entriesOf(app, owner, projectId)).toHaveLength(1);
  });

  test.each([{ title: 'Another title' }, { content: 'Other words' }, { mood: 'positive' as const }])(
    'with an id that is taken and %o overwrites nothing',
    async (change) => {
      const { app, owner, projectId } = await scene();
      const journal = await app.as(owner).journal.add(entry(projectId));
      expect(await refusal(app.as(owner).journal.add(entry(projectId, change)))).toBe('CONFLICT');
      expect(await entriesOf(app, owner, projectId)).toEqual(journal.entries);
    },
  );

  test('of someone else in the same millisecond conflicts, and the next millisecond is free', async () => {
    const { app, owner, project, projectId } = await scene();
    const editor = await createUser(app.deps, { premium: true });
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    await app.as(owner).journal.add(entry(projectId));
    expect(await refusal(app.as(editor).journal.add(entry(projectId)))).toBe('CONFLICT');
    await app.as(editor).journal.add(entry(projectId, { entryId: nextId }));
    expect(await entriesOf(app, owner, projectId)).toHaveLength(2);
  });

  test('can have the same id as one in another project', async () => {
    const { app, owner, projectId } = await scene();
    const other = await createProject(app.deps, { ownerId: owner.id });
    await app.as(owner).journal.add(entry(projectId, { title: 'Here' }));
    await app.as(owner).journal.add(entry(other.id, { title: 'There' }));
    await app.as(owner).journal.remove({ projectId: other.id, entryId: firstId });
    expect((await entriesOf(app, owner, projectId)).map(({ title }) => title)).toEqual(['Here']);
  });

  test('is deleted for good, once (JOUR-004)', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId));
    await app.as(owner).journal.add(entry(projectId, { entryId: nextId, title: 'Stays' }));
    const journal = await app.as(owner).journal.remove({ projectId, entryId: firstId });
    expect(journal.entries?.map(({ title }) => title)).toEqual(['Stays']);
    expect(await entriesOf(app, owner, projectId)).toHaveLength(1);
    expect(await refusal(app.as(owner).journal.remove({ projectId, entryId: firstId }))).toBe('NOT_FOUND');
  });
});

describe('who may write', () => {
  test.each(['viewer', 'commenter'] as const)('a %s can only read (JOUR-016, JOUR-017)', async (role) => {
    const { app, owner, project, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId));
    const reader = await createUser(app.deps, { premium: true });
    await createCollaborator(app.deps, project, { user: reader, role });
    expect(await entriesOf(app, reader, projectId)).toHaveLength(1);
    const calls = app.as(reader);
    expect(await refusal(calls.journal.add(entry(projectId, { entryId: nextId })))).toBe('FORBIDDEN');
    expect(await refusal(calls.journal.remove({ projectId, entryId: firstId }))).toBe('FORBIDDEN');
    expect(await refusal(calls.generation.start(analysis(projectId)))).toBe('FORBIDDEN');
    expect(await entriesOf(app, owner, projectId)).toHaveLength(1);
  });

  test('an editor adds and deletes, under the plan of the owner too (JOUR-016)', async () => {
    const { app, owner, project, projectId } = await scene();
    const editor = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    await app.as(editor).journal.add(entry(projectId));
    await app.as(editor).journal.remove({ projectId, entryId: firstId });
    expect(await entriesOf(app, owner, projectId)).toEqual([]);
  });

  test('a person without premium neither adds, deletes nor analyses (JOUR-015)', async () => {
    const { app, owner, projectId } = await scene({}, { premium: false });
    const calls = app.as(owner);
    expect(await refusal(calls.journal.add(entry(projectId)))).toBe('PLAN_REQUIRED');
    expect(await refusal(calls.journal.remove({ projectId, entryId: firstId }))).toBe('PLAN_REQUIRED');
    expect(await refusal(calls.generation.start(analysis(projectId)))).toBe('PLAN_REQUIRED');
  });

  test('a stranger cannot tell that there is a journal', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId));
    const stranger = await createUser(app.deps, { premium: true });
    expect(await refusal(app.as(stranger).journal.add(entry(projectId, { entryId: nextId })))).toBe('NOT_FOUND');
    expect(await refusal(app.as(stranger).journal.remove({ projectId, entryId: firstId }))).toBe('NOT_FOUND');
  });
});

test('a journal is complete while it has entries (PROG-005)', async () => {
  const { app, owner, projectId } = await scene();
  const completed = async () => (await app.as(owner).projects.get({ projectId })).progress.completed;
  expect(await completed()).toBe(0);
  await app.as(owner).journal.add(entry(projectId));
  expect(await completed()).toBe(1);
  const rows = () => app.deps.db.select().from(projectModules).where(eq(projectModules.projectId, projectId));
  expect(await rows()).toMatchObject([{ module: 'journal', complete: true }]);
  await app.as(owner).journal.remove({ projectId, entryId: firstId });
  expect(await completed()).toBe(0);
  expect(await rows()).toMatchObject([{ module: 'journal', complete: false }]);
});

describe('the analysis of a journal', () => {
  test('is stored as aiAnalysis and returned on the next read (JOUR-013)', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['## In short\n', 'You kept at it.'] });
    await app.as(owner).journal.add(entry(projectId));
    const events = await analyse(app, owner, projectId);
    const stored = { aiAnalysis: '## In short\nYou kept at it.', aiResponse: null, origin: { outdated: false } };
    expect(events.at(-1)).toMatchObject({
      type: 'succeeded',
      entry: { ...stored, aiAnalysis: null },
      text: { field: 'aiAnalysis', length: stored.aiAnalysis.length },
    });
    const journal = (await app.as(owner).projects.get({ projectId })).modules_data.journal;
    expect(journal).toMatchObject(stored);
    expect(journal?.entries).toHaveLength(1);
  });

  test.each(['added', 'removed'] as const)('is outdated once an entry is %s', async (change) => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId));
    await app.as(owner).journal.add(entry(projectId, { entryId: nextId }));
    await analyse(app, owner, projectId);
    const journal =
      change === 'added'
        ? await app.as(owner).journal.add(entry(projectId, { entryId: String(Number(nextId) + 1) }))
        : await app.as(owner).journal.remove({ projectId, entryId: nextId });
    expect(journal).toMatchObject({ aiAnalysis: expect.any(String), origin: { outdated: true } });
  });

  test('is outdated from the start when an entry is added while it is written', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['first ', door.wait, 'second'] });
    await app.as(owner).journal.add(entry(projectId));
    for await (const event of await app.as(owner).generation.start(analysis(projectId))) {
      if (event.type === 'text') break;
    }
    await app.as(owner).journal.add(entry(projectId, { entryId: nextId }));
    door.open();
    await expect
      .poll(async () => {
        const [run] = await app.deps.db.select().from(generations).where(eq(generations.projectId, projectId));
        return run?.status;
      })
      .toBe('succeeded');
    const journal = (await app.as(owner).projects.get({ projectId })).modules_data.journal;
    expect(journal).toMatchObject({ aiAnalysis: 'first second', origin: { outdated: true } });
  });

  test('keeps its earlier text when a new one fails, and nothing is counted (JOUR-018)', async () => {
    let fail = false;
    const { app, owner, projectId } = await scene({
      pieces: [
        'good',
        () => {
          if (fail) throw new GenerationError('technical');
        },
      ],
    });
    await app.as(owner).journal.add(entry(projectId));
    await analyse(app, owner, projectId);
    fail = true;
    expect((await analyse(app, owner, projectId)).at(-1)).toMatchObject({ type: 'failed', usage: { used: 1 } });
    const journal = (await app.as(owner).projects.get({ projectId })).modules_data.journal;
    expect(journal).toMatchObject({ aiAnalysis: 'good', entries: [{ id: firstId }] });
  });

  test('of an empty journal is refused before anything is counted', async () => {
    const { app, owner, projectId } = await scene();
    const [error] = await safe(app.as(owner).generation.start(analysis(projectId)));
    expect(isDefinedError(error) && error).toMatchObject({
      code: 'ANSWERS_INCOMPLETE',
      data: { questions: ['entries'] },
    });
    await app.as(owner).journal.add(entry(projectId));
    await app.as(owner).journal.remove({ projectId, entryId: firstId });
    expect(await refusal(app.as(owner).generation.start(analysis(projectId)))).toBe('ANSWERS_INCOMPLETE');
    expect((await app.as(owner).account.get({})).usage.used).toBe(0);
  });

  test('is refused at the limit (JOUR-015)', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).journal.add(entry(projectId));
    await analyse(app, owner, projectId);
    await app.deps.db.update(userPreferences).set({ aiUsageCount: 100 }).where(eq(userPreferences.userId, owner.id));
    expect(await refusal(app.as(owner).generation.start(analysis(projectId)))).toBe('QUOTA_REACHED');
  });

  test('reads the ten newest entries, newest first (JOUR-014)', async () => {
    const { app, owner, projectId, writer } = await scene();
    for (const [index, { title, content, mood }] of samples.bakery.en.entries.toReversed().entries()) {
      await app.as(owner).journal.add({ projectId, entryId: String(Number(firstId) + index), title, content, mood });
    }
    await analyse(app, owner, projectId);
    const [request] = writer.requests;
    if (request === undefined) throw new Error('the writer was not asked');
    const { system, user } = buildPrompt(request, { productName: 'Élan' });
    const newest = samples.bakery.en.entries.slice(0, 10).map(({ title }) => title);
    const places = newest.map((title) => user.indexOf(JSON.stringify(title)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places.every((place) => place > 0)).toBe(true);
    for (const { title, content } of samples.bakery.en.entries.slice(10)) {
      expect(user + system).not.toContain(title);
      expect(user + system).not.toContain(content.slice(0, 40));
    }
  });

  test('is told to a model that writes about another module, and is in no log', async () => {
    const { app, owner, projectId, writer } = await scene();
    await app.as(owner).journal.add(entry(projectId, { title: 'SECRET-TITLE', content: 'SECRET-CONTENT' }));
    await analyse(app, owner, projectId);
    await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: ['businessIdea', 'targetMarket', 'problemSolved', 'location'].map((question) => ({
        question,
        value: `About ${question}`,
        baseVersion: 0,
      })),
    });
    await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [{ question: 'businessModel', value: 'services', baseVersion: 0 }],
    });
    for await (const _ of await app.as(owner).generation.start({ projectId, module: 'idea', language: 'en' }));
    const request = writer.requests.at(-1);
    if (request?.module !== 'idea') throw new Error('the writer was not asked');
    const { system, user } = buildPrompt(request, { productName: 'Élan' });
    expect(system).toContain('SECRET-TITLE. SECRET-CONTENT');
    expect(user).not.toContain('SECRET');
    expect(app.logLines.join()).not.toContain('SECRET');
    const activity = await app.deps.db.execute(sql`select json_agg(a)::text as text from project_activity a`);
    expect(JSON.stringify(activity.rows)).not.toContain('SECRET');
  });
});

/** The time of the first entry on its author's device, and the next millisecond. */
const firstId = '1736000000000';
const nextId = '1736000000001';

const entry = (
  projectId: string,
  change: Partial<{ entryId: string; title: string; content: string; mood: 'positive' | 'neutral' | 'negative' }> = {},
) => ({ projectId, entryId: firstId, title: 'A day', content: 'What happened', mood: 'neutral' as const, ...change });

const analysis = (projectId: string) => ({ projectId, module: 'journal' as const, language: 'en' as const });

async function scene(script: Script = {}, person: { premium?: boolean } = {}) {
  const writer = scriptedWriter(script);
  const app = await createTestApp({ writer });
  const owner = await createUser(app.deps, { premium: true, ...person });
  const project = await createProject(app.deps, { ownerId: owner.id });
  return { app, owner, project, projectId: project.id, writer };
}

async function entriesOf(app: TestApp, user: TestUser, projectId: string) {
  return (await app.as(user).projects.get({ projectId })).modules_data.journal?.entries ?? [];
}

async function analyse(app: TestApp, user: TestUser, projectId: string): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  for await (const event of await app.as(user).generation.start(analysis(projectId))) events.push(event);
  return events;
}
