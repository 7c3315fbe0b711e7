import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory on Linux, where creating and removing a database of 300 files takes a third of the time. */
const memory = '/dev/shm';
/** Bytes. The largest test fills a database with several hundred thousand rows. */
const needed = 3 * 1024 ** 3;

/** Creates a directory for a test run's temporary data, in memory if there is room. */
export function makeScratchDirectory(): string {
  removeAbandoned();
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `elan-test-${process.pid}-`));
}

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= needed;
}

/** Removes data left behind by killed runs, which would fill up the memory. */
function removeAbandoned(): void {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const pid = /^elan-test-(\d+)-/u.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}
