import { describe, expect, test } from 'vitest';
import { releaseChangelog, releaseConstant, releaseManifest, versionProblem } from './release-changes.ts';

describe('a version', () => {
  test.each([
    ['0.1.0', '0.1.1'],
    ['0.9.9', '0.10.0'],
    ['0.10.3', '1.0.0'],
  ])('%s can be followed by %s', (current, next) => {
    expect(versionProblem(current, next)).toBeUndefined();
  });

  test.each([
    ['0.2.0', '0.2.0'],
    ['0.2.0', '0.1.9'],
    ['1.0.0', '0.9.9'],
    ['0.1.0', '0.2'],
    ['0.1.0', 'v0.2.0'],
    ['0.1.0', '0.2.0-beta'],
  ])('%s cannot be followed by %s', (current, next) => {
    expect(versionProblem(current, next)).toContain(next);
  });
});

describe('the changelog', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- Bread.\n\n## 0.1.0\n\n- First.\n';

  test('gets a section for the release, and an empty one for what follows', () => {
    expect(releaseChangelog(changelog, '0.2.0', '2026-11-23')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n### Added\n\n- Bread.\n\n## 0.1.0\n\n- First.\n',
    );
  });

  test('is not released without changes', () => {
    const released = releaseChangelog(changelog, '0.2.0', '2026-11-23');
    expect(() => releaseChangelog(released, '0.3.0', '2026-11-24')).toThrow('nothing');
    expect(() => releaseChangelog('# Changelog\n', '0.3.0', '2026-11-24')).toThrow('no section');
  });
});

test('own packages get the version wherever they are named, others keep theirs', () => {
  const manifest = `{
  "name": "@elan/server",
  "version": "0.1.0",
  "dependencies": { "@elan/domain": "0.1.0", "bread": "0.1.0" },
  "packages": { "node_modules/bread": { "version": "0.1.0" } }
}`;
  const released = releaseManifest(manifest, '0.1.0', '0.2.0');
  expect(JSON.parse(released)).toEqual({
    name: '@elan/server',
    version: '0.2.0',
    dependencies: { '@elan/domain': '0.2.0', bread: '0.1.0' },
    packages: { 'node_modules/bread': { version: '0.1.0' } },
  });
});

test('the product knows its version', () => {
  expect(releaseConstant("/** A. */\nexport const release = '0.1.0';\n", '0.2.0')).toContain("release = '0.2.0';");
});
