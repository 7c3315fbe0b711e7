import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './root.ts';

/** A repository with what a release reads and changes, and with other tests. */
const repository = mkdtempSync(join(tmpdir(), 'elan-release-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const release = [join(repository, 'scripts/release.ts')];
afterAll(() => rmSync(repository, { recursive: true, force: true }));

beforeAll(() => {
  for (const name of ['release', 'release-changes', 'root', 'run-program']) {
    cpSync(join(root, `scripts/${name}.ts`), join(repository, `scripts/${name}.ts`));
  }
  const files = {
    'package.json': '{\n  "name": "elan",\n  "version": "0.3.0",\n  "type": "module"\n}\n',
    'package-lock.json': '{\n  "name": "elan",\n  "version": "0.3.0"\n}\n',
    'packages/domain/package.json': '{\n  "name": "@elan/domain",\n  "version": "0.3.0"\n}\n',
    'packages/domain/src/release.ts': "export const release = '0.3.0';\n",
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Bread.\n',
    'content/help/en/what-is-new.md': '# 0.4.0\n',
    'content/help/fr/what-is-new.md': '# 0.4.0\n',
    '.gitignore': 'begun\n',
    // Tests that go on until they are ended.
    'scripts/test.ts': `import { writeFileSync } from 'node:fs';
writeFileSync('begun', String(process.pid));
setInterval(() => {}, 1_000);
`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'release@example.test');
  git('config', 'user.name', 'Release');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
});

test('a dry run says what would change, and changes nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...release, '--dry-run'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('0.4.0 would be committed and tagged');
  for (const path of ['package.json', 'packages/domain/package.json', 'src/release.ts', 'CHANGELOG.md']) {
    expect(stdout).toContain(path);
  }
  expect([git('status', '--porcelain'), git('tag'), existsSync(join(repository, 'begun'))]).toEqual(['', '', false]);
});

test('a dry run lists everything that would stop the release', () => {
  const args = [...release, '--dry-run', '0.2.0'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('0.2.0 does not follow 0.3.0');
  expect(stderr).toContain('people are not told what is new');
});

test('a release that is stopped ends its tests, and changes nothing', async () => {
  const child = spawn(process.execPath, [...release, '0.4.0'], { stdio: 'ignore' });
  const begun = join(repository, 'begun');
  await expect.poll(() => existsSync(begun) && readFileSync(begun, 'utf8')).toBeTruthy();
  const tests = Number(readFileSync(begun, 'utf8'));
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(() => process.kill(tests, 0)).toThrow('ESRCH');
  expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
});
