import { expect, test } from 'vitest';
import { endOfJson } from './end-of-json.ts';

test.each(['{}', '[]', '[[], {}]', ' {"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {"c": {}}} ', '"x"', '0'])(
  'all of %s is JSON',
  (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(endOfJson(text)).toBe(text.length);
  },
);

test.each([
  ['', 0],
  ['hello', 0],
  ['{"a": x}', 6],
  ['{"a": 1,}', 8],
  ["{'a': 1}", 1],
  ['[1 2]', 3],
  ['[1, 2', 5],
  ['{"a" 1}', 1],
  ['{} {}', 3],
  ['["a\nb"]', 1],
  ['[1]]', 3],
] as const)('%j ends at %i', (text, end) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(endOfJson(text)).toBe(end);
});
