import { expect, test } from 'vitest';
import { forbiddenLicences } from './licences.ts';

const lockfile = (licence: string | undefined, more: object = {}, name = 'bread') => ({
  packages: { [`node_modules/${name}`]: { ...(licence === undefined ? {} : { license: licence }), ...more } },
});

test('packages need a licence that is allowed', () => {
  expect(forbiddenLicences(lockfile('MIT'))).toEqual([]);
  expect(forbiddenLicences(lockfile('GPL-3.0-only'))).toEqual(['bread (GPL-3.0-only)']);
  expect(forbiddenLicences(lockfile(undefined))).toEqual(['bread (none)']);
});

test('of alternatives one is enough, of several together each counts', () => {
  expect(forbiddenLicences(lockfile('(GPL-3.0-only OR MIT)'))).toEqual([]);
  expect(forbiddenLicences(lockfile('MIT AND GPL-3.0-only'))).toEqual(['bread (MIT AND GPL-3.0-only)']);
});

test('tools may have more', () => {
  expect(forbiddenLicences(lockfile('MPL-2.0'))).toEqual(['bread (MPL-2.0)']);
  expect(forbiddenLicences(lockfile('MPL-2.0', { dev: true }))).toEqual([]);
  expect(forbiddenLicences(lockfile('MPL-2.0', {}, 'lightningcss-linux-x64-gnu'))).toEqual([]);
});
