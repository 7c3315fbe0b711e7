// @vitest-environment happy-dom
import type { Account } from '@elan/contract/account';
import { marketing } from '@elan/domain/modules/marketing/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../components/ui/toast.tsx';
import { AccountProvider, session, useSession } from '../../data/account/session.ts';
import { signedInKey } from '../../data/api/first-reads.ts';
import { deviceStorage } from '../../lib/device-storage.ts';
import { accountOf } from '../../testing/account.ts';
import { projectOf } from '../../testing/project.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { GuidedModule } from '../compositions/module/guided-module.tsx';
import { JournalModule } from '../compositions/module/journal.tsx';

const project = projectOf();
const premium: Partial<Account> = { tier: 'premium', hasPremiumAccess: true };

/** The account of the session, which a refusal makes the page read again. */
function Signed({ children }: { children: ReactNode }) {
  const state = useSession();
  return state.status === 'signed-in' ? <AccountProvider value={state.account}>{children}</AccountProvider> : null;
}

let calls: ReturnType<typeof answerCalls>;
let account: Account;
beforeEach(async () => {
  account = accountOf(premium);
  const refuse = () => {
    account = accountOf();
    return refused('PLAN_REQUIRED', 403, { module: 'marketing' });
  };
  calls = answerCalls({
    'account/get': () => account,
    'modules/saveAnswers': refuse,
    'journal/add': refuse,
  });
  // The account is read without the client of the contract.
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (target: Request | string, init?: RequestInit) =>
    answer(typeof target === 'string' ? new Request(new URL(target, location.origin), init) : target),
  );
  deviceStorage.set(signedInKey, account.user.id);
  await session.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function show(page: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <Signed>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </Signed>,
  );
}

it('an answer that is refused because the plan ended shows the Premium banner, and its text stays', async () => {
  show(<GuidedModule definition={marketing} project={project} />);
  const field = document.querySelector<HTMLInputElement>('[name=brandName]');
  if (field === null) throw new Error('the question is not on screen');
  expect(screen.queryByText('Premium Module')).toBeNull();
  fireEvent.change(field, { target: { value: 'Pain doré' } });
  expect(await screen.findByText('Premium Module')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'modules/saveAnswers')).not.toEqual([]);
  // Beside the answer that is stored, to copy or discard.
  expect(await screen.findByText('Pain doré')).toBeTruthy();
});

it('an entry that is refused because the plan ended shows the Premium banner', async () => {
  show(<JournalModule project={project} />);
  expect(screen.queryByText('Premium access required')).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'New entry' })[0] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'A day' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'What happened' }), { target: { value: 'It rained' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Premium access required')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'journal/add')).toHaveLength(1);
});
