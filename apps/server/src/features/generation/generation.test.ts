import { setImmediate } from 'node:timers/promises';
import type { GenerationEvent } from '@elan/contract/generation';
import type { GenerationFailure } from '@elan/domain/generation';
import { isDefinedError, safe } from '@orpc/client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subscriptions, userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { generations } from '../../db/schema/generation.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { GenerationError } from '../../platform/ai/port.ts';
import { createRuns } from '../../platform/ai/runs.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { gate, type Script, scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { settleAbandonedGenerations } from './settle-abandoned.ts';

const ideasReply = JSON.stringify({
  ideas: Array.from({ length: 12 }, (_, index) => ({
    title: `Idea ${index}`,
    description: 'Something',
    sector: 'Food',
    interestLevel: 'High',
  })),
});

describe('a generation', () => {
  test('streams its text, stores a version, completes the module and counts one unit', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['# Title\n', 'Body of it'] });
    const events = await collect(app, owner, projectId);

    expect(new Set(events.map((event) => event.type))).toEqual(new Set(['started', 'text', 'succeeded']));
    expect(textOf(events)).toBe('# Title\nBody of it');
    expect(events.at(-1)).toMatchObject({
      entry: { aiResponse: null, origin: { source: 'model' } },
      text: { field: 'aiResponse', length: '# Title\nBody of it'.length },
    });
    expect(JSON.stringify(events).split('Body of it')).toHaveLength(2);
    expect(events[0]).toMatchObject({ usage: { used: 1, limit: 3 } });
    const project = await app.as(owner).projects.get({ projectId });
    expect(project.modules_data.idea).toMatchObject({
      aiResponse: '# Title\nBody of it',
      origin: { source: 'model', model: 'scripted', language: 'en', truncated: false, outdated: false },
      running: null,
    });
    expect(project.progress).toMatchObject({ completed: 1, percent: 9 });
    expect((await app.as(owner).account.get({})).usage.used).toBe(1);
  });

  test('sends the first word at once, and batches the ones that follow quickly', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word ${index}\n`);
    const { app, owner, projectId } = await scene({ pieces: words.flatMap((word) => [word, () => setImmediate()]) });
    const events = await collect(app, owner, projectId);
    const texts = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    expect(texts[0]).toBe(words[0]);
    expect(texts.length).toBeLessThan(20);
    // Whether the final whitespace was streamed before the end depends on timing and is not part of the result.
    expect(textOf(events).trimEnd()).toBe(words.join('').trimEnd());
  });

  test('streams and stores a report without the code block it came in', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['```markdown\n# Title\n', '\nBody of it', '\n```'] });
    const events = await collect(app, owner, projectId);
    expect(textOf(events).trimEnd()).toBe('# Title\n\nBody of it');
    const project = await app.as(owner).projects.get({ projectId });
    expect(project.modules_data.idea?.aiResponse).toBe('# Title\n\nBody of it');
  });

  test('keeps every earlier analysis, and tells the writer who wrote the current one', async () => {
    const { app, owner, projectId, writer } = await scene({ source: 'builtin' });
    await collect(app, owner, projectId);
    await collect(app, owner, projectId);
    expect(writer.requests.map(({ project }) => project.modules.idea?.source)).toEqual([undefined, 'builtin']);
    const versions = await app.deps.db.select().from(analysisVersions).where(eq(analysisVersions.projectId, projectId));
    expect(versions).toHaveLength(2);
  });

  test('sends the clarification to the writer and stores it nowhere', async () => {
    const { app, owner, projectId, writer } = await scene();
    await collect(app, owner, projectId, { clarification: 'a secret wish' });
    expect(writer.requests[0]?.clarification).toBe('a secret wish');
    const dump = await app.deps.db.execute(sql`
      select (select json_agg(a) from answers a)::text || (select json_agg(g) from generations g)::text
        || (select json_agg(m) from project_modules m)::text || (select json_agg(v) from analysis_versions v)::text as all_of_it`);
    expect(JSON.stringify(dump.rows)).not.toContain('secret wish');
    expect(app.logLines.join()).not.toContain('secret wish');
  });

  test('continues and is stored after its reader leaves', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['first ', door.wait, 'second'] });
    for await (const event of await app.as(owner).generation.start(idea(projectId))) {
      if (event.type === 'text') break;
    }
    door.open();
    await settled(app, projectId);
    const project = await app.as(owner).projects.get({ projectId });
    expect(project.modules_data.idea?.aiResponse).toBe('first second');
  });

  test.each([
    ['this process', false],
    ['another process', true],
  ])('is followed from where the reader was, in %s', async (_where, elsewhere) => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['12345', door.wait, '67890'] });
    const started = await startAndRead(app, owner, projectId, 'text');
    const here = app.deps.runs;
    if (elsewhere) app.deps.runs = createRuns();
    const following = await app.as(owner).generation.follow({ projectId, generationId: started, offset: 3 });
    door.open();
    const events: GenerationEvent[] = [];
    for await (const event of following) events.push(event);
    app.deps.runs = here;
    expect(textOf(events)).toBe('4567890');
    expect(events.at(-1)).toMatchObject({ type: 'succeeded', text: { length: 10 } });
  });

  test.each([
    ['before', ' \n\n# ⚠️ ⚠️ Title\n\nText\n\n'],
    ['without', 'a\u0000b'],
  ])('streams what is stored, from its first character on (%s blanks and marks)', async (_what, reply) => {
    const { app, owner, projectId } = await scene({ pieces: [...reply] });
    const events = await collect(app, owner, projectId);
    const stored = (await app.as(owner).projects.get({ projectId })).modules_data.idea?.aiResponse ?? '';
    const end = events.at(-1);
    if (end?.type !== 'succeeded') throw new Error('it did not succeed');
    expect(textOf(events).slice(0, end.text?.length)).toBe(stored);
    expect(end.text).toEqual({ field: 'aiResponse', length: stored.length });
  });

  test('sends the whole entry when the module now shows another text', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['first'] });
    const generationId = await startAndRead(app, owner, projectId, 'succeeded');
    app.deps.writer = scriptedWriter({ pieces: ['second'] });
    await collect(app, owner, projectId);
    const following = await app.as(owner).generation.follow({ projectId, generationId });
    const events: GenerationEvent[] = [];
    for await (const event of following) events.push(event);
    expect(textOf(events)).toBe('first');
    expect(events.at(-1)).toMatchObject({ entry: { aiResponse: 'second' }, text: null });
  });

  test('cannot be followed through another project', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['private', door.wait] });
    const generationId = await startAndRead(app, owner, projectId, 'text');
    const thief = await createUser(app.deps);
    const own = await createProject(app.deps, { ownerId: thief.id });
    expect(await refusal(app.as(thief).generation.follow({ projectId: own.id, generationId }))).toBe('NOT_FOUND');
    door.open();
    await settled(app, projectId);
  });

  test.each(['length', 'cut'] as const)(
    'stores what the model wrote until its %s limit, with a note',
    async (reason) => {
      const { app, owner, projectId } = await scene({ pieces: ['cut off'], end: { reason } });
      expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({
        type: 'succeeded',
        usage: { used: 1 },
      });
      expect((await app.as(owner).projects.get({ projectId })).modules_data.idea).toMatchObject({
        aiResponse: 'cut off',
        origin: { truncated: true },
      });
    },
  );

  test('drops the warning mark from a genuine reply, even when it comes in pieces', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['# ', '\u26a0', '\ufe0f ', 'Title'] });
    const events = await collect(app, owner, projectId);
    expect(textOf(events)).toBe('# Title');
    expect(events.at(-1)).toMatchObject({ type: 'succeeded', text: { length: 7 }, usage: { used: 1 } });
  });

  test('stores a reply with null bytes and lone surrogates as readable text', async () => {
    const { app, owner, projectId } = await scene({ pieces: ['a\u0000b', '\ud800', ' end'] });
    await collect(app, owner, projectId);
    expect((await app.as(owner).projects.get({ projectId })).modules_data.idea?.aiResponse).toBe('ab\ufffd end');
  });

  test('marks an analysis as outdated when the answers change after it', async () => {
    const { app, owner, projectId } = await scene();
    await collect(app, owner, projectId);
    await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [{ question: 'location', value: 'Elsewhere', baseVersion: 1 }],
    });
    const project = await app.as(owner).projects.get({ projectId });
    expect(project.modules_data.idea?.origin?.outdated).toBe(true);
  });

  test('is outdated from the start when someone keeps typing while it is written', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['first ', door.wait, 'second'] });
    await startAndRead(app, owner, projectId, 'text');
    await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [{ question: 'location', value: 'Elsewhere', baseVersion: 1 }],
    });
    door.open();
    await settled(app, projectId);
    const entry = (await app.as(owner).projects.get({ projectId })).modules_data.idea;
    expect(entry).toMatchObject({ aiResponse: 'first second', origin: { outdated: true } });
  });
});

describe('a generation that fails', () => {
  test.each(['technical', 'configuration', 'empty'] as const)(
    'with %s gives its unit back and keeps the earlier analysis',
    async (failure) => {
      let fail = false;
      const { app, owner, projectId } = await scene({
        pieces: [
          'good',
          () => {
            if (fail) throw new GenerationError(failure);
          },
        ],
      });
      await collect(app, owner, projectId);
      fail = true;
      expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({
        type: 'failed',
        failure,
        usage: { used: 1 },
      });
      const project = await app.as(owner).projects.get({ projectId });
      expect(project.modules_data.idea?.aiResponse).toBe('good');
    },
  );

  test('before calling the model gives its unit back', async () => {
    const { app, owner, projectId, writer } = await scene();
    app.deps.writer = {
      ...writer,
      prepare: () => {
        throw new Error('no text');
      },
    };
    const events = await collect(app, owner, projectId);
    expect(events.map(({ type }) => type)).toEqual(['started', 'failed']);
    expect(events.at(-1)).toMatchObject({ failure: 'technical', usage: { used: 0 } });
  });

  test('for lack of a usable key says so and counts nothing', async () => {
    const { app, owner, projectId } = await scene({}, { writer: null });
    expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({
      type: 'failed',
      failure: 'configuration',
      usage: { used: 0 },
    });
  });

  test('with only whitespace counts as empty', async () => {
    const { app, owner, projectId } = await scene({ pieces: [' \n', ' '] });
    expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({ type: 'failed', failure: 'empty' });
  });

  test.each([
    ['died', -60_000],
    ['died before the clock was set back by two days', 2 * 24 * 60 * 60_000],
  ])('because its process %s is settled by the job', async (_what, heartbeat) => {
    const { app, owner, projectId } = await scene();
    await app.deps.db
      .update(userPreferences)
      .set({ aiUsageCount: 1, aiAttemptCount: 1 })
      .where(eq(userPreferences.userId, owner.id));
    const [preferences] = await app.deps.db.select().from(userPreferences).where(eq(userPreferences.userId, owner.id));
    await app.deps.db.insert(generations).values({
      userId: owner.id,
      projectId,
      module: 'idea',
      language: 'en',
      metered: true,
      periodStart: preferences?.aiUsagePeriodStart ?? new Date(),
      heartbeatAt: new Date(Date.now() + heartbeat),
    });
    expect(await settleAbandonedGenerations(app.deps)).toBe(1);
    expect(await settleAbandonedGenerations(app.deps)).toBe(0);
    expect((await app.as(owner).account.get({})).usage.used).toBe(0);
    expect((await collect(app, owner, projectId)).at(-1)?.type).toBe('succeeded');
  });
});

describe('ideas', () => {
  test('are stored with ids, and progress is streamed instead of raw text', async () => {
    const { app, owner, projectId } = await scene({ pieces: [ideasReply.slice(0, 200), ideasReply.slice(200)] });
    const events = await collect(app, owner, projectId, { module: 'brainstorm' });
    expect(events.map((event) => event.type)).not.toContain('text');
    expect(events.filter((event) => event.type === 'progress').at(-1)).toMatchObject({ entries: 12 });
    const entry = (await app.as(owner).projects.get({ projectId })).modules_data.brainstorm;
    expect(entry?.generatedIdeas).toHaveLength(12);
    expect(entry?.generatedIdeas?.[0]).toMatchObject({ title: 'Idea 0', interestLevel: 'high' });
  });

  test('that are cut by the time limit are a failure, even when they can be parsed', async () => {
    const { app, owner, projectId } = await scene({ pieces: [ideasReply], end: { reason: 'cut' } });
    expect((await collect(app, owner, projectId, { module: 'brainstorm' })).at(-1)).toMatchObject({
      type: 'failed',
      failure: 'technical',
      usage: { used: 0 },
    });
  });

  test('that cannot be parsed cost nothing, keep the old list, and pause after five in an hour', async () => {
    let garbage = false;
    const { app, owner, projectId } = await scene({
      pieces: ['', () => undefined],
    });
    app.deps.writer = {
      source: 'model',
      model: 'm',
      prepare: () => ({
        omissions: { dropped: [], shortened: [] },
        async *write() {
          yield garbage ? 'Sorry, no.' : ideasReply;
          return { reason: 'stop' };
        },
      }),
    };
    await collect(app, owner, projectId, { module: 'brainstorm' });
    garbage = true;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await collect(app, owner, projectId, { module: 'brainstorm' })).at(-1)).toMatchObject({
        type: 'failed',
        failure: 'unusable',
        usage: { used: 1 },
      });
    }
    const entry = (await app.as(owner).projects.get({ projectId })).modules_data.brainstorm;
    expect(entry?.generatedIdeas).toHaveLength(12);
    // The first of the five drops out of the hour first.
    await app.deps.db
      .update(generations)
      .set({ startedAt: sql`${generations.startedAt} - interval '59 minutes'` })
      .where(eq(generations.failure, 'unusable'));
    const starts = await app.deps.db
      .select({ at: generations.startedAt })
      .from(generations)
      .where(eq(generations.failure, 'unusable'))
      .orderBy(generations.startedAt);
    const [error] = await safe(app.as(owner).generation.start({ ...idea(projectId), module: 'brainstorm' }));
    const retryAt = new Date((starts[0]?.at.getTime() ?? 0) + 60 * 60 * 1000).toISOString();
    expect(error).toMatchObject({ code: 'ATTEMPTS_REACHED', data: { retryAt } });
  });
});

describe('the quota', () => {
  test('never exceeds the limit under 100 parallel requests with one unit left', async () => {
    const { app, owner, projectId } = await scene({}, {}, { used: 2 });
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const [error, events] = await safe(app.as(owner).generation.start(idea(projectId)));
        if (error !== null) return isDefinedError(error) ? error.code : error.message;
        let last = '';
        for await (const event of events) last = event.type;
        return last;
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1);
    expect(
      outcomes.filter((outcome) => !['succeeded', 'GENERATION_RUNNING', 'QUOTA_REACHED', 'CONFLICT'].includes(outcome)),
    ).toEqual([]);
    expect((await app.as(owner).account.get({})).usage).toMatchObject({ used: 3, limit: 3 });
    expect(app.deps.writer).toMatchObject({ requests: { length: 1 } });
  });

  test('refuses at the limit without calling the writer, and says when it resets', async () => {
    const { app, owner, projectId, writer } = await scene({}, {}, { used: 3 });
    const [error] = await safe(app.as(owner).generation.start(idea(projectId)));
    expect(error).toMatchObject({ code: 'QUOTA_REACHED', data: { used: 3, limit: 3, resetsAt: expect.any(String) } });
    expect(writer.requests).toHaveLength(0);
  });

  test('starts again at zero a month later', async () => {
    let now = new Date();
    const { app, owner, projectId } = await scene({}, { now: () => now }, { used: 3 });
    now = new Date(now.getTime() + 32 * 24 * 60 * 60 * 1000);
    await app.deps.db.execute(sql`update sessions set expires_at = now() + interval '100 days'`);
    expect((await app.as(owner).account.get({})).usage.used).toBe(0);
    expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({ type: 'succeeded', usage: { used: 1 } });
  });

  test('gives a cancelled unit back, but no more attempts than three times the limit', async () => {
    const { app, owner, projectId } = await scene();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const door = gate();
      app.deps.writer = scriptedWriter({ pieces: ['some', door.wait] });
      const generationId = await startAndRead(app, owner, projectId, 'text');
      const result = await app.as(owner).generation.cancel({ projectId, generationId });
      expect(result).toMatchObject({ cancelled: true, usage: { used: 0 } });
      door.open();
    }
    const { resetsAt } = (await app.as(owner).account.get({})).usage;
    const [error] = await safe(app.as(owner).generation.start(idea(projectId)));
    expect(error).toMatchObject({ code: 'ATTEMPTS_REACHED', data: { retryAt: resetsAt } });
    expect((await app.as(owner).projects.get({ projectId })).modules_data.idea?.aiResponse).toBeNull();
  });

  test('counts no failure of the service, however many, and every reply that could not be used', async () => {
    const { app, owner, projectId } = await scene();
    const attempts = async () => {
      const [row] = await app.deps.db.select().from(userPreferences).where(eq(userPreferences.userId, owner.id));
      return row?.aiAttemptCount;
    };
    const failing = (failure: GenerationFailure) =>
      scriptedWriter({
        pieces: [
          'x',
          () => {
            throw new GenerationError(failure);
          },
        ],
      });
    for (const failure of ['technical', 'configuration', 'technical'] as const) {
      app.deps.writer = failing(failure);
      for (let press = 0; press < 4; press += 1) {
        expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({ type: 'failed', failure });
      }
    }
    expect(await attempts()).toBe(0);
    app.deps.writer = failing('empty');
    await collect(app, owner, projectId);
    app.deps.writer = failing('misshapen');
    await collect(app, owner, projectId);
    expect(await attempts()).toBe(2);
    app.deps.writer = scriptedWriter();
    expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({ type: 'succeeded', usage: { used: 1 } });
  });

  test('counts nothing for a founder, whose address is listed and confirmed', async () => {
    const email = 'founder@example.test';
    const { app, owner, projectId } = await scene(
      {},
      { env: { FOUNDER_EMAILS: `${email.toUpperCase()},b@example.test` } },
      { email },
    );
    expect((await app.as(owner).account.get({})).isFounder).toBe(false);
    await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
    expect((await collect(app, owner, projectId)).at(-1)).toMatchObject({ usage: { used: 0, limit: 999_999 } });
  });

  test.each([
    ['active', 100, 'premium'],
    ['trialing', 100, 'premium'],
    ['past_due', 3, 'free'],
    ['canceled', 3, 'free'],
  ])('follows the subscription: %s gives %d', async (status, limit, tier) => {
    const { app, owner } = await scene();
    const now = Math.floor(Date.now() / 1000);
    await app.deps.db.insert(subscriptions).values({
      userId: owner.id,
      customerId: 'c',
      subscriptionStatus: status,
      currentPeriodStart: now - 1_000,
      currentPeriodEnd: now + 1_000,
    });
    expect(await app.as(owner).account.get({})).toMatchObject({ tier, usage: { limit } });
  });
});

describe('what may be generated', () => {
  test('is refused while required answers are missing, naming them', async () => {
    const { app, owner, projectId } = await scene();
    const [error] = await safe(app.as(owner).generation.start({ ...idea(projectId), module: 'analysis' }));
    expect(error).toMatchObject({
      code: 'ANSWERS_INCOMPLETE',
      data: { questions: ['marketSize', 'competitors', 'differentiators'] },
    });
  });

  test('excludes premium modules for a free person', async () => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(app.as(owner).generation.start({ ...idea(projectId), module: 'finances' }))).toBe(
      'PLAN_REQUIRED',
    );
    expect((await app.as(owner).account.get({})).usage.used).toBe(0);
  });

  test('is limited to one at a time per person', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['a', door.wait] });
    await startAndRead(app, owner, projectId, 'text');
    expect(await refusal(app.as(owner).generation.start(idea(projectId)))).toBe('GENERATION_RUNNING');
    expect((await app.as(owner).account.get({})).usage.used).toBe(1);
    door.open();
    await settled(app, projectId);
  });

  test('is limited to one at a time per module: of two people at once, the second joins and pays nothing', async () => {
    const door = gate();
    const { app, owner, projectId } = await scene({ pieces: ['a', door.wait] });
    const editor = await createUser(app.deps);
    await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user: editor, role: 'editor' });
    const people = [owner, editor];
    const press = async (person: TestUser) => {
      const { error, data } = await safe(app.as(person).generation.start(idea(projectId)));
      if (isDefinedError(error) && error.code === 'GENERATION_RUNNING') return { person, refused: error.data };
      return { person, events: data };
    };
    const outcomes = await Promise.all(people.map(press));
    const [first, ...more] = outcomes.filter((outcome) => outcome.events !== undefined);
    const [second] = outcomes.filter((outcome) => outcome.refused !== undefined);
    expect(more).toEqual([]);
    const project = await app.as(second?.person ?? owner).projects.get({ projectId });
    const running = project.modules_data.idea?.running;
    expect(running).toMatchObject({ isMine: false, startedBy: first?.person.email });
    expect(second?.refused).toEqual({ generationId: running?.id, module: 'idea', startedBy: first?.person.email });
    const used = async (person: TestUser | undefined) => (await app.as(person ?? owner).account.get({})).usage.used;
    expect([await used(first?.person), await used(second?.person)]).toEqual([1, 0]);

    const following = app.as(second?.person ?? owner).generation.follow({ projectId, generationId: running?.id ?? '' });
    door.open();
    const events: GenerationEvent[] = [];
    for await (const event of await following) events.push(event);
    expect(events.at(-1)?.type).toBe('succeeded');
    // The module is free again, and another one was free all along.
    expect((await collect(app, second?.person ?? owner, projectId)).at(-1)?.type).toBe('succeeded');
  });

  test('an auto-fill stores what follows from earlier answers, to check, with the analysis; nothing when it fails', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).brainstorm.haveIdea({ projectId });
    const input = { ...idea(projectId), module: 'analysis' as const, autofill: true };
    app.deps.writer = {
      source: 'model',
      model: 'm',
      prepare: () => ({
        omissions: { dropped: [], shortened: [] },
        async *write() {
          yield 'x';
          throw new GenerationError('technical');
        },
      }),
    };
    for await (const _ of await app.as(owner).generation.start(input));
    expect((await app.as(owner).projects.get({ projectId })).modules_data.analysis).toBeUndefined();

    await storeTestAnswers(app.deps, projectId, 'analysis', { marketSize: '', risks: ' ' });
    const asked = scriptedWriter();
    app.deps.writer = asked;
    const events: GenerationEvent[] = [];
    for await (const event of await app.as(owner).generation.start(input)) events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'succeeded', usage: { used: 1 } });
    const entry = (await app.as(owner).projects.get({ projectId })).modules_data.analysis;
    // Nobody has named a competitor or a difference.
    expect(entry).toMatchObject({ answers: { marketSize: 'unknown' }, filledIn: ['marketSize'] });
    expect(entry?.answers.competitors).toBeUndefined();
    expect(entry?.origin?.outdated).toBe(false);
    expect(asked.requests[0]?.filledIn).toEqual(['marketSize']);
    expect(entry?.aiResponse).toContain('Report');
    expect(await refusal(app.as(owner).generation.start(input))).toBe('INVALID_INPUT');
  });
});

async function scene(
  script: Script = {},
  options: TestAppOptions = {},
  person: { used?: number; email?: string } = {},
) {
  const writer = scriptedWriter(script);
  const app = await createTestApp({ writer, ...options });
  const owner = await createUser(app.deps, person);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  await storeTestAnswers(app.deps, projectId, 'idea');
  await storeTestAnswers(app.deps, projectId, 'brainstorm');
  return { app, owner, projectId, writer };
}

const idea = (projectId: string) => ({ projectId, module: 'idea' as const, language: 'en' as const });

async function collect(
  app: TestApp,
  user: TestUser,
  projectId: string,
  more: { clarification?: string; module?: 'brainstorm' } = {},
): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  for await (const event of await app.as(user).generation.start({ ...idea(projectId), ...more })) events.push(event);
  return events;
}

/** Starts a generation, reads until the first event of a type, then disconnects. */
async function startAndRead(app: TestApp, user: TestUser, projectId: string, until: GenerationEvent['type']) {
  let generationId = '';
  for await (const event of await app.as(user).generation.start(idea(projectId))) {
    if (event.type === 'started') generationId = event.generationId;
    if (event.type === until) break;
  }
  return generationId;
}

async function settled(app: TestApp, projectId: string): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await app.deps.db.select().from(generations).where(eq(generations.projectId, projectId));
      return rows.filter((row) => row.status === 'running').length;
    })
    .toBe(0);
}

function textOf(events: GenerationEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}
