import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, findAccount, openFor, runAs } from './embedded-account.ts';
import { applicationRole, endLeftovers, prepareCluster, readPostmaster, superuser } from './embedded-cluster.ts';
import { openDataDirectory } from './embedded-directory.ts';
import { type Engine, packagedEngine } from './embedded-engine.ts';
import { diskFull, EmbeddedDatabaseError, fileSystemError, saysDiskFull } from './embedded-error.ts';
import { lockDataDirectory } from './embedded-lock.ts';
import { waitUntil } from './embedded-process.ts';

export { EmbeddedDatabaseError } from './embedded-error.ts';

export type EmbeddedLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** The address of a database, as options of the `pg` client. */
export type SocketAddress = { host: string; port: number; user: string; database: string };

export type EmbeddedPostgres = {
  /** The application's own role and database. */
  readonly config: SocketAddress;
  /** The superuser: for tests and repairs only. */
  readonly admin: SocketAddress;
  /** PostgreSQL's main process; changes if PostgreSQL is restarted. */
  readonly pid: number;
  /** Ends open transactions, shuts down and releases the data directory. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: EmbeddedLog;
  /** A PostgreSQL to use instead of the packaged one. */
  engine?: Engine;
  /** PostgreSQL settings that add to or override the product's own. */
  settings?: Readonly<Record<string, string>>;
};

/** Only part of the socket's name: nothing listens on the network. */
const port = 5432;

/** Milliseconds. Includes recovery after a crash. */
const startTimeout = 120_000;
const stopTimeout = 15_000;

/**
 * Starts the PostgreSQL that ships with the product, on a Unix socket only this account can reach. The first start
 * creates the database. If PostgreSQL exits by itself, it is restarted on the same socket.
 * @throws EmbeddedDatabaseError saying what is wrong
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const dataDir = openDataDirectory(options.dataDir);
  const unlock = lockOrExplain(dataDir);
  let socketDirectory: string | undefined;
  try {
    const account = findAccount(join(dataDir, 'postgres'));
    const engine = options.engine ?? packagedEngine(account, dataDir);
    const cluster = prepareCluster(dataDir, account, engine);
    socketDirectory = makeSocketDirectory(account);
    await endLeftovers(cluster, socketDirectory);
    const settings = { ...serverSettings(socketDirectory, engine), ...options.settings };
    const place = { dataDir, cluster, socketDirectory, account };
    const launch = () => launchServer(engine, settings, place);
    return supervise(await launch(), launch, { cluster, socketDirectory, log, unlock });
  } catch (error) {
    if (socketDirectory !== undefined) rmSync(socketDirectory, { recursive: true, force: true });
    unlock();
    throw fileSystemError(error, dataDir);
  }
}

/**
 * Finds the PostgreSQL of the server that is running on a data directory, so another program can connect to it.
 * @returns undefined if none is recorded; a killed one may still be recorded
 */
export function findRunningPostgres(dataDir: string): SocketAddress | undefined {
  const socketDirectory = readPostmaster(join(dataDir, 'postgres'))?.socketDirectory;
  return socketDirectory === undefined
    ? undefined
    : { host: socketDirectory, port, user: applicationRole, database: applicationRole };
}

function lockOrExplain(dataDir: string): () => void {
  try {
    return lockDataDirectory(dataDir);
  } catch (error) {
    throw fileSystemError(error, dataDir);
  }
}

/**
 * Uses a short random path: a socket path is limited to about 100 bytes, and the data directory's path may be longer.
 */
function makeSocketDirectory(account: Account | undefined): string {
  const base = tmpdir().length > 60 ? '/tmp' : tmpdir();
  const directory = mkdtempSync(join(base, 'elan-'));
  if (account !== undefined) chownSync(directory, account.uid, account.gid);
  return directory;
}

function serverSettings(socketDirectory: string, engine: Engine): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    // Kept small so that the whole product uses less than 200 MB at rest.
    max_connections: '50',
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    huge_pages: 'off',
    jit: 'off',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_wal_senders: '0',
    autovacuum_max_workers: '1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements contain what people typed; the application logs those failures without it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(engine.major >= 18 ? { io_method: 'sync', autovacuum_worker_slots: '1' } : {}),
  };
}

type RunningServer = { pid: number; exited: Promise<string>; shutDown(): Promise<void> };

type Place = { dataDir: string; cluster: string; socketDirectory: string; account: Account | undefined };

async function launchServer(
  engine: Engine,
  settings: Readonly<Record<string, string>>,
  { dataDir, cluster, socketDirectory, account }: Place,
): Promise<RunningServer> {
  const logPath = join(dataDir, 'postgres.log');
  if ((statSync(logPath, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000) renameSync(logPath, `${logPath}.1`);
  const logFile = openSync(logPath, 'a', 0o600);
  const logStart = statSync(logPath).size;
  // In a separate session, so that Ctrl-C reaches only the server, which then shuts PostgreSQL down properly.
  const directory = openFor(account, cluster);
  const choices = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(engine.postgres, ['-D', directory.path, ...choices], {
    ...runAs(account),
    detached: true,
    stdio: ['ignore', logFile, logFile, ...directory.inherited],
  });
  closeSync(logFile);
  directory.close();
  const dismissGuard = child.pid === undefined ? () => {} : guard(child.pid, socketDirectory, account);
  let hasEnded = false;
  const exited = exitOf(child).finally(() => {
    hasEnded = true;
    dismissGuard();
  });
  const server = { pid: child.pid ?? 0, exited, shutDown: () => shutDown(child, exited) };

  const isReady = () => {
    const postmaster = readPostmaster(cluster);
    return postmaster?.pid === child.pid && postmaster?.ready === true;
  };
  const settled = await waitUntil(() => hasEnded || isReady(), startTimeout);
  if (settled && !hasEnded) return server;
  if (!hasEnded) await server.shutDown();
  const words = readFileSync(logPath).subarray(logStart).toString('utf8').trim().slice(-2_000);
  if (saysDiskFull(words)) throw diskFull(dataDir);
  throw new EmbeddedDatabaseError(
    'START_FAILED',
    `PostgreSQL does not start on ${cluster}: ${words || (await exited)}`,
  );
}

/** The socket directory can only be removed once PostgreSQL has left it. */
const guarding = `read -r word && exit
kill -INT "$1"
for try in 1 2 3 4 5 6 7 8 9 10; do sleep 1; rmdir "$2" && exit; done`;

/**
 * Starts a small process that shuts PostgreSQL down when this process ends for any reason: it reads from a pipe that
 * closes with this process.
 * @returns a function that dismisses the guard once PostgreSQL has ended
 */
function guard(pid: number, socketDirectory: string, account: Account | undefined): () => void {
  const guardian = spawn('/bin/sh', ['-c', guarding, 'guard', String(pid), socketDirectory], {
    ...runAs(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If the guard cannot start, the next start ends what is left over.
  guardian.on('error', () => {});
  guardian.stdin.on('error', () => {});
  return () => guardian.stdin.end('done\n');
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit status ${code}` : `signal ${signal}`));
  });
}

/** Tries a fast shutdown; if that hangs, an immediate one, which means recovery at the next start; finally a kill. */
async function shutDown(child: ChildProcess, exited: Promise<string>): Promise<void> {
  for (const [name, milliseconds] of [['SIGINT', stopTimeout] as const, ['SIGQUIT', 5_000] as const]) {
    child.kill(name);
    const timer = new AbortController();
    const waited = delay(milliseconds, 'late', { signal: timer.signal }).catch(() => 'aborted');
    const outcome = await Promise.race([exited, waited]);
    timer.abort();
    if (outcome !== 'late') return;
  }
  child.kill('SIGKILL');
  await exited;
}

type Supervision = { cluster: string; socketDirectory: string; log: EmbeddedLog; unlock: () => void };

function supervise(
  first: RunningServer,
  launch: () => Promise<RunningServer>,
  { cluster, socketDirectory, log, unlock }: Supervision,
): EmbeddedPostgres {
  let current = first;
  const stopping = new AbortController();

  const watch = async () => {
    for (;;) {
      const reason = await current.exited;
      if (stopping.signal.aborted) return;
      log.error(`the embedded PostgreSQL ended by itself (${reason}) and is started again`);
      for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        try {
          await endLeftovers(cluster, socketDirectory);
          current = await launch();
          break;
        } catch (error) {
          log.error(error instanceof Error ? error.message : String(error));
        }
      }
      if (stopping.signal.aborted) await current.shutDown();
    }
  };
  const watched = watch();

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await current.shutDown();
    await watched;
    rmSync(socketDirectory, { recursive: true, force: true });
    unlock();
  };
  const address = { host: socketDirectory, port };
  return {
    config: { ...address, user: applicationRole, database: applicationRole },
    admin: { ...address, user: superuser, database: 'postgres' },
    get pid() {
      return current.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
