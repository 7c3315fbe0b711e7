import { describe, expect, it } from 'vitest';
import { pick } from '../../lib/i18n/messages.ts';
import { accountMessages } from './messages.ts';
import { type PasswordFields, validatePasswordChange } from './validate-password.ts';

const words = pick(accountMessages, 'en');
const said = (change: Partial<PasswordFields>) => {
  const key = validatePasswordChange({ current: 'old-one', next: 'secret', confirmation: 'secret', ...change });
  return key === null ? null : words[key];
};

describe('validatePasswordChange', () => {
  it('lets a whole form pass', () => expect(said({})).toBeNull());

  it.each(['current', 'next', 'confirmation'] as const)('asks for every field (%s)', (field) => {
    expect(said({ [field]: '' })).toBe('Please fill in all required fields.');
  });

  it('wants the same password twice', () => expect(said({ confirmation: 'other' })).toBe('New passwords do not match'));

  it('wants six characters at least', () => {
    expect(said({ next: '12345', confirmation: '12345' })).toBe('New password must be at least 6 characters long');
    expect(said({ next: '123456', confirmation: '123456' })).toBeNull();
  });
});
