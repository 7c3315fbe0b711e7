import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';

/** Everything the web build depends on. */
const sources = ['apps/web', 'packages/domain', 'packages/contract', 'content', 'package-lock.json'];
const ignored = ['node_modules', 'dist', '.cache'];
/**
 * Holds the fingerprint of the sources that `dist` was built from. Vite empties the directory first, so an incomplete
 * build has no stamp.
 */
const stampPath = join(root, 'apps/web/dist/.built-from');

/** Builds the web unless the existing build was made from the same sources. */
export async function buildIfNeeded(): Promise<void> {
  const fingerprint = fingerprintOf(sources.map((path) => join(root, path)));
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint) return;
  process.stdout.write('Building the web. This is needed once, and again when its sources change.\n');
  await build();
}

/** Builds the web: scripts and styles, the prerendered pages, and compressed copies; and the trades for the server. */
export async function build(): Promise<void> {
  const fingerprint = fingerprintOf(sources.map((path) => join(root, path)));
  rmSync(stampPath, { force: true });
  const { status } = spawnSync(process.execPath, ['apps/web/scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web could not be built; the reason stands above.');
  // Only now: a start that builds nothing does not wait for it.
  const { compileTrades } = await import('../apps/server/src/platform/trades/trades.ts');
  await compileTrades();
  writeFileSync(stampPath, fingerprint);
}

/** A digest of file names and contents, without tests. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string, directory: string) => {
    hash
      .update(`${relative(directory, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  };
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = filesIn(path);
    for (const file of files.sort()) add(file, path);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  let entries: ReturnType<typeof readDirectory>;
  try {
    entries = readDirectory(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries.flatMap((entry) => {
    if (ignored.includes(entry.name) || /\.test\.tsx?$/u.test(entry.name)) return [];
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(inside);
    return entry.isFile() ? [inside] : [];
  });
}

function readDirectory(path: string) {
  return readdirSync(path, { withFileTypes: true });
}

if (import.meta.main) await (process.argv.includes('--if-needed') ? buildIfNeeded : build)();
