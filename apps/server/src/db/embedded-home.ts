import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError, fileSystemError } from './embedded-error.ts';

/** The account PostgreSQL runs under when the server itself runs as root, which PostgreSQL refuses. */
export type Account = { name: string; uid: number; gid: number };

export type Home = {
  /** The data directory, without links. */
  dataDir: string;
  /** Where the cluster and its log stand: the data directory, or a directory the account can reach. */
  directory: string;
  /** Undefined: the current account. */
  account: Account | undefined;
};

export type EmbeddedLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** Where root keeps data whose own directory another account cannot reach. */
const reachableRoot = '/var/lib/elan';

/** Makes the data directory when it is missing and checks that it can be used. @returns its path without links */
export function openDataDirectory(dataDir: string): string {
  try {
    const isRoot = process.getuid?.() === 0;
    mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    const path = realpathSync(dataDir);
    accessSync(path, constants.R_OK | constants.X_OK);
    try {
      accessSync(path, constants.W_OK);
    } catch (error) {
      throw new EmbeddedDatabaseError(
        'NOT_WRITABLE',
        `The data directory ${path} may not be written by this account. Give the account access to it or set DATA_DIR to another directory.`,
        error,
      );
    }
    return path;
  } catch (error) {
    throw fileSystemError(error, dataDir);
  }
}

/** Decides under which account PostgreSQL runs and where its files stand. */
export function findHome(dataDir: string, log: EmbeddedLog): Home {
  const cluster = join(dataDir, 'postgres');
  const link = lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(cluster) : undefined;
  if (link !== undefined && !existsSync(dirname(link))) {
    throw new EmbeddedDatabaseError(
      'NOT_A_DATABASE',
      `The database of ${dataDir} was kept in ${dirname(link)}, which is gone. Bring it back, or remove ${cluster} to start with an empty database.`,
    );
  }
  const account = process.getuid?.() === 0 ? unprivilegedAccount(cluster) : undefined;
  if (link !== undefined) return { dataDir, directory: dirname(link), account };
  if (account === undefined || makeReachable(dataDir, account, log)) return { dataDir, directory: dataDir, account };

  const directory = join(reachableRoot, `data-${randomBytes(4).toString('hex')}`);
  mkdirSync(directory, { recursive: true, mode: 0o711 });
  symlinkSync(join(directory, 'postgres'), cluster);
  log.warn(
    `the account ${account.name} cannot reach ${dataDir}; the database is kept in ${directory} and ${cluster} points there`,
  );
  return { dataDir, directory, account };
}

/** The owner of the existing cluster, else the usual accounts. */
function unprivilegedAccount(cluster: string): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== '' && uid > 0);
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const account =
    accounts.find(({ uid }) => uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account === undefined) {
    throw new EmbeddedDatabaseError(
      'NO_ACCOUNT',
      'PostgreSQL refuses to run as root and this machine has neither an account "postgres" nor "nobody". Start the server under another account, or set DATABASE_URL.',
    );
  }
  return account;
}

function makeReachable(directory: string, account: Account, log: EmbeddedLog): boolean {
  if (canEnter(directory, account)) return true;
  if (!canEnter(dirname(directory), account)) return false;
  // Passing through is enough: what lies inside keeps its own modes.
  chmodSync(directory, statSync(directory).mode | constants.S_IXUSR | constants.S_IXGRP | constants.S_IXOTH);
  log.warn(`${directory} was closed to the account ${account.name}; it may now be passed through`);
  return canEnter(directory, account);
}

function canEnter(directory: string, { uid, gid, name }: Account): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { uid, gid, cwd: '/', stdio: 'ignore' });
  if (result.error !== undefined) {
    throw new EmbeddedDatabaseError(
      'NO_ACCOUNT',
      `PostgreSQL refuses to run as root, and this process may not change to the account ${name}. Start the server under another account, or set DATABASE_URL.`,
      result.error,
    );
  }
  return result.status === 0;
}
