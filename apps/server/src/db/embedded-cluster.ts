import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, openFor, runAs } from './embedded-account.ts';
import type { Engine } from './embedded-engine.ts';
import { diskFull, EmbeddedDatabaseError, fileSystemError, saysDiskFull } from './embedded-error.ts';
import { clusterProcesses, signal, waitUntil } from './embedded-process.ts';

/** The application's role and database; the superuser is only for tests and repairs. */
export const applicationRole = 'elan';
export const superuser = 'postgres';

/** Creates the cluster at the first start and checks it at every later one. @returns its real path */
export function prepareCluster(dataDir: string, account: Account | undefined, engine: Engine): string {
  const cluster = join(dataDir, 'postgres');
  try {
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith('postgres.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
    }
    if (isMissingOrEmpty(cluster)) create(cluster, dataDir, account, engine);
    else check(cluster, account, engine);
    return realpathSync(cluster);
  } catch (error) {
    throw fileSystemError(error, dataDir);
  }
}

function isMissingOrEmpty(cluster: string): boolean {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() && readdirSync(cluster).length === 0);
}

/**
 * Creates the cluster under a temporary name and renames it when complete, so a first start that is killed leaves
 * nothing half-made.
 */
function create(cluster: string, dataDir: string, account: Account | undefined, engine: Engine): void {
  const unfinished = join(dataDir, `postgres.new-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (account !== undefined) chownSync(unfinished, account.uid, account.gid);
  // Sort by code point with Unicode case rules, independent of the machine's locales.
  const locale =
    engine.major >= 17
      ? ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const access = ['--auth-local=trust', '--auth-host=reject', `--username=${superuser}`];
  const statements = `CREATE ROLE ${applicationRole} LOGIN;\nCREATE DATABASE ${applicationRole} OWNER ${applicationRole};\n`;

  const directory = openFor(account, unfinished);
  const run = (program: string, args: string[], input = '') => {
    const stdio = ['pipe' as const, 'pipe' as const, 'pipe' as const, ...directory.inherited];
    const { status, stderr, error } = spawnSync(program, args, { ...runAs(account), encoding: 'utf8', input, stdio });
    if (status === 0 && !/^(?:.* )?(?:ERROR|FATAL|PANIC): /mu.test(stderr)) return;
    if (saysDiskFull(stderr)) throw diskFull(dataDir);
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'EPERM') throw mayNotChangeTo(account, error);
    const words = stderr?.trim() || error?.message || `exit status ${status}`;
    throw new EmbeddedDatabaseError('START_FAILED', `The database in ${dataDir} could not be made: ${words}`, error);
  };
  try {
    run(engine.initdb, ['-D', directory.path, '--encoding=UTF8', '--no-instructions', ...locale, ...access]);
    run(engine.postgres, ['--single', '-D', directory.path, 'postgres'], statements);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    directory.close();
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(unfinished, cluster);
}

function mayNotChangeTo(account: Account | undefined, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'NO_ACCOUNT',
    `PostgreSQL refuses to run as root, and this process may not change to the account ${account?.name}. Start the server under another account, or set DATABASE_URL.`,
    cause,
  );
}

function check(cluster: string, account: Account | undefined, engine: Engine): void {
  let version: string;
  try {
    version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new EmbeddedDatabaseError(
      'NOT_A_DATABASE',
      `${cluster} holds no PostgreSQL data. Remove it to start with an empty database, or set DATA_DIR to another directory.`,
      error,
    );
  }
  if (version !== String(engine.major)) {
    throw new EmbeddedDatabaseError(
      'WRONG_VERSION',
      `The data in ${cluster} was written by PostgreSQL ${version}, this server brings PostgreSQL ${engine.major}. Start the version of the product that wrote it, run npm run backup, and restore the backup into another DATA_DIR with npm run restore.`,
    );
  }
  // PostgreSQL requires that it owns its files and that the directory is private; a restored backup may have neither.
  const { uid, mode } = statSync(cluster);
  if (account !== undefined && uid !== account.uid) giveTo(account, cluster);
  if ((mode & 0o077) !== 0) chmodSync(cluster, 0o700);
}

function giveTo(account: Account, path: string): void {
  chownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) giveTo(account, join(path, entry.name));
  }
}

/** What PostgreSQL records about itself in postmaster.pid. */
export type Postmaster = { pid: number | undefined; socketDirectory: string | undefined; ready: boolean };

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return {
      pid: Number.isInteger(pid) && pid > 1 ? pid : undefined,
      socketDirectory: lines[4] || undefined,
      ready: lines[7]?.trim() === 'ready',
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Ends any PostgreSQL that a killed server left running on the cluster. Call it only while this process holds the lock
 * on the data directory, so no other server is using it. Normally the guard process stops such a PostgreSQL at once;
 * this waits for that, then kills it.
 * @param socketDirectory the directory used from now on; a different recorded one is removed
 */
export async function endLeftovers(cluster: string, socketDirectory: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  const leftovers = () => clusterProcesses(cluster, postmaster?.pid);
  const gone = () => leftovers().length === 0;
  const insist = async (name: NodeJS.Signals, milliseconds: number) => {
    for (const pid of leftovers()) signal(pid, name);
    return waitUntil(gone, milliseconds);
  };
  const ended =
    (await waitUntil(gone, 1_000)) ||
    (await insist('SIGINT', 10_000)) ||
    (await insist('SIGQUIT', 5_000)) ||
    (await insist('SIGKILL', 5_000));
  if (!ended) {
    const message = `PostgreSQL (process ${leftovers().join(', ')}) of an earlier server still works on ${cluster} and does not end.`;
    throw new EmbeddedDatabaseError('IN_USE', message);
  }
  // PostgreSQL refuses to start if the recorded process id now belongs to another process.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const abandoned = postmaster?.socketDirectory;
  if (abandoned?.includes('/elan-') && abandoned !== socketDirectory)
    rmSync(abandoned, { recursive: true, force: true });
}
