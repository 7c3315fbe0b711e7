import type { Account } from '@elan/contract/account';

/** A free account, with the given changes. */
export function accountOf(change: Partial<Account> = {}): Account {
  return {
    user: {
      id: 'user-1',
      email: 'zoe@example.test',
      name: '',
      color: 'pine',
      lastSignInAt: '2025-01-01T00:00:00.000Z',
    },
    language: 'en',
    tier: 'free',
    isFounder: false,
    hasAccess: true,
    hasPremiumAccess: false,
    usage: { used: 1, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' },
    services: { ai: 'builtin', payments: 'sandbox', mail: 'outbox' },
    ...change,
  };
}
