import { expect, test } from 'vitest';
import { quoteText } from './quote-text.ts';

test('a chosen option is quoted in its words, typed words as they are', () => {
  const chosen = { module: 'business-plan', question: 'legalStructure', quote: 'sole_proprietorship' } as const;
  expect(quoteText(chosen, 'en')).toBe('Sole proprietorship');
  expect(quoteText(chosen, 'fr')).toBe('Entreprise individuelle');
  expect(quoteText({ module: 'idea', question: 'location', quote: 'Trois-Rivières' }, 'en')).toBe('Trois-Rivières');
  expect(quoteText({ module: 'idea', question: 'clarification', quote: '$8' }, 'en')).toBe('$8');
});
