import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../db/client.ts';
import { createNotifications } from '../../db/notifications.ts';
import { createMemoryBus } from '../../testing/memory-bus.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { startRedis } from '../../testing/redis.ts';
import { until } from '../../testing/until.ts';
import type { LiveBus, LiveMessage } from './port.ts';
import { createPostgresBus } from './postgres.ts';
import { createRedisBus } from './redis.ts';

const silent = pino({ level: 'silent' });
const projectId = randomUUID();

const event = (sequence: number): LiveMessage => ({
  kind: 'project',
  projectId,
  sequence,
  topic: 'module',
  module: 'idea',
  causedBy: 'tab-of-a-test',
});

type Fleet = {
  /** Adds a bus, as another process would. */
  join: () => Promise<LiveBus>;
  /** Breaks every listening connection. */
  interrupt: () => Promise<void>;
};

async function ofPostgres(): Promise<Fleet> {
  const database = await createTestDatabase();
  const connection = connect(database.config);
  onTestFinished(async () => {
    await connection.end();
    await database.drop();
  });
  return {
    join: () => createPostgresBus(createNotifications(database.config, connection), silent),
    interrupt: async () => {
      await connection.db.$client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'elan-live' and datname = current_database()",
      );
    },
  };
}

async function ofRedis(): Promise<Fleet> {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  return {
    join: () => createRedisBus(redis.socket, silent),
    interrupt: async () => {
      const client = new Redis(redis.socket);
      await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      client.disconnect();
    },
  };
}

async function ofMemory(): Promise<Fleet> {
  return { join: async () => createMemoryBus(), interrupt: async () => {} };
}

async function joined(fleet: Fleet): Promise<{ bus: LiveBus; received: LiveMessage[] }> {
  const bus = await fleet.join();
  onTestFinished(() => bus.end());
  const received: LiveMessage[] = [];
  bus.listen((message) => received.push(message));
  return { bus, received };
}

describe.each([
  ['memory', ofMemory],
  ['postgres', ofPostgres],
  ['redis', ofRedis],
])('a bus over %s', (_name, open) => {
  test('delivers every message to each listener of its own process once, in order', async () => {
    const { bus, received } = await joined(await open());
    const others: LiveMessage[] = [];
    bus.listen((message) => others.push(message));
    const messages = Array.from({ length: 50 }, (_, index) => event(index));
    for (const message of messages) bus.publish(message);
    bus.publish(event(0));
    await until('the messages', () => received.length >= 51 && others.length >= 51);
    expect(received).toEqual([...messages, event(0)]);
    expect(others).toEqual(received);
  });

  test('stops delivering messages to a listener that has unsubscribed', async () => {
    const { bus, received } = await joined(await open());
    const others: LiveMessage[] = [];
    const stop = bus.listen((message) => others.push(message));
    bus.publish(event(1));
    stop();
    bus.publish(event(2));
    await until('the messages', () => received.length === 2);
    expect(others).toEqual([event(1)]);
  });
});

describe.each([
  ['postgres', ofPostgres],
  ['redis', ofRedis],
])('processes that share %s', (_name, open) => {
  test('keeps delivering when a listener fails', async () => {
    const bus = await (await open()).join();
    onTestFinished(() => bus.end());
    const received: LiveMessage[] = [];
    bus.listen(() => {
      throw new Error('a fault of a listener');
    });
    bus.listen((message) => received.push(message));
    bus.publish(event(1));
    bus.publish({ kind: 'user', userId: projectId, topic: 'session' });
    expect(received).toEqual([event(1), { kind: 'user', userId: projectId, topic: 'session' }]);
  });

  test('receive the messages of the others once and in order, equal ones too', async () => {
    const fleet = await open();
    const [one, two] = [await joined(fleet), await joined(fleet)];
    const messages = Array.from({ length: 300 }, (_, index) => event(index % 7));
    for (const message of messages) one.bus.publish(message);
    await until('the messages', () => two.received.length >= messages.length);
    two.bus.publish(event(1_000));
    await until('the answer', () => one.received.length > messages.length);
    expect(two.received).toEqual([...messages, event(1_000)]);
    expect(one.received).toEqual([...messages, event(1_000)]);
  });

  test('carry every kind of message unchanged', async () => {
    const fleet = await open();
    const [one, two] = [await joined(fleet), await joined(fleet)];
    const place = { module: 'idea', question: 'businessIdea' } as const;
    const person = {
      tabId: 'a-tab-of-somebody',
      userId: projectId,
      email: `zoé"'\\@x.test`,
      name: '',
      color: 'pine',
      place,
    } as const;
    const messages: LiveMessage[] = [
      { kind: 'user', userId: projectId, topic: 'invitations' },
      { kind: 'presence', projectId, tabId: person.tabId, person },
      { kind: 'presence', projectId, tabId: person.tabId, person: null },
    ];
    for (const message of messages) one.bus.publish(message);
    await until('the messages', () => two.received.length >= messages.length);
    expect(two.received).toEqual(messages);
  });

  test('reconnect after their connections broke', async () => {
    const fleet = await open();
    const [one, two] = [await joined(fleet), await joined(fleet)];
    await fleet.interrupt();
    let sequence = 0;
    await until('a message after the break', () => {
      sequence += 1;
      one.bus.publish(event(sequence));
      return two.received.length > 0;
    });
    await until('the way back', () => {
      two.bus.publish(event(0));
      return one.received.some((message) => message.kind === 'project' && message.sequence === 0);
    });
  });

  test('are not affected when one ends', async () => {
    const fleet = await open();
    const [one, two] = [await joined(fleet), await joined(fleet)];
    const third = await fleet.join();
    third.publish(event(1));
    await third.end();
    one.bus.publish(event(2));
    await until('both messages', () => two.received.length >= 2);
    expect(two.received).toEqual([event(1), event(2)]);
  });
});

test('creating a bus fails if its server cannot be reached', async () => {
  await expect(createRedisBus('/nowhere/redis.sock', silent)).rejects.toThrow();
  const database = await createTestDatabase();
  const connection = connect(database.config);
  onTestFinished(async () => {
    await connection.end();
    await database.drop();
  });
  const elsewhere = createNotifications({ ...database.config, database: 'there_is_none' }, connection);
  await expect(createPostgresBus(elsewhere, silent)).rejects.toThrow();
});
