import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = '/usr/bin/redis-server';

export type TestRedis = {
  /** The Unix socket it listens on; nothing listens on the network. */
  socket: string;
  stop(): Promise<void>;
};

/**
 * Starts a Redis for one test, without persistence.
 * @throws if the machine has none
 */
export async function startRedis(): Promise<TestRedis> {
  if (!existsSync(program)) throw new Error(`${program} is missing: install the package redis-server`);
  const directory = mkdtempSync(join(tmpdir(), 'elan-redis-'));
  const socket = join(directory, 'socket');
  const child = spawn(program, ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  };
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (!/ready to accept connections/iu.test(line)) continue;
    child.stdout.resume();
    return { socket, stop };
  }
  await stop();
  throw new Error(`Redis did not start:\n${lines.join('\n')}`);
}
