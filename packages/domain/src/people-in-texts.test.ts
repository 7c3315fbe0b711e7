import { expect, test } from 'vitest';
import { hideAddresses, hideNames } from './people-in-texts.ts';

test('e-mail addresses are hidden, and nothing else that has an @', () => {
  const text = 'Write to zoe.roy+plan@example.qc.ca, not to @zoe or 3 @ $4. Élodie@boulangérie.ca too.';
  expect(hideAddresses(text, '[e-mail]')).toBe('Write to [e-mail], not to @zoe or 3 @ $4. [e-mail] too.');
});

test('an address after another @, or longer than any mailbox, is hidden whole', () => {
  expect(hideAddresses('a@b@example.ca', '…')).toBe('a@…');
  expect(hideAddresses(`${'z'.repeat(90)}@example.ca`, '…')).toBe('…');
});

test('full names are hidden in any capitals, as whole words', () => {
  const names = ['Zoé Roy', 'Rose', 'Jean-Marc O’Neil (CPA)'];
  const text = 'ZOÉ  ROY and Rose met Jean-Marc O’Neil (CPA). Zoé Royer stays; Zoé stays.';
  expect(hideNames(text, names, (index) => `P${index}`)).toBe('P0 and Rose met P2. Zoé Royer stays; Zoé stays.');
});

test('a long text without spaces is read once', () => {
  const text = `${'a'.repeat(200_000)}@${'b.'.repeat(100_000)}`;
  expect(hideAddresses(text, '')).not.toBe('');
});
