import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SocketAddress } from '../db/embedded.ts';

const program = '/usr/sbin/pgbouncer';

export type TestPooler = {
  /** The database, through the pooler. */
  config: SocketAddress;
  stop(): Promise<void>;
};

/**
 * Starts a PgBouncer in transaction mode before a database. It has fewer connections than the server that uses it, so
 * transactions of one client run on different ones.
 * @throws if the machine has none
 */
export async function startPgBouncer(database: SocketAddress): Promise<TestPooler> {
  if (!existsSync(program)) throw new Error(`${program} is missing: install the package pgbouncer`);
  const directory = mkdtempSync(join(tmpdir(), 'elan-pgbouncer-'));
  // It refuses to run as root, and the database's socket belongs to the account the database runs under.
  const { uid, gid } = statSync(database.host);
  const account = execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).trim();
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${database.host} port=${database.port} user=${database.user}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      'listen_addr =',
      `listen_port = ${database.port}`,
      `unix_socket_dir = ${directory}`,
      'default_pool_size = 3',
      'max_client_conn = 100',
    ].join('\n'),
  );
  chownSync(directory, uid, gid);
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', account] : []), settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(directory, { recursive: true, force: true });
  };
  const lines: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    lines.push(line);
    if (!line.includes('process up')) continue;
    child.stderr.resume();
    return { config: { ...database, host: directory }, stop };
  }
  await stop();
  throw new Error(`PgBouncer did not start:\n${lines.join('\n')}`);
}
