import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Lockfile, missingPlatforms, withoutIntegrity, withRegistry } from './lockfile.ts';
import { root } from './root.ts';

const tool = {
  version: '2.0.0',
  dev: true,
  license: 'MIT',
  optionalDependencies: {
    '@tool/cli-linux-x64': '2.0.0',
    '@tool/cli-linux-x64-musl': '2.0.0',
    '@tool/cli-win32-arm64': '2.0.0',
    '@tool/binding-linux-arm-gnueabihf': '2.0.0',
  },
};
const entry = { version: '2.0.0', dev: true, license: 'MIT', optional: true };

it('finds platforms that are missing from the lockfile', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/@tool/cli-linux-x64': { version: '2.0.0' } };
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/@tool/cli-linux-x64-musl': { ...entry, cpu: ['x64'], libc: ['musl'], os: ['linux'] },
    'node_modules/@tool/cli-win32-arm64': { ...entry, cpu: ['arm64'], os: ['win32'] },
    'node_modules/@tool/binding-linux-arm-gnueabihf': { ...entry, cpu: ['arm'], libc: ['glibc'], os: ['linux'] },
  });
});

it('accepts a complete lockfile, also if a version is nested inside its package', () => {
  const packages = {
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { '@tool/cli-linux-x64': '2.0.0' } },
    'node_modules/tool/node_modules/@tool/cli-linux-x64': { version: '2.0.0' },
    'node_modules/other': { version: '1.0.0', optionalDependencies: { fsevents: '^2.0.0' } },
  };
  expect(missingPlatforms({ packages })).toEqual({});
});

it('finds packages without an integrity hash, also those of other platforms', () => {
  const packages = {
    '': {},
    'apps/web': { version: '1.0.0' },
    'node_modules/@own/web': { link: true },
    'node_modules/hashed': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/hashed/node_modules/bare': { version: '1.0.0', optional: true },
    'node_modules/@tool/cli-win32-arm64': { version: '1.0.0', optional: true, os: ['win32'], cpu: ['arm64'] },
  };
  expect(withoutIntegrity({ packages })).toEqual([
    'node_modules/bare',
    'node_modules/hashed/node_modules/bare',
    'node_modules/@tool/cli-win32-arm64',
  ]);
});

it('finds packages that name a registry', () => {
  const packages = {
    'node_modules/@own/web': { resolved: 'apps/web', link: true },
    'node_modules/near': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/far': { version: '1.0.0', resolved: 'https://registry.example/far.tgz', integrity: 'sha512-x' },
  };
  expect(withRegistry({ packages })).toEqual(['node_modules/far']);
});

it('the lockfile of this project pins the content of every package', () => {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  expect([withoutIntegrity(lockfile), withRegistry(lockfile)]).toEqual([[], []]);
});
