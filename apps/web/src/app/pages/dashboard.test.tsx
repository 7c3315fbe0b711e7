// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personOf } from '../../testing/person.ts';
import { answerCalls } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { DashboardPage } from './dashboard.tsx';

const summary = {
  id: '11111111-1111-4111-8111-111111111111',
  user_id: 'user-1',
  name: 'Bakery',
  description: null,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
  archivedAt: null,
  progress: { completed: 3, total: 11, percent: 27 },
};
const shared = {
  ...summary,
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Bicycle co-op',
  user_role: 'viewer',
  collaboration_status: 'accepted',
  owner_email: 'bruno@example.test',
  owner_profile: personOf('bruno@example.test'),
};

const page = (name: string, entries: unknown[]) => ({ [name]: entries, count: entries.length, next: null });
const ownPage = (projects: unknown[]) => ({
  ...page('projects', projects),
  totals: { projects: projects.length, active: 0, created: 0, archived: 0, trashed: 0 },
});

function show(options: { own?: unknown[]; shared?: unknown[]; state?: unknown } = {}) {
  const calls = answerCalls({
    'projects/list': () => ownPage(options.own ?? [summary]),
    'projects/countCollaborators': () => ({ collaborators: 1 }),
    'collaboration/shared': () => page('projects', options.shared ?? [shared]),
    'invitations/list': () => page('invitations', []),
  });
  const view = showScreen(<DashboardPage />, {}, options.state ?? null);
  return { ...view, count: (path: string) => calls.filter((call) => call.path === path).length };
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('projects of others', () => {
  it('stand apart, with role, owner and progress, and can be neither renamed nor deleted', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Shared with you' });
    const card = within(list).getByRole('listitem');
    for (const text of ['Bicycle co-op', 'Viewer', 'bruno@example.test', '27%']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).queryAllByRole('button')).toEqual([]);
    expect(within(card).getByRole('link', { name: 'Open Bicycle co-op' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete Bakery' })).toBeTruthy();
  });

  it('are looked at again every 30 seconds, until the screen is left', async () => {
    const { count, unmount } = show();
    await screen.findByText('Bicycle co-op');
    expect(count('collaboration/shared')).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(count('collaboration/shared')).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(count('collaboration/shared')).toBe(3);
    unmount();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(count('collaboration/shared')).toBe(3);
  });

  it('are waited for before a newcomer gets a form, which would move under their hands', async () => {
    let tell: (value: { projects: unknown[] }) => void = () => undefined;
    const told = new Promise<{ projects: unknown[] }>((resolve) => {
      tell = resolve;
    });
    const calls = answerCalls({
      'projects/list': () => ownPage([]),
      'projects/countCollaborators': () => ({ collaborators: 0 }),
      'collaboration/shared': () => told,
      'invitations/list': () => page('invitations', []),
    });
    showScreen(<DashboardPage />);
    await expect.poll(() => calls.map(({ path }) => path)).toContain('collaboration/shared');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByLabelText(/^Project name/u)).toBeNull();
    await act(async () => tell({ projects: [] }));
    expect(await screen.findByText('Your first project starts here')).toBeTruthy();
    expect(screen.getAllByLabelText(/^Project name/u)).toHaveLength(1);
  });

  it('make somebody without a project of their own no newcomer', async () => {
    show({ own: [] });
    await screen.findByText('Bicycle co-op');
    expect(screen.queryByText('Your first project starts here')).toBeNull();
    expect(screen.getByRole('heading', { name: 'New project' })).toBeTruthy();
    cleanup();
    show({ own: [], shared: [] });
    expect(await screen.findByText('Your first project starts here')).toBeTruthy();
  });
});

it('reads the projects again when another screen asks for it', async () => {
  const { router, count } = show();
  await screen.findByText('Bakery');
  expect(count('projects/list')).toBe(1);
  await act(() => router.navigate('/start', { state: { refreshProjects: true, showInvitations: false } }));
  await expect.poll(() => count('projects/list')).toBe(2);
  expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
});

it('shows the invitations when the bell asks for them', async () => {
  show({ state: { showInvitations: true } });
  expect(await screen.findByText(/You have no pending invitations/u)).toBeTruthy();
});
