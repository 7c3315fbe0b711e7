import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import type { Text } from '@elan/domain/locale';
import { accountMessages } from './messages.ts';

/** Why a passkey or an access token cannot be called this; null when it can. */
export function nameProblem(name: string, longest: number): Text | null {
  if (name === '') return accountMessages.requiredFields;
  if (name.length > longest) {
    return { en: `Use at most ${longest} characters.`, fr: `Utilisez au plus ${longest} caractères.` };
  }
  return hasHiddenCharacters(name) ? accountMessages.nameHidden : null;
}
