import { expect, test } from 'vitest';
import { typographic } from './typographic.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ["L'été d'ici, aujourd'hui", 'L’été d’ici, aujourd’hui'],
  ['Il dit "oui" : 16 500 $ (5 %) !', 'Il dit «_oui_»_: 16_500_$ (5_%)_!'],
  ['Dit “oui”', 'Dit «_oui_»'],
  ['Solde : -1 200 $, de 2026-11-23 au 418-555-0142', 'Solde_: −1_200_$, de 2026-11-23 au 418-555-0142'],
  [
    'pH 5 - neutre, `a - "b"` et [x](https://x.org/l\'eau?a=-1) : y@z.ca',
    'pH 5 – neutre, `a - "b"` et [x](https://x.org/l\'eau?a=-1)_: y@z.ca',
  ],
  ['| a | b |\n| - | -: |\n| 1 | -2 |\n- un\n- deux', '| a | b |\n| - | -: |\n| 1 | −2 |\n- un\n- deux'],
])('French as it is printed: %s', (text, expected) => {
  expect(shown(typographic(text, 'fr'))).toBe(expected);
});

test.each([
  ["The owner's \"best\" bread, 'as is'", 'The owner’s “best” bread, ‘as is’'],
  ['Bread of the \'90s, 12" wide: -$300', 'Bread of the ’90s, 12" wide: −$300'],
  ['Open 8:30, 16 500 $ ?', 'Open 8:30, 16 500 $ ?'],
])('English as it is printed: %s', (text, expected) => {
  expect(shown(typographic(text, 'en'))).toBe(expected);
});

test('texts that are only one word take no longer than they are', () => {
  const word = `${'y'.repeat(200_000)}'"`;
  expect(typographic(word, 'fr').length).toBe(word.length);
});
