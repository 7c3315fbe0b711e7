import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from './build.ts';

let directory: string;
let before: string;
const now = () => fingerprintOf([join(directory, 'web'), join(directory, 'lock.json'), join(directory, 'missing')]);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'elan-build-'));
  mkdirSync(join(directory, 'web/src'), { recursive: true });
  writeFileSync(join(directory, 'web/src/a.ts'), 'one');
  writeFileSync(join(directory, 'lock.json'), '{}');
  before = now();
});
afterEach(() => rmSync(directory, { recursive: true }));

it('stays the same while nothing changes, whenever files were written', () => {
  writeFileSync(join(directory, 'web/src/a.ts'), 'one');
  expect(now()).toBe(before);
});

it.each([
  ['a changed file', () => writeFileSync(join(directory, 'web/src/a.ts'), 'two')],
  ['a new file', () => writeFileSync(join(directory, 'web/src/b.ts'), '')],
  ['a renamed file', () => renameSync(join(directory, 'web/src/a.ts'), join(directory, 'web/src/b.ts'))],
  ['a removed file', () => rmSync(join(directory, 'web/src/a.ts'))],
  ['another dependency', () => writeFileSync(join(directory, 'lock.json'), '{"a":1}')],
])('changes with %s', (_, change) => {
  change();
  expect(now()).not.toBe(before);
});

it.each(['web/dist/app.js', 'web/node_modules/a/index.js', 'web/src/a.test.ts', 'web/.cache/x.js'])(
  'does not change with %s',
  (path) => {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), 'x');
    expect(now()).toBe(before);
  },
);
