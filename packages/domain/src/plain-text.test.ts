import { expect, test } from 'vitest';
import { isStorableText, plainText } from './plain-text.ts';

test('NUL and lone surrogates cannot be stored; everything a person types can', () => {
  expect(isStorableText('a\u0000b')).toBe(false);
  expect(isStorableText('\udc00')).toBe(false);
  expect(isStorableText('\ud83e')).toBe(false);
  expect(isStorableText('🥖 שלום «é»\n\t')).toBe(true);
});

test('a text is measured in code points, so that whatever a browser lets through fits', () => {
  expect(plainText(2).safeParse('🥖a').success).toBe(true);
  expect(plainText(2).safeParse('🥖ab').success).toBe(false);
  expect(plainText(10).safeParse(3).success).toBe(false);
});
