import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseChangelog, releaseConstant, releaseManifest, versionProblem } from './release-changes.ts';
import { root } from './root.ts';

/**
 * Makes a release: `npm run release -- 0.2.0`. On a clean main line whose tests all pass it sets the version, closes the
 * section of the changelog, commits and tags; it pushes nothing. Anything else it refuses, and changes nothing.
 */
const next = process.argv[2] ?? '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const news = ['content/help/en/what-is-new.md', 'content/help/fr/what-is-new.md'];

function problem(current: string): string | undefined {
  const wrong = versionProblem(current, next);
  if (wrong !== undefined) return wrong;
  if (git('status', '--porcelain') !== '') return 'there are changes that are not committed';
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') return 'a release is made on main';
  if (git('tag', '--list', `v${next}`) !== '') return `there is a tag v${next} already`;
  const unannounced = news.filter((path) => !read(path).includes(`# ${next}`));
  if (unannounced.length > 0)
    return `people are not told what is new: add a section "# ${next}" to ${unannounced.join(' and ')}`;
  return undefined;
}

const { version: current } = JSON.parse(read('package.json')) as { version: string };
const refused = problem(current);
if (refused !== undefined) {
  process.stderr.write(`No release: ${refused}.\n`);
  process.exit(1);
}
// Before the tests, which take minutes; it throws when there is nothing to release.
const changelog = releaseChangelog(read('CHANGELOG.md'), next, new Date().toISOString().slice(0, 10));
if (spawnSync(process.execPath, ['scripts/test.ts', 'all'], { cwd: root, stdio: 'inherit' }).status !== 0) {
  process.stderr.write('No release: a check or a test fails.\n');
  process.exit(1);
}
const manifests = git('ls-files', 'package.json', '*/package.json', 'package-lock.json').split('\n');
for (const path of manifests.filter((path) => !path.startsWith('bench/lighthouse/'))) {
  writeFileSync(join(root, path), releaseManifest(read(path), current, next));
}
const constant = 'packages/domain/src/release.ts';
writeFileSync(join(root, constant), releaseConstant(read(constant), next));
writeFileSync(join(root, 'CHANGELOG.md'), changelog);
git('commit', '--quiet', '--all', '--message', `release: ${next}`);
git('tag', '--annotate', `v${next}`, '--message', `Release ${next}`);
process.stdout.write(`Released ${next}. To publish it: git push --follow-tags\n`);
