import { expect, test } from 'vitest';
import { isUsableKey } from './api-key.ts';

test.each(['sk-abc123DEF456', 'sk-proj-1_2-3', 'sk-local'])('accepts %s as a real key', (key) => {
  expect(isUsableKey(key)).toBe(true);
});

test.each([
  '',
  'abc',
  'dummy',
  'sk-',
  'sk-your_key',
  'sk-YOUR_API_KEY',
  'sk-dummy-key',
  'sk-placeholder',
  'sk-xxxxxxxx',
  'sk-XXXXX',
  'sk-changeme',
  'sk-...',
  ' sk-abc123',
  'sk-abc 123',
  'sk-abc\n123',
  'pk-abc123',
])('takes %j for no key', (key) => {
  expect(isUsableKey(key)).toBe(false);
});
