import type { Account } from '@elan/contract/account';
import type { Language } from '@elan/domain/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { AccountProvider } from '../data/account/session.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { accountOf } from './account.ts';

/** Renders part of a screen for a signed-in person. @param address the page it is on */
export function show(
  piece: ReactNode,
  change: Partial<Account> = {},
  language: Language = 'en',
  address: string = '/',
): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageProvider initial={language}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <AccountProvider value={accountOf(change)}>{piece}</AccountProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}
