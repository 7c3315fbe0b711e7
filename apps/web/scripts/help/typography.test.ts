import { describe, expect, test } from 'vitest';
import { frenchFaults, withNoBreakSpaces } from './typography.ts';

test.each([
  ['« Prix : 9 $ ? »', '«\u00a0Prix\u00a0: 9\u00a0$\u00a0?\u00a0»'],
  ['1 900 $ et 12 000 000', '1\u00a0900\u00a0$ et 12\u00a0000\u00a0000'],
  ['5 % en 30 jours ; oui !', '5\u00a0% en 30\u00a0jours\u00a0; oui\u00a0!'],
  ['le 5 mai 2025, 40 pains', 'le 5 mai 2025, 40 pains'],
])('%s does not break where it must not', (written, shown) => {
  expect(withNoBreakSpaces(written)).toBe(shown);
});

describe('faults of French typography', () => {
  test.each([
    'Quoi?',
    'Un mot: deux',
    '**Gras**: deux',
    'Il dit «oui».',
    'Il dit "oui".',
    'l’eau',
    'déjà\u00a0: fait',
    'pour 40$',
    'un loyer de 1,900 $',
    'un email',
  ])('%j has one', (text) => {
    expect(frenchFaults(text)).not.toEqual([]);
  });

  test.each([
    "L'eau : « oui » ; vraiment ? (Si !)",
    'Voyez [la page](/help/offline?x=1) ou https://exemple.test/a?b=c.',
    'TVQ de 9,975 %, soit 40 $ à 17 h 30.',
    '« Mot de passe oublié ? »',
    'un courriel, `a:b`',
  ])('%j has none', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });
});
