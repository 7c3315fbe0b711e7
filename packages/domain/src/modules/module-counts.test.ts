import { expect, test } from 'vitest';
import { capitalised } from '../in-words.ts';
import { moduleCounts } from './module-counts.ts';

test('modules are counted in words', () => {
  expect(moduleCounts).toEqual({
    all: { en: 'eleven', fr: 'onze' },
    free: { en: 'three', fr: 'trois' },
    premium: { en: 'eight', fr: 'huit' },
  });
  expect(capitalised(moduleCounts.all)).toEqual({ en: 'Eleven', fr: 'Onze' });
});
