import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { providerMessages } from './provider-messages.ts';
import { providersQuery } from './providers-query.ts';
import { SetPassword } from './set-password.tsx';

/** Shows a form that asks for the current password; to somebody who has none, how to get one. */
export function PasswordNeeded({ children }: { children: ReactNode }) {
  const words = useMessages(providerMessages);
  const account = useAccount();
  const { data } = useQuery({ ...providersQuery, enabled: !isDemoAccount(account) });
  return data?.hasPassword === false ? <SetPassword lead={words.noPasswordHere} /> : children;
}
