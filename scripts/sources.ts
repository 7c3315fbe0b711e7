import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a check found, and how to fix it. */
export type Problem = { path: string; line: number; message: string };

/** File contents by path, relative to the repository root and with '/'. */
export type Sources = ReadonlyMap<string, string>;

const ignored = /^(?:node_modules|dist|test-results|playwright-report|\..+)$/u;

export function readSources(root: string): Sources {
  const sources = new Map<string, string>();
  const read = (directory: string) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !ignored.test(entry.name)) read(path);
      else if (entry.isFile() && /\.(?:tsx?|html)$/u.test(entry.name)) {
        sources.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
      }
    }
  };
  for (const folder of ['packages', 'apps', 'e2e', 'bench', 'scripts']) read(join(root, folder));
  return sources;
}
