import { closeSync, constants, openSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The account PostgreSQL runs under when the server itself runs as root, which PostgreSQL refuses. */
export type Account = { name: string; uid: number; gid: number };

/**
 * Picks the owner of the existing cluster, or else one of the usual accounts.
 * @returns undefined if the current account can be used
 */
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

/** PostgreSQL must not inherit settings from the server's environment. */
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** Spawn options to run a process as `account`. */
export function runAs(account: Account | undefined) {
  return { cwd: '/', env: environment, ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }) };
}

export type OpenDirectory = {
  /** The path by which the program refers to the directory. */
  path: string;
  /** What the program inherits as file descriptor 3. */
  inherited: number[];
  close(): void;
};

/**
 * Opens a directory for a program that runs as another account. That account owns the directory but may not be able to
 * reach it by path, for example below root's home; an inherited open directory avoids the path.
 */
export function openFor(account: Account | undefined, directory: string): OpenDirectory {
  if (account === undefined || process.platform !== 'linux') return { path: directory, inherited: [], close() {} };
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', inherited: [descriptor], close: () => closeSync(descriptor) };
}
