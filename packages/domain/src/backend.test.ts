import { describe, expect, it } from 'vitest';
import { isBackendConfigured, isOwnServerConfigured } from './backend.ts';

const suffix = 'backend.io';
const url = `https://abcdef.${suffix}`;
const key = 'k'.repeat(51);

describe('a hosted backend', () => {
  it.each([
    ['an address with the suffix and a long key', url, key, true],
    ['another host', 'https://abcdef.elsewhere.io', key, false],
    ['a placeholder for a project', `https://your-project.${suffix}`, key, false],
    ['no address', '', key, false],
    ['a key of 50 characters', url, 'k'.repeat(50), false],
    ['a placeholder for a key', url, `your_anon_key_${'k'.repeat(51)}`, false],
  ])('%s', (_, address, publicKey, configured) => {
    expect(isBackendConfigured(address, publicKey, suffix)).toBe(configured);
  });
});

describe('a server of our own', () => {
  it.each([
    ['', true],
    ['https://elan.quebec', true],
    ['http://localhost:3000', true],
    ['https://your-server.quebec', false],
    ['ftp://elan.quebec', false],
    ['elan', false],
  ])('%j', (address, configured) => {
    expect(isOwnServerConfigured(address)).toBe(configured);
  });
});
