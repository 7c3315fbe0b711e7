import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseChangelog, releaseConstant, releaseManifest, versionProblem } from './release-changes.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

/**
 * Makes a release: `npm run release -- 0.2.0`. On a clean main line whose tests all pass it sets the version, closes the
 * section of the changelog, commits and tags; it pushes nothing. Anything else it refuses, and changes nothing. With
 * `--dry-run` it says what stands in the way and what it would change, runs no test and changes nothing; the version
 * may then be left out.
 */
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
const isTried = values['dry-run'] === true;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const news = ['content/help/en/what-is-new.md', 'content/help/fr/what-is-new.md'];

function problemsOf(current: string): string[] {
  const wrong = versionProblem(current, next);
  const unannounced = news.filter((path) => !read(path).includes(`# ${next}`));
  return [
    ...(wrong === undefined ? [] : [wrong]),
    ...(git('status', '--porcelain') === '' ? [] : ['there are changes that are not committed']),
    ...(git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' ? [] : ['a release is made on main']),
    ...(git('tag', '--list', `v${next}`) === '' ? [] : [`there is a tag v${next} already`]),
    ...(unannounced.length === 0
      ? []
      : [`people are not told what is new: add a section "# ${next}" to ${unannounced.join(' and ')}`]),
  ];
}

const { version: current } = JSON.parse(read('package.json')) as { version: string };
const next = positionals[0] ?? (isTried ? minorAfter(current) : '');
const problems = problemsOf(current);
for (const problem of problems) process.stderr.write(`No release: ${problem}.\n`);
if (problems.length > 0) process.exit(1);
// Before the tests, which take minutes; it throws when there is nothing to release.
const changelog = releaseChangelog(read('CHANGELOG.md'), next, new Date().toISOString().slice(0, 10));
const constant = 'packages/domain/src/release.ts';
const manifests = git('ls-files', 'package.json', '*/package.json', 'package-lock.json').split('\n');
const changes = new Map([
  ...manifests
    .filter((path) => !path.startsWith('bench/lighthouse/'))
    .map((path) => [path, releaseManifest(read(path), current, next)] as const),
  [constant, releaseConstant(read(constant), next)],
  ['CHANGELOG.md', changelog],
]);
if (isTried) {
  const changed = [...changes].filter(([path, text]) => text !== read(path)).map(([path]) => path);
  process.stdout.write(`After all tests, ${next} would be committed and tagged, with ${changed.join(', ')}.\n`);
  process.exit();
}
const tests = await runProgram(process.execPath, ['scripts/test.ts', 'all'], { cwd: root, env: {}, prefix: '' });
if (tests !== 0) {
  process.stderr.write('No release: a check or a test fails.\n');
  process.exit(1);
}
for (const [path, text] of changes) writeFileSync(join(root, path), text);
git('commit', '--quiet', '--all', '--message', `release: ${next}`);
git('tag', '--annotate', `v${next}`, '--message', `Release ${next}`);
process.stdout.write(`Released ${next}. To publish it: git push --follow-tags\n`);

function minorAfter(version: string): string {
  const [major, minor] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}
