import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';

export const newPasswordTexts = {
  requiredFields: { en: 'Please fill in all required fields.', fr: 'Veuillez remplir tous les champs obligatoires.' },
  mismatch: { en: 'New passwords do not match', fr: 'Les nouveaux mots de passe ne correspondent pas' },
  tooShort: {
    en: 'New password must be at least 6 characters long',
    fr: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  },
  tooLong: {
    en: 'New password must be at most 128 characters long',
    fr: 'Le nouveau mot de passe doit contenir au plus 128 caractères',
  },
} as const satisfies Record<string, Text>;

export type NewPassword = { password: string; confirmation: string };

/** The first thing that is wrong with a new password; null when it can be sent (ACC-006 to ACC-008, decision N-01). */
export function newPasswordProblem({ password, confirmation }: NewPassword): Text | null {
  if (password === '' || confirmation === '') return newPasswordTexts.requiredFields;
  if (password !== confirmation) return newPasswordTexts.mismatch;
  if (password.length < limits.passwordMinimum) return newPasswordTexts.tooShort;
  return password.length > limits.passwordMaximum ? newPasswordTexts.tooLong : null;
}
