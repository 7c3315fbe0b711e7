import { expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';

// Put together here, so that this file holds nothing that looks like one.
const letters = 'aB3'.repeat(20);
const [rule, key] = ['-----', 'PRIVATE KEY'];

test.each([
  ['a key of a model provider', `sk-${letters}`],
  ['a live key of Stripe', `sk_live_${letters}`],
  ['a token of GitHub', `ghp_${letters.slice(0, 36)}`],
  ['an access token of the product', `elan_pat_${'0a'.repeat(32)}`],
  ['a private key', `${rule}BEGIN ${key}${rule}\n${letters}`],
])('finds %s', (kind, secret) => {
  expect(secretsIn(`first\nKEY=${secret}\n`)).toEqual([`${kind} in line 2`]);
});

test('takes no placeholder for a secret', () => {
  const names = ['sk-test', 'sk_test_of_the_tests', 'whsec_…', 'smtps://user:password@host:465'];
  expect(secretsIn(names.join('\n'))).toEqual([]);
});
