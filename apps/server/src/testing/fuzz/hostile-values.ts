import fc from 'fast-check';

/** Texts that break programs which trust what they are given. None is longer than a few hundred kilobytes. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202egnp.exe\u202c',
  '\u2066\u2069\u200b\u200d',
  'Z\u0351\u0363\u036f\u0334\u0335'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(50),
  'İıſK',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table users; --",
  "' or '1'='1",
  '\\',
  '%',
  '_%_',
  '$1 $$ ${1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  `${'['.repeat(500)}a${']()'.repeat(500)}`,
  '=HYPERLINK("http://evil.test","x")',
  '+1+cmd|"/C calc"!A0',
  '@SUM(1;1)',
  '{{7*7}}{% for i in (1..1000000000) %}x{% endfor %}',
  '../../../../etc/passwd',
  'a\r\nset-cookie: x=1',
  'a@b.test\r\nbcc: c@d.test',
  'x'.repeat(300),
  'x'.repeat(6_000),
  'a '.repeat(100_000),
  `${'1'.repeat(400)}e999`,
  '1e309',
  'NaN',
  '-0',
  '0x10',
  '１２３',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '0000-00',
  '9999-13',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
] as const;

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
] as const;

/** JSON that an object literal cannot express, or that has no end in sight. */
const structures = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":1000000000}',
  '{"toString":"x","valueOf":"x","toJSON":"x"}',
  '{"then":"x"}',
  `${'['.repeat(28)}${']'.repeat(28)}`,
  `${'{"a":'.repeat(27)}1${'}'.repeat(27)}`,
  `[${'0,'.repeat(20_000)}0]`,
  `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
] as const;

/** A text that is hostile, or just odd. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

/** A number that is hostile. */
export const hostileNumber = fc.oneof(fc.constantFrom(...numbers), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** A value of any type, for a place where another is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]]) },
  { weight: 2, arbitrary: fc.constantFrom(...structures).map((text): unknown => JSON.parse(text)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Names of fields that no input has. */
export const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'userId',
  'role',
  'toJSON',
  '',
  '\0',
);
