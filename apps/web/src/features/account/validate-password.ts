import { limits } from '@elan/domain/limits';
import type { AccountMessageKey } from './messages.ts';

export type PasswordFields = { current: string; next: string; confirmation: string };

/** The first problem with a password change; null when it can be sent (ACC-006 to ACC-008). */
export function validatePasswordChange({ current, next, confirmation }: PasswordFields): AccountMessageKey | null {
  if (current === '' || next === '' || confirmation === '') return 'requiredFields';
  if (next !== confirmation) return 'mismatch';
  if (next.length < limits.passwordMinimum) return 'tooShort';
  return next.length > limits.passwordMaximum ? 'tooLong' : null;
}
