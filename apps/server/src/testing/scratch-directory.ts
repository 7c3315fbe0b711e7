import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps it in memory, where making and removing a database of 300 files takes a third of the time. */
const memory = '/dev/shm';
/** Bytes. The largest test fills a database with some hundreds of thousands of rows. */
const needed = 3 * 1024 ** 3;

/** Makes a directory for data that a test run throws away, in memory where there is room. */
export function makeScratchDirectory(): string {
  removeAbandoned();
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `elan-test-${process.pid}-`));
}

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= needed;
}

/** A run that was killed leaves its data behind, which would fill the memory. */
function removeAbandoned(): void {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const pid = /^elan-test-(\d+)-/u.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}
