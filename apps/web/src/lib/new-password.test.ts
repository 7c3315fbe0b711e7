import { expect, it } from 'vitest';
import { newPasswordProblem } from './new-password.ts';

it.each([
  ['', 'secret', 'Please fill in all required fields.'],
  ['secret', '', 'Please fill in all required fields.'],
  ['secret', 'other1', 'New passwords do not match'],
  ['12345', '12345', 'New password must be at least 6 characters long'],
  ['x'.repeat(129), 'x'.repeat(129), 'New password must be at most 128 characters long'],
])('a new password "%s", confirmed as "%s", is refused', (password, confirmation, said) => {
  expect(newPasswordProblem({ password, confirmation })?.en).toBe(said);
});

it('six to 128 characters, twice the same, can be sent', () => {
  for (const password of ['123456', 'x'.repeat(128)])
    expect(newPasswordProblem({ password, confirmation: password })).toBeNull();
});
