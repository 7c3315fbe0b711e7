// @vitest-environment happy-dom
import type { Activity } from '@elan/contract/activity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../data/account/session.ts';
import { accountOf } from '../../testing/account.ts';
import { personOf } from '../../testing/person.ts';
import { ActivityTimeline } from './activity-timeline.tsx';

const server = vi.hoisted(() => ({ activity: [] as Activity[], failure: null as Error | null }));
vi.mock('../../data/api/api.ts', () => ({
  client: {
    activity: {
      list: async () => {
        if (server.failure !== null) throw server.failure;
        return { activity: server.activity };
      },
    },
  },
}));

beforeEach(() => Object.assign(server, { activity: [], failure: null }));
afterEach(cleanup);

function show() {
  render(
    <AccountProvider value={accountOf()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ActivityTimeline projectId="p" />
      </QueryClientProvider>
    </AccountProvider>,
  );
}

const entry = (id: string, moment: Date, values: Partial<Activity> = {}): Activity => ({
  id,
  project_id: 'p',
  user_id: 'user-2',
  user_email: 'marc@example.test',
  user_profile: personOf('marc@example.test', 'Marc Roy'),
  action_type: 'module_updated',
  module_key: 'idea',
  description: 'Module updated: idea',
  metadata: {},
  created_at: moment.toISOString(),
  ...values,
});

it('groups by day, newest first, and says who did what', async () => {
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  server.activity = [
    entry('1', now, { user_id: 'user-1', user_email: 'zoe@example.test', user_profile: personOf('zoe@example.test') }),
    entry('2', yesterday, { user_id: null, user_email: null, user_profile: null, action_type: 'project_viewed' }),
    entry('3', new Date(2024, 4, 5, 12), { module_key: 'no such module' }),
  ];
  show();
  await screen.findByRole('heading', { name: 'Today' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Today',
    'Yesterday',
    'May 5, 2024',
  ]);
  expect([...document.querySelectorAll('li p')].map((each) => each.textContent)).toEqual([
    'You updated “My idea”',
    'Unknown user opened the project',
    'Marc Roy · Module updated: idea',
  ]);
});

it('shows few at first, then more, and the reading goes on at the first new one', async () => {
  const today = new Date();
  server.activity = Array.from({ length: 12 }, (_, index) => entry(String(index), today));
  show();
  await screen.findByRole('heading', { name: 'Today' });
  expect(document.querySelectorAll('li')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Show older activity' }));
  await expect.poll(() => document.querySelectorAll('li')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show older activity' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await expect.poll(() => document.activeElement === document.querySelectorAll('li')[8]).toBe(true);
});

it('teaches what will stand there', async () => {
  show();
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
});

it('can be asked again when it could not be loaded', async () => {
  server.failure = new Error();
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load activity');
  server.failure = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
});

it('shows what a newer server alone knows by its description', async () => {
  const unknown = {
    action_type: 'horoscope_cast' as 'project_viewed',
    description: 'Horoscope cast',
    metadata: { program: 'x' },
  };
  server.activity = [entry('1', new Date(), unknown), entry('2', new Date())];
  show();
  expect(await screen.findByText(/· Horoscope cast/u)).toBeTruthy();
  expect(screen.getByText(/updated/u)).toBeTruthy();
});
