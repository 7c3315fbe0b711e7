import { randomUUID } from 'node:crypto';
import { contract } from '@elan/contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createMetricsRegistry } from '../platform/metrics/prometheus.ts';
import { standbyCalls } from '../router.ts';
import { createCollaborator, createProject, createUser } from '../testing/factories.ts';
import { openStream } from '../testing/live-reader.ts';
import { createMemoryBus } from '../testing/memory-bus.ts';
import { callAs, createToken } from '../testing/program.ts';
import { refusal } from '../testing/refusal.ts';
import { type Replicated, startReplicated } from '../testing/standby.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import type { SocketAddress } from './embedded.ts';
import { sessions } from './schema/auth.ts';
import { projectCollaborators } from './schema/projects.ts';
import type { StandbyOutcome } from './standby.ts';

let databases: Replicated;

beforeAll(async () => {
  databases = await startReplicated();
}, 120_000);
afterAll(() => databases.end());

const isUsed = (app: TestApp) => until('the standby to be used', () => app.deps.standby?.isUsable() === true, 20_000);

/** A process of the product, with an owner, an editor and their project. */
async function openApp({ standby = databases.standby.config, live = createMemoryBus() } = {}) {
  const metrics = createMetricsRegistry();
  const database = { config: databases.primary.config, drop: async () => {} };
  const app = await createTestApp({ database, standby, metrics, live });
  const count = async (outcome: StandbyOutcome) => {
    const { text } = await metrics.exposition();
    return Number(new RegExp(`^elan_standby_reads_total\\{outcome="${outcome}"\\} (\\d+)$`, 'mu').exec(text)?.[1] ?? 0);
  };
  const said = () => app.logLines.filter((line) => line.includes('reads go to')).map((line) => JSON.parse(line).msg);
  return { app, count, said };
}

async function people({ deps }: TestApp) {
  const [owner, editor] = [await createUser(deps), await createUser(deps)];
  const project = await createProject(deps, { ownerId: owner.id });
  await createCollaborator(deps, project, { user: editor, role: 'editor' });
  return { owner, editor, projectId: project.id };
}

async function onStandby(statement: string, address: SocketAddress = databases.standby.admin): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs while the standby receives what is written, and shows none of it. */
async function whileBehind(act: () => Promise<void>): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  try {
    await act();
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
}

type Process = Awaited<ReturnType<typeof openApp>>;

/** Repeats what writes and reads, each time with a standby that is behind, until a read has asked it in vain. */
async function untilFoundBehind({ app, count }: Process, act: () => Promise<void>): Promise<void> {
  for (const before = await count('behind'); (await count('behind')) === before; ) {
    await isUsed(app);
    await whileBehind(act);
  }
}

const names = async (app: TestApp, who: Parameters<TestApp['as']>[0]) =>
  (await app.as(who).projects.list({})).projects.map(({ name }) => name);

test('reads are answered by the standby, and as the primary would', async () => {
  const { app, count } = await openApp();
  const { owner, editor, projectId } = await people(app);
  const read = async ({ as }: TestApp) => [
    await as(owner).projects.list({}),
    await as(editor).projects.get({ projectId }),
    await as(editor).planDocument.get({ projectId }),
    await as(owner).activity.list({ projectId }),
    await as(owner).search.find({ query: 'bread', language: 'en' }),
    await as(owner).ledger.get({ projectId }),
  ];
  await until('all six to be answered by it', async () => {
    const before = await count('answered');
    await read(app);
    return (await count('answered')) === before + 6;
  });
  const plain = await createTestApp({ database: { config: databases.primary.config, drop: async () => {} } });
  expect(await read(app)).toEqual(await read(plain));
});

test('a person reads at once what they wrote, in every process, and through a program', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const { owner, projectId } = await people(one.app);
  const token = await createToken(one.app.deps, owner, ['read']);
  const ways = [
    [one, async () => (await names(one.app, owner))[0]],
    [one, async () => (await one.app.as(owner).projects.get({ projectId })).name],
    [other, async () => (await names(other.app, owner))[0]],
    [other, async () => (await callAs(other.app, token, `/projects/${projectId}`))['name']],
  ] as const;
  for (const [process, read] of ways) {
    await untilFoundBehind(process, async () => {
      const name = `Name ${randomUUID()}`;
      await one.app.as(owner).projects.update({ projectId, name });
      expect(await read()).toBe(name);
    });
  }
});

test('a read waits a moment for the standby', async () => {
  const { app, count } = await openApp();
  const { owner, projectId } = await people(app);
  for (let number = 0; number < 20 || (await count('answered')) === 0; number += 1) {
    await isUsed(app);
    await app.as(owner).projects.update({ projectId, name: `Name ${number}` });
    expect(await names(app, owner)).toEqual([`Name ${number}`]);
  }
});

test('a person notified of a change does not read an older state', async () => {
  const live = createMemoryBus();
  const [one, other] = [await openApp({ live }), await openApp({ live })];
  const { owner, editor, projectId } = await people(one.app);
  const stream = await openStream(other.app, editor, { projectId });
  await untilFoundBehind(other, async () => {
    const name = `Name ${randomUUID()}`;
    const heard = stream.sequences().length;
    await one.app.as(owner).projects.update({ projectId, name });
    await stream.heard('project', heard + 1);
    expect((await other.app.as(editor).projects.get({ projectId })).name).toBe(name);
  });
});

test('a right that was removed, and a session that ended, count at once', async () => {
  const { app } = await openApp();
  const { owner, editor, projectId } = await people(app);
  await isUsed(app);
  await whileBehind(async () => {
    await app.deps.db.delete(projectCollaborators).where(eq(projectCollaborators.userId, editor.id));
    expect(await refusal(app.as(editor).activity.list({ projectId }))).toBe('NOT_FOUND');
    expect((await app.as(editor).collaboration.shared({})).projects).toEqual([]);
    await app.deps.db.delete(sessions).where(eq(sessions.userId, owner.id));
    expect(await refusal(app.as(owner).projects.get({ projectId }))).toBe('NOT_AUTHENTICATED');
  });
});

test('a standby that stays behind is not used, which is logged once, and used again when it has caught up', async () => {
  const { app, said } = await openApp();
  const { owner } = await people(app);
  await isUsed(app);
  const behind = 'reads go to the primary: the standby of DATABASE_READ_URL is more than a second behind';
  await whileBehind(async () => {
    await people(app);
    await until('the delay to be noticed', () => said().includes(behind));
    for (let number = 0; number < 5; number += 1) expect(await names(app, owner)).toHaveLength(1);
  });
  await isUsed(app);
  expect(said().at(-1)).toBe('reads go to the standby');
  expect(said().some((line, place) => line === said()[place - 1])).toBe(false);
});

test('what is no standby of this database is not used', async () => {
  const { said } = await openApp({ standby: inject('postgres').config });
  await until('the reason to be logged', () => said().length > 0);
  expect(said()).toEqual(['reads go to the primary: the standby of DATABASE_READ_URL is that of another database']);
  const own = await openApp({ standby: databases.primary.config });
  await until('the reason to be logged', () => own.said().length > 0);
  expect(own.said()).toEqual(['reads go to the primary: the standby of DATABASE_READ_URL does not follow the primary']);
});

test('only calls that read may go to a standby', () => {
  const methodOf = (name: string) => {
    const [feature = '', call = ''] = name.split('.');
    const found = (contract as unknown as Record<string, Record<string, { '~orpc': { route: { method?: string } } }>>)[
      feature
    ];
    return found?.[call]?.['~orpc'].route.method;
  };
  for (const name of standbyCalls) expect([name, methodOf(name)]).toEqual([name, 'GET']);
});

// The last one: nothing starts the standby again.
test('when the standby is stopped, the primary answers, which is logged once', async () => {
  const { app, said } = await openApp();
  const { owner } = await people(app);
  await isUsed(app);
  await databases.standby.stop();
  for (let number = 0; number < 5; number += 1) expect(await names(app, owner)).toHaveLength(1);
  const lost = 'reads go to the primary: the standby of DATABASE_READ_URL does not answer';
  await until('the loss to be logged', () => said().includes(lost));
  for (let number = 0; number < 5; number += 1) expect(await names(app, owner)).toHaveLength(1);
  expect(said().filter((line) => line === lost)).toHaveLength(1);
});
