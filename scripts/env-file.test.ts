import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';

const directory = mkdtempSync(join(tmpdir(), 'elan-env-file-'));
const added = ['ELAN_TEST_SET', 'ELAN_TEST_FILE', 'SETTINGS_FILE', 'DATA_LOCATION', 'MAIL_FROM'];

afterEach(() => {
  for (const name of added) delete process.env[name];
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('a file adds settings without replacing those of the environment, and may be missing', () => {
  process.env.ELAN_TEST_SET = 'environment';
  writeFileSync(join(directory, '.env'), 'ELAN_TEST_SET=file\nELAN_TEST_FILE="from the file"\n');
  readEnvFile(join(directory, '.env'));
  expect(process.env.ELAN_TEST_SET).toBe('environment');
  expect(process.env.ELAN_TEST_FILE).toBe('from the file');
  readEnvFile(join(directory, 'missing'));
});

test('another file is read as it is meant, in any words, or the operator learns that it cannot be', () => {
  process.env.SETTINGS_FILE = join(directory, 'elan.env');
  expect(() => readEnvFile(join(directory, '.env'))).toThrow(/elan\.env cannot be read \(ENOENT\)/u);
  writeFileSync(
    process.env.SETTINGS_FILE,
    'DATA_LOCATION=Beauharnois, Québec, Canada\nMAIL_FROM=Élan <bonjour@elan.example>\n',
  );
  readEnvFile(join(directory, '.env'));
  expect(process.env.DATA_LOCATION).toBe('Beauharnois, Québec, Canada');
  expect(process.env.MAIL_FROM).toBe('Élan <bonjour@elan.example>');
});

test('the example names every setting, and no other', () => {
  const settings = [
    ...readFileSync(join(root, 'docs/operations/settings.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gmu),
  ].map(([, name]) => name);
  const example = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#([A-Z_]+)=/gmu)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(20);
  expect(example.toSorted()).toEqual(settings.toSorted());
});
