import type { Language, Text } from '../locale.ts';

/** A text that is written in each language by the same rule. */
export const inBoth = (write: (language: Language) => string): Text => ({ en: write('en'), fr: write('fr') });

/** What every question has that rests on no single row. */
export const plain = { effect: null, place: { kind: 'table' } } as const;
