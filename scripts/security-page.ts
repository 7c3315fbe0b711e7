import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** One requirement of docs/security.md. */
type Requirement = { id: string; state: string; tests: string[] };

const states = new Set(['met', 'operator', 'not met', 'n/a']);

/** The requirements of a page: the rows of its tables that begin with a number such as 1.2.3. */
export function requirementsOf(page: string): Requirement[] {
  return [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \|[^|]*\|([^|]*)\|$/gmu)].map(
    ([, id = '', state = '', proof = '']) => ({
      id,
      state: state.trim(),
      tests: [...proof.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path),
    }),
  );
}

/**
 * What is wrong with the page: a test that does not exist, a requirement that is met without a test, a state that is
 * none, a requirement listed twice.
 * @param exists whether the repository has a file at this path
 */
export function problemsOf(page: string, exists: (path: string) => boolean): string[] {
  const seen = new Set<string>();
  return requirementsOf(page).flatMap(({ id, state, tests }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return [
      ...(isRepeated ? [`${id} is listed twice`] : []),
      ...(states.has(state) ? [] : [`${id} has the state '${state}'`]),
      ...(state === 'met' && tests.length === 0 ? [`${id} is met without a test that proves it`] : []),
      ...tests.filter((path) => !/\.test\.tsx?$/u.test(path) || !exists(path)).map((path) => `${id} names ${path}`),
    ];
  });
}

if (import.meta.main) {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const problems = problemsOf(page, (path) => existsSync(join(root, path)));
  if (requirementsOf(page).length === 0) problems.push('no requirement was found');
  for (const problem of problems) process.stdout.write(`docs/security.md: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
