import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadOrCreateSecret } from './auth-secret.ts';
import { SettingsError } from './env.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'elan-secret-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('is generated once, readable only by its owner, creating the directory if needed', () => {
  const dataDir = join(root, 'new', 'data');
  const made = loadOrCreateSecret(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(loadOrCreateSecret(dataDir)).toBe(made);
  expect(loadOrCreateSecret(join(root, 'other'))).not.toBe(made);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe(made);
});

it('is refused when its file is damaged, rather than signing with a weak secret', () => {
  writeFileSync(join(root, 'auth-secret'), 'short');
  expect(() => loadOrCreateSecret(root)).toThrow(SettingsError);
  expect(existsSync(join(root, 'auth-secret'))).toBe(true);
});

it('says which setting helps when it cannot be kept', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => loadOrCreateSecret(join(root, 'file', 'data'))).toThrow(/AUTH_SECRET.*DATA_DIR/u);
});
