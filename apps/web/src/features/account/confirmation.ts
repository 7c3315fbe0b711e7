import type { Text } from '@elan/domain/locale';

/** What to type before an account is deleted, in the language on screen (decision C-24). */
export const confirmationWord: Text = { en: 'DELETE', fr: 'SUPPRIMER' };
/** Uses the specification's plain space, even before the French question mark. */
export const confirmationPhrase: Text = {
  en: 'This action is irreversible, do you confirm?',
  fr: 'Cette action est irréversible, confirmez-vous ?',
};

/** Exact match except for the kind of space: keyboards and copied text put a no-break space before '?' (M-01). */
export function isConfirmedBy(typed: string, expected: string): boolean {
  return typed.replace(/[\u00a0\u202f]/gu, ' ') === expected;
}
