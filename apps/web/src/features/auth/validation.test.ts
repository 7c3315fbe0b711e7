import { describe, expect, it } from 'vitest';
import { pick } from '../../lib/i18n/messages.ts';
import { authMessages } from './messages.ts';
import { type AuthFields, type AuthMode, validateAuth } from './validation.ts';

const good: AuthFields = { email: 'zoe@example.test', password: 'secret', confirmation: 'secret', acceptsTerms: true };
const words = pick(authMessages, 'en');

function said(mode: AuthMode, change: Partial<AuthFields>) {
  const problem = validateAuth(mode, { ...good, ...change });
  return problem === null ? null : words[problem.message];
}

describe('validateAuth', () => {
  it('lets a whole form pass', () => {
    expect(said('sign-in', { confirmation: '', acceptsTerms: false })).toBeNull();
    expect(said('sign-up', {})).toBeNull();
  });

  it.each(['sign-in', 'sign-up'] as const)('asks for address and password (%s)', (mode) => {
    expect(said(mode, { email: '  ' })).toBe('Please fill in all required fields.');
    expect(said(mode, { password: '' })).toBe('Please fill in all required fields.');
  });

  it('checks a new account in the order of the specification', () => {
    expect(said('sign-up', { confirmation: 'other', acceptsTerms: false })).toBe('Passwords do not match.');
    expect(said('sign-up', { acceptsTerms: false })).toBe('You must accept the terms of service.');
    expect(said('sign-up', { password: '12345', confirmation: '12345' })).toBe(
      'Password must be at least 6 characters long.',
    );
    expect(said('sign-up', { password: '123456', confirmation: '123456' })).toBeNull();
  });

  it('refuses a password that the server would refuse', () => {
    const long = 'x'.repeat(129);
    expect(said('sign-up', { password: long, confirmation: long })).toBe(
      'Password must be at most 128 characters long.',
    );
  });

  it('refuses an invalid address; whether an account has it is for the server to say', () => {
    expect(said('sign-in', { email: 'zoé@exemple.ca' })).toBeNull();
    expect(said('sign-up', { email: 'zoé@exemple.ca' })).toBe('Invalid email address. Please check the format.');
  });
});
