import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testsWithDatabase } from './tests-with-database.ts';

let sources: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(sources, path)), { recursive: true });
  writeFileSync(join(sources, path), text);
};

beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'elan-sources-'));
  write('testing/postgres.ts', "import pg from 'pg';\nimport './scratch.ts';\n");
  write('testing/scratch.ts', '');
  write('testing/app.ts', "import {\n  type A,\n  b,\n} from './postgres.ts';\n");
});
afterEach(() => rmSync(sources, { recursive: true }));

it.each([
  ['the database itself', "import { createTestDatabase } from './testing/postgres.ts';"],
  ['something that imports it', "import { it } from 'vitest';\nimport {\n  open,\n} from './testing/app.ts';"],
  ['it for its effect', "import './testing/app.ts';"],
  ['it while running', "const app = await import('./testing/app.ts');"],
  ['it through an export', "export * from './testing/app.ts';"],
])('a test that imports %s touches a database', (_, text) => {
  write('features/a/a.test.ts', text.replaceAll('./testing/', '../../testing/'));
  expect(testsWithDatabase(sources)).toEqual(['features/a/a.test.ts']);
});

it.each([
  ['only a type of it', "import type { TestApp } from './testing/app.ts';"],
  ['what the database needs', "import './testing/scratch.ts';"],
  ['a package', "import { expect } from 'vitest';"],
  ['a file that is gone', "import './gone.ts';"],
])('a test that imports %s does not', (_, text) => {
  write('a.test.ts', text);
  expect(testsWithDatabase(sources)).toEqual([]);
});

it('follows files that import each other', () => {
  write('one.ts', "import './two.ts';");
  write('two.ts', "import './one.ts';\nimport './testing/app.ts';");
  write('a.test.ts', "import './one.ts';");
  write('b.test.ts', "import './two.ts';");
  expect(testsWithDatabase(sources)).toEqual(['a.test.ts', 'b.test.ts']);
});
