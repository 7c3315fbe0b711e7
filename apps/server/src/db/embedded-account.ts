import { closeSync, constants, openSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The account PostgreSQL runs under when the server itself runs as root, which PostgreSQL refuses. */
export type Account = { name: string; uid: number; gid: number };

/** The owner of the existing cluster, else the usual accounts. @returns undefined: the current account will do */
export function findAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
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

/** Nothing of the server's own environment may steer PostgreSQL. */
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** Options of a process that runs as `account`. */
export function runAs(account: Account | undefined) {
  return { cwd: '/', env: environment, ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }) };
}

export type OpenDirectory = {
  /** How the program names the directory. */
  path: string;
  /** What stands at place 3 of the program's files. */
  inherited: number[];
  close(): void;
};

/**
 * Opens a directory for a program of another account. The account owns the directory but may be unable to get there,
 * through root's home say; an open directory needs no way.
 */
export function openFor(account: Account | undefined, directory: string): OpenDirectory {
  if (account === undefined || process.platform !== 'linux') return { path: directory, inherited: [], close() {} };
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', inherited: [descriptor], close: () => closeSync(descriptor) };
}
