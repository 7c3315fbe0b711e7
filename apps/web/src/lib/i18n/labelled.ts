import type { Language, Text } from '@elan/domain/locale';

/** What stands between a label and what it is about. */
export const colon: Text = { en: ': ', fr: '\u00a0: ' };

/** 'Amount: $1,900', with the spaces of the language. */
export const labelled = (label: string, value: string, language: Language): string =>
  `${label}${colon[language]}${value}`;
