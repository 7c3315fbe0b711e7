/** The changes that a release makes to files; release.ts runs them. Each takes the text of a file and returns the new one. */

/** Why a version cannot follow another; undefined when it can. Versions are three numbers. */
export function versionProblem(current: string, next: string): string | undefined {
  const parts = (version: string) => /^(\d+)\.(\d+)\.(\d+)$/u.exec(version)?.slice(1).map(Number);
  const [before, after] = [parts(current), parts(next)];
  if (after === undefined) return `${next} is not a version: expected three numbers, as in 1.4.0`;
  if (before === undefined) return `the current version, ${current}, is not a version`;
  const differing = after.findIndex((part, index) => part !== before[index]);
  const isLater = differing >= 0 && (after[differing] ?? 0) > (before[differing] ?? 0);
  return isLater ? undefined : `${next} does not follow ${current}`;
}

/**
 * Gives the unreleased changes their version and begins a new list.
 * @param date of the release, as 2026-11-23
 * @throws when there is nothing to release
 */
export function releaseChangelog(text: string, version: string, date: string): string {
  const heading = '## Unreleased\n';
  const start = text.indexOf(heading);
  if (start < 0) throw new Error('CHANGELOG.md has no section "Unreleased"');
  const after = start + heading.length;
  const end = text.indexOf('\n## ', after);
  const changes = text.slice(after, end < 0 ? undefined : end);
  if (!/^- /mu.test(changes)) throw new Error('CHANGELOG.md has nothing under "Unreleased"');
  return `${text.slice(0, after)}\n## ${version} (${date})\n${text.slice(after)}`;
}

/** Sets the version of a package and of those it uses from this repository, in package.json or package-lock.json. */
export function releaseManifest(text: string, current: string, next: string): string {
  const [from, to] = [`"${current}"`, `"${next}"`];
  return text
    .replaceAll(/"name": "(?:elan|@elan\/[a-z]+)",\n\s*"version": "[^"]*"/gu, (found) => found.replace(from, to))
    .replaceAll(/"@elan\/[a-z]+": "[^"]*"/gu, (found) => found.replace(from, to));
}

/** Sets the version in packages/domain/src/release.ts. */
export function releaseConstant(text: string, next: string): string {
  return text.replace(/(export const release = ')[^']*'/u, `$1${next}'`);
}
