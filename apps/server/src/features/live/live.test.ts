import { randomUUID } from 'node:crypto';
import { streamsPerPerson } from '@elan/domain/live';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { sessions } from '../../db/schema/auth.ts';
import { projectEvents } from '../../db/schema/live.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { write } from '../../db/write.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { type LiveReader, openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { hubOf } from './hub.ts';
import { longestReplay, longestWrite } from './queries.ts';

const system = { type: 'system' } as const;

const change = (app: TestApp, projectId: string) =>
  write(app.deps, ({ live }) => live({ projectId, topic: 'module', module: 'idea', actor: system }));

/** Retries while the database is busy, as browsers do, because many changes run at once. */
async function changeAmongMany(app: TestApp, projectId: string): Promise<void> {
  for (;;) {
    try {
      return await change(app, projectId);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

async function changeTimes(app: TestApp, projectId: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await changeAmongMany(app, projectId);
}

/** A change whose message never arrives. */
async function changeSilently(app: TestApp, projectId: string): Promise<void> {
  const silent = { ...app.deps, live: { ...app.deps.live, publish: () => {} } };
  await write(silent, ({ live }) => live({ projectId, topic: 'project', actor: system }));
}

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const editor = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  return { app, owner, editor, projectId: project.id };
}

/** Does what removing a person does: deletes the row and notifies the project. */
async function remove(app: TestApp, projectId: string, user: TestUser): Promise<void> {
  await write(app.deps, async ({ tx, live }) => {
    await tx.delete(projectCollaborators).where(eq(projectCollaborators.userId, user.id));
    await live({ projectId, topic: 'collaborators', actor: system });
  });
}

const inRow = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('who gets a stream', () => {
  test('no one without a session', async () => {
    const app = await createTestApp();
    expect(await refusal(app.as(null).live.stream({ tabId: randomUUID() }))).toBe('NOT_AUTHENTICATED');
  });

  test('a stranger, or anyone naming an unknown project, gets `lost` and nothing else', async () => {
    const { app, projectId } = await scene();
    const stranger = await createUser(app.deps);
    const [strange, nowhere] = [
      await openStream(app, stranger, { projectId }),
      await openStream(app, stranger, { projectId: randomUUID() }),
    ];
    await change(app, projectId);
    // Personal events still arrive, after anything the project could have sent.
    app.deps.live.publish({ kind: 'user', userId: stranger.id, topic: 'invitations' });
    await Promise.all([strange.heard('user'), nowhere.heard('user')]);
    const expected = [{ type: 'lost' }, { type: 'user', topic: 'invitations' }];
    expect(strange.events).toEqual(expected);
    expect(nowhere.events).toEqual(expected);
  });

  test('a person who is only invited, or declined, gets `lost`', async () => {
    const { app, owner, projectId } = await scene();
    for (const status of ['pending', 'declined'] as const) {
      const user = await createUser(app.deps);
      await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user, role: 'editor', status });
      expect((await openStream(app, user, { projectId })).events).toEqual([{ type: 'lost' }]);
    }
  });

  test('without a project, only personal events are sent', async () => {
    const { app, owner, editor, projectId } = await scene();
    const stream = await openStream(app, owner);
    await change(app, projectId);
    app.deps.live.publish({ kind: 'user', userId: editor.id, topic: 'shared-projects' });
    app.deps.live.publish({ kind: 'user', userId: owner.id, topic: 'invitations' });
    await stream.heard('user');
    expect(stream.events).toEqual([
      { type: 'ready', sequence: null, role: null, resync: false },
      { type: 'user', topic: 'invitations' },
    ]);
  });

  test('a thousand streams of one account: the newest stay, and others are not disturbed', async () => {
    const { app, owner, editor, projectId } = await scene();
    const other = await openStream(app, editor, { projectId });
    const streams: LiveReader[] = [];
    while (streams.length < 1_000) {
      const more = Array.from({ length: 50 }, () => openStream(app, owner, { projectId }));
      streams.push(...(await Promise.all(more)));
    }
    const open = () => streams.filter(({ ended }) => !ended);
    await until('the old ones to end', () => open().length === streamsPerPerson);
    expect(streams.slice(0, -50).every(({ ended }) => ended)).toBe(true);
    await change(app, projectId);
    await Promise.all([...open(), other].map((stream) => stream.heard('project')));
  });
});

describe('what a stream says', () => {
  test('its position, then every change with sequence, topic and cause', async () => {
    const { app, owner, editor, projectId } = await scene();
    await change(app, projectId);
    const stream = await openStream(app, editor, { projectId });
    expect(stream.events).toEqual([{ type: 'ready', sequence: 1, role: 'editor', resync: false }]);
    const actor = { type: 'user', userId: owner.id, tabId: 'tab-of-the-owner' } as const;
    await write(app.deps, ({ live }) => live({ projectId, topic: 'comments', module: 'idea', actor }));
    await stream.heard('project');
    expect(stream.events.at(-1)).toEqual({
      type: 'project',
      sequence: 2,
      topic: 'comments',
      module: 'idea',
      causedBy: 'tab-of-the-owner',
    });
  });

  test('the same over REST', async () => {
    const { app, owner, projectId } = await scene();
    const hangUp = new AbortController();
    const response = await app.request(`/api/v1/live?tabId=${randomUUID()}&projectId=${projectId}&after=0`, {
      headers: { cookie: owner.cookie },
      signal: hangUp.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"ready"')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('"role":"owner"');
    await reader?.cancel();
    hangUp.abort();
  });

  test('changes of the watched project alone', async () => {
    const { app, owner, projectId } = await scene();
    const other = await createProject(app.deps, { ownerId: owner.id });
    const stream = await openStream(app, owner, { projectId });
    await change(app, other.id);
    await change(app, projectId);
    await stream.heard('project');
    expect(stream.events).toHaveLength(2);
  });

  test('everything once and in order, under 200 writers at once', async () => {
    const { app, owner, editor, projectId } = await scene();
    const streams = await Promise.all([owner, editor, owner].map((user) => openStream(app, user, { projectId })));
    await Promise.all(Array.from({ length: 200 }, () => changeAmongMany(app, projectId)));
    for (const stream of streams) {
      await stream.heard('project', 200);
      expect(stream.sequences()).toEqual(inRow(1, 200));
    }
  });

  test('everything once and in order to readers who join, drop and come back in the middle', async () => {
    const { app, owner, projectId } = await scene();
    const writing = Promise.all(Array.from({ length: 10 }, () => changeTimes(app, projectId, 30)));
    let seen = 0;
    const all: number[] = [];
    while (seen < 300) {
      const stream = await openStream(app, owner, { projectId, after: seen });
      await until('some more', () => stream.sequences().length >= 7 || stream.sequences().at(-1) === 300);
      stream.close();
      await stream.end();
      all.push(...stream.sequences());
      seen = all.at(-1) ?? 0;
    }
    await writing;
    expect(all).toEqual(inRow(1, 300));
  });
});

describe('at the first stream of a page', () => {
  const agedBy = (app: TestApp, projectId: string, sequence: number, milliseconds: number) =>
    app.deps.db
      .update(projectEvents)
      .set({ createdAt: sql`now() - make_interval(secs => ${milliseconds / 1000})` })
      .where(and(eq(projectEvents.projectId, projectId), eq(projectEvents.sequence, sequence)));

  test('come the events since the page began to read, including writes in progress then', async () => {
    const { app, owner, projectId } = await scene();
    await changeTimes(app, projectId, 3);
    await agedBy(app, projectId, 1, longestWrite + 70_000);
    await agedBy(app, projectId, 2, longestWrite + 50_000);
    const { events } = await openStream(app, owner, { projectId, readFor: 60_000 });
    expect(events.map((event) => ('sequence' in event ? event.sequence : null))).toEqual([3, 2, 3]);
    expect(events[0]).toMatchObject({ type: 'ready', resync: false });
  });

  test('comes nothing if nothing happened, and nothing is reloaded', async () => {
    const { app, owner, projectId } = await scene();
    await change(app, projectId);
    await agedBy(app, projectId, 1, longestWrite + 70_000);
    const { events } = await openStream(app, owner, { projectId, readFor: 60_000 });
    expect(events).toEqual([{ type: 'ready', sequence: 1, role: 'owner', resync: false }]);
  });

  test('comes what changed the counts since then, with or without an open stream, however slow its request is', async () => {
    const { app, owner, projectId } = await scene();
    const first = await openStream(app, owner);
    app.deps.live.publish({ kind: 'user', userId: owner.id, topic: 'projects' });
    app.deps.live.publish({ kind: 'user', userId: owner.id, topic: 'notices' });
    await first.heard('user', 2);
    const late = await openStream(app, owner, { readFor: 60_000 });
    await late.heard('user');
    const slow = await openStream(app, owner, { readFor: 1 });
    await slow.heard('user');
    const back = await openStream(app, owner, { projectId, after: 0 });
    await back.heard('user');
    const personal = [late, slow, back].map(({ events }) => events.filter(({ type }) => type === 'user'));
    expect(personal).toEqual(Array.from({ length: 3 }, () => [{ type: 'user', topic: 'notices' }]));
  });

  test('a page open for longer than events are kept reloads everything', async () => {
    const { app, owner, projectId } = await scene();
    await change(app, projectId);
    const { events } = await openStream(app, owner, { projectId, readFor: 24 * 60 * 60 * 1000 });
    expect(events).toEqual([{ type: 'ready', sequence: 1, role: 'owner', resync: true }]);
  });
});

describe('after a drop', () => {
  test('missed events come first', async () => {
    const { app, owner, projectId } = await scene();
    await changeTimes(app, projectId, 5);
    const stream = await openStream(app, owner, { projectId, after: 2 });
    await stream.heard('project', 3);
    expect(stream.events[0]).toEqual({ type: 'ready', sequence: 5, role: 'owner', resync: false });
    expect(stream.sequences()).toEqual([3, 4, 5]);
  });

  test('too many, too old or unknown events mean reloading everything', async () => {
    const { app, owner, projectId } = await scene();
    await app.deps.db.execute(sql`update projects set event_sequence = ${longestReplay + 1} where id = ${projectId}`);
    await app.deps.db.execute(
      sql`insert into project_events (project_id, sequence, topic) select ${projectId}::uuid, n, 'module' from generate_series(1, ${longestReplay + 1}) n`,
    );
    const first = async (after: number) => (await openStream(app, owner, { projectId, after })).events;
    expect(await first(0)).toEqual([{ type: 'ready', sequence: longestReplay + 1, role: 'owner', resync: true }]);
    expect(await first(longestReplay + 5)).toMatchObject([{ resync: true }]);
    expect((await first(1)).at(0)).toMatchObject({ resync: false });
    await app.deps.db.delete(projectEvents).where(eq(projectEvents.projectId, projectId));
    expect(await first(3)).toMatchObject([{ resync: true }]);
  });

  test('the watch notices a change whose message was lost', async () => {
    const { app, owner, projectId } = await scene();
    const stream = await openStream(app, owner, { projectId });
    await changeSilently(app, projectId);
    await changeSilently(app, projectId);
    await hubOf(app.deps).watch();
    await stream.heard('project', 2);
    expect(stream.sequences()).toEqual([1, 2]);
  });

  test('a later message delivers the change of an earlier lost one', async () => {
    const { app, owner, projectId } = await scene();
    const stream = await openStream(app, owner, { projectId });
    await changeSilently(app, projectId);
    await change(app, projectId);
    await stream.heard('project', 2);
    expect(stream.sequences()).toEqual([1, 2]);
  });
});

describe('a right that ends', () => {
  test('ends the project part of an open stream at once, and the rest continues', async () => {
    const { app, owner, editor, projectId } = await scene();
    const [theirs, ours] = [await openStream(app, editor, { projectId }), await openStream(app, owner, { projectId })];
    await remove(app, projectId, editor);
    await theirs.heard('lost');
    await change(app, projectId);
    await ours.heard('project', 2);
    app.deps.live.publish({ kind: 'user', userId: editor.id, topic: 'shared-projects' });
    await theirs.heard('user');
    expect(theirs.events.slice(1)).toEqual([{ type: 'lost' }, { type: 'user', topic: 'shared-projects' }]);
  });

  test('a removed person who reconnects with a sequence number gets nothing', async () => {
    const { app, editor, projectId } = await scene();
    await remove(app, projectId, editor);
    expect((await openStream(app, editor, { projectId, after: 0 })).events).toEqual([{ type: 'lost' }]);
  });

  test('a new role is sent on the open stream', async () => {
    const { app, editor, projectId } = await scene();
    const stream = await openStream(app, editor, { projectId });
    await write(app.deps, async ({ tx, live }) => {
      await tx.update(projectCollaborators).set({ role: 'viewer' }).where(eq(projectCollaborators.userId, editor.id));
      await live({ projectId, topic: 'collaborators', actor: system });
    });
    await stream.heard('project');
    expect(stream.events.slice(1)).toEqual([
      { type: 'ready', sequence: 0, role: 'viewer', resync: false },
      { type: 'project', sequence: 1, topic: 'collaborators', module: null, causedBy: null },
    ]);
  });

  test('a deleted project is lost for everyone', async () => {
    const { app, owner, editor, projectId } = await scene();
    const streams = await Promise.all([owner, editor].map((user) => openStream(app, user, { projectId })));
    await app.as(owner).projects.delete({ projectId });
    for (const stream of streams) {
      await stream.heard('lost');
      expect(stream.events.map(({ type }) => type).filter((type) => type !== 'user')).toEqual(['ready', 'lost']);
    }
  });
});

describe('a session that ends', () => {
  const account = async (app: TestApp) => {
    const credentials = { email: `${randomUUID()}@example.test`, password: 'a-long-password' };
    const post = (path: string, body: unknown, cookie = '') =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    await post('/api/auth/sign-up/email', credentials);
    const signIn = async (): Promise<TestUser> => {
      const response = await post('/api/auth/sign-in/email', { ...credentials, rememberMe: true });
      const { user } = (await response.json()) as { user: { id: string } };
      const cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return { id: user.id, email: credentials.email, cookie, token: '' };
    };
    return { post, signIn, credentials };
  };

  test('by signing out ends the streams of that session, and notifies the others', async () => {
    const app = await createTestApp();
    const { post, signIn } = await account(app);
    const [here, elsewhere] = [await signIn(), await signIn()];
    const project = await createProject(app.deps, { ownerId: here.id });
    const [mine, other] = [
      await openStream(app, here, { projectId: project.id }),
      await openStream(app, elsewhere, { projectId: project.id }),
    ];
    await post('/api/auth/sign-out', {}, here.cookie);
    await mine.end();
    await other.heard('user');
    expect(other.events.at(-1)).toEqual({ type: 'user', topic: 'session' });
    await change(app, project.id);
    await other.heard('project');
    expect(mine.sequences()).toEqual([]);
  });

  test('of another device ends its streams, and keeps one own', async () => {
    const app = await createTestApp();
    const { post, signIn } = await account(app);
    const [here, elsewhere] = [await signIn(), await signIn()];
    const [mine, other] = [await openStream(app, here), await openStream(app, elsewhere)];
    await post('/api/auth/sessions/end-others', {}, here.cookie);
    await other.end();
    await mine.heard('user');
    expect(mine.events.at(-1)).toEqual({ type: 'user', topic: 'session' });
  });

  test('everywhere ends every stream', async () => {
    const app = await createTestApp();
    const { post, signIn } = await account(app);
    const people = [await signIn(), await signIn()] as const;
    const streams = await Promise.all(people.map((user) => openStream(app, user)));
    await post('/api/auth/revoke-sessions', {}, people[0].cookie);
    await Promise.all(streams.map((stream) => stream.end()));
  });

  test('by a new password ends the streams of the other sessions', async () => {
    const app = await createTestApp();
    const { post, signIn, credentials } = await account(app);
    const user = await signIn();
    const stream = await openStream(app, user);
    const body = { currentPassword: credentials.password, newPassword: 'another-long-password' };
    expect((await post('/api/auth/change-password', body, user.cookie)).status).toBe(200);
    await stream.end();
  });

  test('by a password reset, done while signed out, ends them too', async () => {
    const app = await createTestApp();
    const { post, signIn, credentials } = await account(app);
    const stream = await openStream(app, await signIn());
    await post('/api/auth/request-password-reset', { email: credentials.email });
    const { rows } = await app.deps.db.execute<{ text: string }>(
      sql`select text from outbox_mails where recipient = ${credentials.email} and text like '%token=%'`,
    );
    const token = /token=([^\s&]+)/u.exec(rows.at(-1)?.text ?? '')?.[1] ?? '';
    const body = { token: decodeURIComponent(token), newPassword: 'another-long-password' };
    expect((await post('/api/auth/reset-password', body)).status).toBe(200);
    await stream.end();
  });

  test('with its account, or by expiry, is noticed at the next event and by the watch', async () => {
    const { app, owner, editor, projectId } = await scene();
    const [first, second] = [await openStream(app, editor, { projectId }), await openStream(app, editor)];
    await app.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, editor.id));
    await change(app, projectId);
    await first.end();
    expect(first.sequences()).toEqual([]);
    await hubOf(app.deps).watch();
    await second.end();
    const third = await openStream(app, owner, { projectId });
    await app.deps.db.execute(sql`delete from users where id = ${owner.id}`);
    await hubOf(app.deps).watch();
    await third.end();
  });
});
