import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { authMessages } from './messages.ts';

const texts = {
  mismatch: { en: 'New passwords do not match', fr: 'Les nouveaux mots de passe ne correspondent pas' },
  tooShort: {
    en: 'New password must be at least 6 characters long',
    fr: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  },
} as const satisfies Record<string, Text>;

/** What is wrong in the form behind a recovery link, in the words of the account page (decision N-01). */
export function validateNewPassword(password: string, confirmation: string): Text | null {
  if (password === '' || confirmation === '') return authMessages.requiredFields;
  if (password !== confirmation) return texts.mismatch;
  if (password.length < limits.passwordMinimum) return texts.tooShort;
  return password.length > limits.passwordMaximum ? authMessages.tooLong : null;
}
