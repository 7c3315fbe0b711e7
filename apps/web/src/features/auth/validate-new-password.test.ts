import { expect, it } from 'vitest';
import { validateNewPassword } from './validate-new-password.ts';

it('a new password is refused with the texts of the account page', () => {
  expect(validateNewPassword('', 'secret')?.en).toBe('Please fill in all required fields.');
  expect(validateNewPassword('secret', 'other1')?.en).toBe('New passwords do not match');
  expect(validateNewPassword('12345', '12345')?.en).toBe('New password must be at least 6 characters long');
  expect(validateNewPassword('x'.repeat(129), 'x'.repeat(129))?.en).toContain('128');
  expect(validateNewPassword('secret', 'secret')).toBeNull();
});
