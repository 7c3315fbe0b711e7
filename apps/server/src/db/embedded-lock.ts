import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { processStart } from './embedded-process.ts';

/** A lock that vanishes between two looks was released: this often in a row, it is something else. */
const mostTries = 100;

type Holder = { pid: number; start: string };

/**
 * Locks a data directory for this process. A lock is taken over if its process is gone or its id now belongs to another
 * process; if two processes try at once, one wins.
 * @returns releases the lock
 * @throws EmbeddedDatabaseError when another server holds it, or something else is in its place
 */
export function lockDataDirectory(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  const own = JSON.stringify({ pid: process.pid, start: processStart(process.pid) ?? '' } satisfies Holder);
  // Written under another name and then linked, so that no process ever reads half a lock.
  const candidate = `${path}.${randomUUID()}`;
  writeFileSync(candidate, own, { mode: 0o600 });
  try {
    for (let tries = 1; !linked(candidate, path); tries += 1) {
      if (tries === mostTries) {
        throw new EmbeddedDatabaseError(
          'NOT_WRITABLE',
          `${path} is not a file this server can read or replace. Remove it, or set DATA_DIR to another directory.`,
        );
      }
      const found = contents(path);
      if (found === undefined) continue;
      const holder = parse(found);
      if (holder !== undefined && processStart(holder.pid) === holder.start) {
        throw new EmbeddedDatabaseError(
          'IN_USE',
          `Another server (process ${holder.pid}) already works on ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
        );
      }
      const taken = `${path}.${randomUUID()}`;
      try {
        renameSync(path, taken);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        continue;
      }
      // Another process may have taken over the stale lock between the read and the rename: put its lock back.
      if (contents(taken) !== found) linked(taken, path);
      rmSync(taken, { force: true });
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => {
    if (contents(path) === own) rmSync(path, { force: true });
  };
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function contents(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function parse(lock: string): Holder | undefined {
  try {
    const { pid, start } = JSON.parse(lock) as Partial<Holder>;
    return typeof pid === 'number' && typeof start === 'string' ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}
