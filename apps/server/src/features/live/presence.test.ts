import { randomUUID } from 'node:crypto';
import { liveTimes, streamsPerPerson } from '@elan/domain/live';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { createCollaborator, createProject, createUser, unnamed } from '../../testing/factories.ts';
import { openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { hubOf } from './hub.ts';

const nowhere = { module: null, question: null };
const inIdea = { module: 'idea', question: null } as const;
const atQuestion = { module: 'idea', question: 'businessIdea' } as const;

const cell = { row: randomUUID(), column: 'amount' };

async function scene() {
  const clock = { now: Date.now() };
  const app = await createTestApp({ now: () => new Date(clock.now) });
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const bruno = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: bruno, role: 'commenter' });
  return { app, clock, owner, bruno, projectId: project.id };
}

describe('presence', () => {
  test('is refused to strangers and for a question outside any module', async () => {
    const { app, owner, projectId } = await scene();
    const stranger = await createUser(app.deps);
    const tabId = randomUUID();
    expect(await refusal(app.as(stranger).live.present({ projectId, tabId, place: inIdea }))).toBe('NOT_FOUND');
    const place = { module: null, question: 'businessIdea' };
    expect(await refusal(app.as(owner).live.present({ projectId, tabId, place }))).toBe('INVALID_INPUT');
    const tooLong = { module: 'idea', question: 'x'.repeat(51) } as const;
    expect(await refusal(app.as(owner).live.present({ projectId, tabId, place: tooLong }))).toBe('INVALID_INPUT');
    for (const place of [
      { ...nowhere, cell },
      { ...inIdea, cell: { ...cell, row: 'no id' } },
      { ...inIdea, cell: { ...cell, column: 'x'.repeat(41) } },
    ]) {
      expect(await refusal(app.as(owner).live.present({ projectId, tabId, place }))).toBe('INVALID_INPUT');
    }
  });

  test('of two tabs is seen by everyone, themselves included, and follows them', async () => {
    const { app, owner, bruno, projectId } = await scene();
    const [ours, theirs] = [await openStream(app, owner, { projectId }), await openStream(app, bruno, { projectId })];
    await app.as(owner).live.present({ projectId, tabId: ours.tabId, place: inIdea });
    await app.as(bruno).live.present({ projectId, tabId: theirs.tabId, place: nowhere });
    const atCell = { module: 'finances', question: null, cell } as const;
    await app.as(bruno).live.present({ projectId, tabId: theirs.tabId, place: atQuestion });
    await app.as(bruno).live.present({ projectId, tabId: theirs.tabId, place: atCell });
    const expected = [
      { tabId: ours.tabId, userId: owner.id, ...unnamed(owner), place: inIdea },
      { tabId: theirs.tabId, userId: bruno.id, ...unnamed(bruno), place: atCell },
    ];
    for (const stream of [ours, theirs]) {
      await until('both in their places', () => stream.people()[1]?.place.cell !== undefined);
      expect(stream.people()).toEqual(expected);
    }
    const late = await openStream(app, owner, { projectId });
    await late.heard('presence');
    expect(late.people()).toEqual(expected);
  });

  test('ends with the stream of its tab', async () => {
    const { app, owner, bruno, projectId } = await scene();
    const [ours, theirs] = [await openStream(app, owner, { projectId }), await openStream(app, bruno, { projectId })];
    await app.as(bruno).live.present({ projectId, tabId: theirs.tabId, place: inIdea });
    await until('Bruno to be seen', () => ours.people().length === 1);
    theirs.close();
    await until('Bruno to be gone', () => ours.people().length === 0);
  });

  test('ends when nobody renews it', async () => {
    const { app, clock, owner, bruno, projectId } = await scene();
    const ours = await openStream(app, owner, { projectId });
    const present = () => app.as(bruno).live.present({ projectId, tabId: 'tab-without-stream', place: inIdea });
    await present();
    await ours.heard('presence');
    clock.now += liveTimes.presenceRenewal;
    await present();
    clock.now += liveTimes.presenceLifetime - 1;
    await hubOf(app.deps).watch();
    expect(ours.people()).toHaveLength(1);
    clock.now += 2;
    await hubOf(app.deps).watch();
    await until('Bruno to be gone', () => ours.people().length === 0);
  });

  test('is published only when the place changes or to renew it', async () => {
    const { app, clock, bruno, projectId } = await scene();
    const published: LiveMessage[] = [];
    app.deps.live.listen((message) => published.push(message));
    const present = (place: typeof atQuestion | typeof inIdea) =>
      app.as(bruno).live.present({ projectId, tabId: 'tab-of-bruno', place });
    await present(inIdea);
    await present(inIdea);
    await present(atQuestion);
    expect(published).toHaveLength(2);
    clock.now += liveTimes.presenceRenewal;
    await present(atQuestion);
    expect(published).toHaveLength(3);
  });

  test('of a person who lost the project is hidden, and they see no one', async () => {
    const { app, owner, bruno, projectId } = await scene();
    const [ours, theirs] = [await openStream(app, owner, { projectId }), await openStream(app, bruno, { projectId })];
    await app.as(bruno).live.present({ projectId, tabId: theirs.tabId, place: inIdea });
    await until('Bruno to be seen', () => ours.people().length === 1);
    await write(app.deps, async ({ tx, live }) => {
      await tx.delete(projectCollaborators).where(eq(projectCollaborators.userId, bruno.id));
      await live({ projectId, topic: 'collaborators', actor: { type: 'system' } });
    });
    await theirs.heard('lost');
    await app.as(owner).live.present({ projectId, tabId: ours.tabId, place: atQuestion });
    await until('the owner to be seen', () => ours.people().some(({ userId }) => userId === owner.id));
    expect(ours.people().map(({ userId }) => userId)).toEqual([owner.id]);
    expect(theirs.events.at(-1)).toEqual({ type: 'lost' });
  });

  test('cannot be taken over by naming another person’s tab', async () => {
    const { app, owner, bruno, projectId } = await scene();
    const ours = await openStream(app, owner, { projectId });
    await app.as(owner).live.present({ projectId, tabId: ours.tabId, place: inIdea });
    await app.as(bruno).live.present({ projectId, tabId: ours.tabId, place: atQuestion });
    const intruder = await openStream(app, bruno, { projectId, tabId: ours.tabId });
    intruder.close();
    await until('Bruno to be gone', () => ours.events.length > 2 && ours.people().length === 1);
    expect(ours.people()).toEqual([{ tabId: ours.tabId, userId: owner.id, ...unnamed(owner), place: inIdea }]);
  });

  test('of one person is limited, however many tabs they claim', async () => {
    const { app, bruno, owner, projectId } = await scene();
    const ours = await openStream(app, owner, { projectId });
    for (let tab = 0; tab < streamsPerPerson * 2; tab += 1) {
      await app.as(bruno).live.present({ projectId, tabId: `claimed-tab-${tab}`, place: inIdea });
    }
    await until('the newest claim', () => ours.people().at(-1)?.tabId === `claimed-tab-${streamsPerPerson * 2 - 1}`);
    expect(ours.people()).toHaveLength(streamsPerPerson);
  });
});
