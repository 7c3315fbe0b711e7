import { createInterface } from 'node:readline';
import pg from 'pg';
import { EmbeddedDatabaseError, startEmbeddedPostgres } from '../db/embedded.ts';
import type { Engine } from '../db/embedded-engine.ts';

/**
 * A server as a separate process that tests can kill: starts the embedded database and inserts rows one after another.
 * It prints 'ready', then each number the database has acknowledged, or 'refused' with a code. It stops when its input
 * ends.
 */
const { dataDir, uid, engine } = JSON.parse(process.argv[2] ?? '') as {
  dataDir: string;
  uid?: number;
  engine?: Engine;
};
if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
const say = (words: string) => process.stdout.write(`${words}\n`);
const log = { info: say, warn: say, error: say };

try {
  const server = await startEmbeddedPostgres({ dataDir, log, ...(engine === undefined ? {} : { engine }) });
  let isStopping = false;
  createInterface(process.stdin).on('close', () => {
    isStopping = true;
  });
  const client = new pg.Client(server.config);
  await client.connect();
  await client.query('create table if not exists kept (n integer primary key)');
  const { rows } = await client.query<{ next: number }>('select coalesce(max(n), 0) + 1 as next from kept');
  say(`ready ${server.pid} ${server.config.host}`);
  for (let n = rows[0]?.next ?? 1; !isStopping; n += 1) {
    await client.query('insert into kept values ($1)', [n]);
    say(`kept ${n}`);
  }
  await client.end();
  await server.stop();
} catch (error) {
  if (!(error instanceof EmbeddedDatabaseError)) throw error;
  say(`refused ${error.code} ${error.message}`);
  process.exit(1);
}
