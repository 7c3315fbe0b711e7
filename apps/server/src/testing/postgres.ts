import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type SocketAddress, startEmbeddedPostgres } from '../db/embedded.ts';
import { applicationRole } from '../db/embedded-cluster.ts';
import type { Engine } from '../db/embedded-engine.ts';
import { migrate } from '../db/migrate.ts';
import { makeScratchDirectory } from './scratch-directory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { admin: SocketAddress; config: SocketAddress };
  }
}

/** Migrated once; the databases of the tests are copies of it. */
const template = 'elan_template';

/** Debian's path to the programs of a major version. */
export function debianEngine(major: number): Engine {
  const programs = `/usr/lib/postgresql/${major}/bin`;
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres'), major };
}

/**
 * Starts one PostgreSQL for all tests of a Vitest project: the embedded one, or the machine's own installation of the
 * major version in POSTGRES_UNDER_TEST. Its data is discarded afterwards, so fsync is off.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeScratchDirectory();
  const major = project.config.env.POSTGRES_UNDER_TEST;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info() {}, warn() {}, error: (message) => process.stderr.write(`${message}\n`) },
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_connections: '200',
    },
    ...(major === 'embedded' ? {} : { engine: debianEngine(Number(major)) }),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await withClient(server.admin, (client) => client.query(`CREATE DATABASE ${template} OWNER ${applicationRole}`));
    await migrate({ ...server.config, database: template });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', { admin: server.admin, config: server.config });
  return stop;
}

export type TestDatabase = {
  config: SocketAddress;
  /** Drops the database even if it has connections. */
  drop(): Promise<void>;
};

/** Creates a migrated database for one test, with the application's rights. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { admin, config } = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a third of the processor time of copying through the write-ahead log, and keeps the
  // template's catalogue cache, which the first connection would otherwise build.
  await withClient(admin, (client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER ${applicationRole} STRATEGY file_copy`),
  );
  return { config: { ...config, database }, drop: () => dropDatabase(database) };
}

/** Creates a database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { admin, config } = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${database} OWNER ${applicationRole}`));
  return { config: { ...config, database }, drop: () => dropDatabase(database) };
}

/**
 * A pool says that it has ended while PostgreSQL still closes its connections; to cut one off then is an error that
 * nobody listens to any more. So they get the time to go, and only one that is really left is cut off.
 */
async function dropDatabase(database: string): Promise<void> {
  await withClient(inject('postgres').admin, async (client) => {
    const isLeft = async () =>
      (await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database])).rowCount !== 0;
    for (let look = 0; look < 20 && (await isLeft()); look += 1) await setTimeout(5);
    await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
  });
}

async function withClient<T>(address: SocketAddress, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
