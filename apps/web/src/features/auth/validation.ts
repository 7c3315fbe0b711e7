import { isEmailAddress } from '@elan/domain/email-address';
import { limits } from '@elan/domain/limits';
import type { AuthMessageKey } from './messages.ts';

export type AuthMode = 'sign-in' | 'sign-up';
export type AuthFields = { email: string; password: string; confirmation: string; acceptsTerms: boolean };
export type Problem = { message: AuthMessageKey; field: keyof AuthFields };

/** The first thing that is wrong with the form, in the order of the specification; null when it may be sent. */
export function validateAuth(mode: AuthMode, fields: AuthFields): Problem | null {
  const email = fields.email.trim();
  if (email === '') return { message: 'requiredFields', field: 'email' };
  if (fields.password === '') return { message: 'requiredFields', field: 'password' };
  // The server knows of accounts whose address would not be taken today.
  if (mode === 'sign-in') return null;
  if (fields.confirmation === '') return { message: 'requiredFields', field: 'confirmation' };
  if (fields.password !== fields.confirmation) return { message: 'mismatch', field: 'confirmation' };
  if (!fields.acceptsTerms) return { message: 'termsRequired', field: 'acceptsTerms' };
  if (fields.password.length < limits.passwordMinimum) return { message: 'tooShort', field: 'password' };
  if (fields.password.length > limits.passwordMaximum) return { message: 'tooLong', field: 'password' };
  return isEmailAddress(email) ? null : { message: 'invalidEmail', field: 'email' };
}
