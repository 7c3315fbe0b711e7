import type { Text } from '@elan/domain/locale';

/** Where a figure comes from, right after it; the same words as in reports that a model writes. */
export const marks = {
  answer: { en: '(your answer)', fr: '(votre réponse)' },
  computed: { en: '(computed)', fr: '(calculé)' },
  assumption: { en: '(assumption to confirm)', fr: '(hypothèse à confirmer)' },
} as const satisfies Record<string, Text>;
