import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkChecklists } from './help/check-checklists.ts';
import { checkPages } from './help/check-pages.ts';

/** Checks the pages of help, the guides and the checklists; part of `npm run check`. */
const root = join(import.meta.dirname, '../../..');
const content = join(root, 'content');
const paths = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => path !== 'README.md');
const isList = (path: string) => path.startsWith('checklists/');
const read = (chosen: readonly string[]) =>
  new Map(chosen.map((path) => [path, readFileSync(join(content, path), 'utf8')]));
const faults = [
  ...checkPages(read(paths.filter((path) => !isList(path)))),
  ...checkChecklists(read(paths.filter(isList))),
];
for (const fault of faults) process.stdout.write(`content/${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
