import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer, connect as open, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres } from '../../apps/server/src/db/embedded.ts';
import { signUp } from '../api.ts';
import { send } from '../fleet/supervised-program.ts';
import { withChildren } from '../processes.ts';
import { addDamage, type Damage, noDamage } from './damage.ts';
import { type Product, productOn } from './product.ts';
import { Writers } from './writers.ts';

/** What a fault did, over all its rounds. `pauses`: the longest time without a saved write in each, in seconds. */
export type Result = { fault: string; rounds: number; damage: Damage; pauses: number[] };

/** How many people write at the same time. */
const crowd = 6;

/** Milliseconds that the database is paused or slow, more than the server waits for an answer. */
const pauseTime = 8_000;

/**
 * Lets people write, causes a fault, waits until writes are acknowledged again, and compares.
 * @param cause returns when writes are possible again, as far as the fault is concerned
 */
async function inRounds(fault: string, product: Product, rounds: number, cause: () => Promise<void>): Promise<Result> {
  const result: Result = { fault, rounds, damage: noDamage(), pauses: [] };
  const cookies = await Promise.all(Array.from({ length: crowd }, () => signUp(product.origin)));
  for (let round = 0; round < rounds; round += 1) {
    const writers = new Writers(product.origin, cookies);
    await writers.acknowledge(60);
    // Never at the same place of a write.
    await delay(Math.random() * 100);
    writers.longestPause();
    await cause();
    await writers.acknowledge(60);
    result.pauses.push(writers.longestPause());
    const client = await product.connect();
    addDamage(result.damage, await writers.end(client));
    await client.end();
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return result;
}

export const killServer = (product: Product, rounds: number) =>
  inRounds('kill -9 of the server', product, rounds, () => product.killAndStart());

export const killDatabase = (product: Product, rounds: number) =>
  inRounds('kill -9 of the database', product, rounds, async () => {
    process.kill(product.databasePid(), 'SIGKILL');
    await delay(1_000);
  });

export const restartDatabase = (product: Product, rounds: number) =>
  inRounds('database restarted under load', product, rounds, async () => {
    process.kill(product.databasePid(), 'SIGINT');
    await delay(1_000);
  });

export const pauseDatabase = (product: Product, rounds: number) =>
  inRounds(`database paused for ${pauseTime / 1_000} s`, product, rounds, async () => {
    const processes = withChildren(product.databasePid());
    for (const pid of processes) send(pid, 'SIGSTOP');
    await delay(pauseTime);
    for (const pid of processes) send(pid, 'SIGCONT');
  });

/** A second process of the product reaches the same database through something slow. */
export async function slowDatabase(product: Product, rounds: number, port: number): Promise<Result> {
  const proxy = await startProxy(join(findRunningPostgres(product.dataDir)?.host ?? '', '.s.PGSQL.5432'), port + 1);
  const slow = productOn(port, `${product.dataDir}-slow`, {
    DATABASE_URL: `postgres://elan@127.0.0.1:${port + 1}/elan?sslmode=disable`,
  });
  await slow.start();
  try {
    return await inRounds(`database slow (0.3 s a packet) for ${pauseTime / 1_000} s`, slow, rounds, async () => {
      proxy.delay(300);
      await delay(pauseTime);
      proxy.delay(0);
    });
  } finally {
    await slow.stop();
    proxy.end();
  }
}

/** Fills the disk that holds the data, and frees it again. Needs the right to mount a small file system. */
export async function fullDisk(directory: string, port: number, rounds: number): Promise<Result | undefined> {
  mkdirSync(directory, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const product = productOn(port, join(directory, 'data'));
  try {
    await product.start();
    return await inRounds('disk full for 5 s', product, rounds, async () => {
      const filler = join(directory, 'filler');
      const { bavail, bsize } = statfsSync(directory);
      for (let block = 0; block < 4; block += 1) fill(`${filler}${block}`, Math.floor(bavail / 4) * bsize);
      fill(`${filler}-rest`, 8_192);
      await delay(5_000);
      for (const rest of ['0', '1', '2', '3', '-rest']) rmSync(`${filler}${rest}`, { force: true });
    });
  } finally {
    await product.stop();
    execFileSync('umount', ['-l', directory]);
  }
}

function fill(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(bytes));
  } catch {
    // No room for all of it, which is what it is for.
  }
}

/** Forwards connections to a Unix socket, each packet as late as asked for. */
async function startProxy(path: string, port: number) {
  let wait = 0;
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    let before = Promise.resolve();
    from.on('data', (piece) => {
      before = before.then(async () => {
        if (wait > 0) await delay(wait);
        if (!to.destroyed) to.write(piece);
      });
    });
    from.on('close', () => void before.then(() => to.destroy()));
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    const database = open(path);
    forward(client, database);
    forward(database, client);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    delay: (milliseconds: number) => {
      wait = milliseconds;
    },
    end: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
