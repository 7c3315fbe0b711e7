import type { Account } from '@elan/contract/account';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ToastProvider } from '../components/ui/toast.tsx';
import { AccountProvider } from '../data/account/session.ts';
import { accountOf } from './account.ts';

/** Renders a screen with an account, a query cache and a router that shows the current location. */
export function showScreen(screen: ReactNode, change: Partial<Account> = {}, state: unknown = null) {
  const router = createMemoryRouter(
    [
      { path: '/start', element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/start', state }] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const view = render(
    <AccountProvider value={accountOf(change)}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </AccountProvider>,
  );
  return { ...view, router, queryClient };
}
