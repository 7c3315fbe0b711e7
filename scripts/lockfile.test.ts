import { expect, it } from 'vitest';
import { missingPlatforms, withoutIntegrity } from './lockfile.ts';

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

it('finds packages without an integrity hash, platforms separately', () => {
  const packages = {
    '': {},
    'apps/web': { version: '1.0.0' },
    'node_modules/@own/web': { link: true },
    'node_modules/hashed': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/hashed/node_modules/bare': { version: '1.0.0', optional: true },
    'node_modules/@tool/cli-win32-arm64': { version: '1.0.0', optional: true, os: ['win32'], cpu: ['arm64'] },
  };
  expect(withoutIntegrity({ packages })).toEqual({
    platforms: ['node_modules/@tool/cli-win32-arm64'],
    others: ['node_modules/bare', 'node_modules/hashed/node_modules/bare'],
  });
});
