import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A test that imports this file, directly or indirectly, runs against PostgreSQL. */
const database = 'testing/postgres.ts';

/**
 * Finds the test files that use a database by following their relative imports, so that nobody has to keep a list.
 * @param sources the server's source directory
 * @returns paths relative to `sources`, sorted
 */
export function testsWithDatabase(sources: string): string[] {
  const importers = new Map<string, string[]>();
  const tests = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const imported of relativeImports(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      read(imported);
    }
  };
  for (const path of globSync('**/*.test.ts', { cwd: sources })) {
    tests.add(join(sources, path));
    read(join(sources, path));
  }
  const reaching = new Set<string>();
  const follow = (file: string) => {
    if (reaching.has(file)) return;
    reaching.add(file);
    for (const importer of importers.get(file) ?? []) follow(importer);
  };
  follow(join(sources, database));
  return [...reaching]
    .filter((file) => tests.has(file))
    .map((file) => file.slice(sources.length + 1))
    .sort();
}

function relativeImports(file: string): string[] {
  // Type imports do not exist at run time.
  const pattern = /^(?:import|export)\s(?!type\s)[^'"]*?['"](\.[^'"]+\.ts)['"]|\bimport\(\s*['"](\.[^'"]+\.ts)['"]/gmu;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, fixed, dynamic]) =>
    resolve(dirname(file), fixed ?? dynamic ?? ''),
  );
}
