import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkPages } from './help/check-pages.ts';

/** Checks the pages of help and the guides; part of `npm run check`. */
const root = join(import.meta.dirname, '../../..');
const content = join(root, 'content');
const paths = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => path !== 'README.md');
const faults = checkPages(new Map(paths.map((path) => [path, readFileSync(join(content, path), 'utf8')])));
for (const fault of faults) process.stdout.write(`content/${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
