import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningPostgres } from '../../apps/server/src/db/embedded.ts';
import { startProduct } from '../processes.ts';

/** The product with the database it brings along, as an operator runs it under something that starts it again. */
export type Product = {
  origin: string;
  dataDir: string;
  /** Starts it, and waits until it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it without warning and starts it again. */
  killAndStart(): Promise<void>;
  /** PostgreSQL's main process. */
  databasePid(): number;
  /** A connection beside the product's own; the caller ends it. */
  connect(): Promise<pg.Client>;
};

const secret = 'a-secret-of-the-faults-that-is-long-enough';

/** @param env settings that add to the usual ones */
export function productOn(port: number, dataDir: string, env: Record<string, string> = {}): Product {
  const origin = `http://localhost:${port}`;
  const settings = { DATA_DIR: dataDir, AUTH_SECRET: secret, LOG_LEVEL: 'fatal', ...env };
  let running: { child: ChildProcess; stop(): Promise<void> } | undefined;
  const start = async () => {
    running = await startProduct(port, settings);
  };
  return {
    origin,
    dataDir,
    start,
    stop: async () => running?.stop(),
    async killAndStart() {
      const { child } = running ?? {};
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill('SIGKILL');
      await ended;
      await start();
    },
    databasePid: () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    async connect() {
      const client = new pg.Client(env['DATABASE_URL'] ?? findRunningPostgres(dataDir));
      client.on('error', () => {});
      await client.connect();
      return client;
    },
  };
}
