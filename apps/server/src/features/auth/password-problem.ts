import { limits } from '@elan/domain/limits';

/** Why a new password is refused, by its length alone; null when it is not. */
export function passwordProblem(password: string): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | null {
  if (password.length < limits.passwordMinimum) return 'PASSWORD_TOO_SHORT';
  return password.length > limits.passwordMaximum ? 'PASSWORD_TOO_LONG' : null;
}
