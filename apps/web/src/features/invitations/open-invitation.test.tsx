// @vitest-environment happy-dom
import type { PendingInvitation } from '@elan/contract/collaboration';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentProject } from '../../data/project/current-project.ts';
import { personOf } from '../../testing/person.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { OpenInvitation } from './open-invitation.tsx';

const projectId = '22222222-2222-4222-8222-222222222222';
const invitation: PendingInvitation = {
  id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  project_id: projectId,
  project_name: 'Bicycle co-op',
  project_description: 'Repair and rent.',
  invited_by_email: 'bruno@example.test',
  invited_by_profile: personOf('bruno@example.test'),
  role: 'commenter',
  status: 'pending',
  invited_at: '2025-01-01T00:00:00.000Z',
};

type Handlers = Parameters<typeof answerCalls>[0];

async function show(handlers: Handlers = {}) {
  const calls = answerCalls({
    'invitations/get': () => invitation,
    'invitations/respond': ({ response }) => ({ projectId, status: response }),
    'projects/get': () => ({ id: projectId }),
    ...handlers,
  });
  const { router } = showScreen(<OpenInvitation invitationId={invitation.id} />);
  await screen.findByRole('heading', { level: 1 });
  return { calls, router };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  currentProject.set('user-1', null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an invitation', () => {
  it('shows the project, who invites, and what the role may do', async () => {
    await show();
    for (const text of ['Bicycle co-op', 'Repair and rent.', 'bruno@example.test', 'Commenter']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Views the project and comments on it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('is accepted once, however often and whatever is pressed; then the project opens', async () => {
    const { calls, router } = await show();
    const accept = screen.getByRole('button', { name: 'Accept' });
    const decline = screen.getByRole('button', { name: 'Decline' });
    await act(async () => {
      fireEvent.click(accept);
      fireEvent.click(accept);
      fireEvent.click(decline);
    });
    expect(await screen.findByRole('heading', { name: 'Response Recorded' })).toBeTruthy();
    expect(screen.getByText('Invitation accepted! You now have access to the project.')).toBeTruthy();
    expect(screen.getByText('Redirecting you shortly...')).toBeTruthy();
    expect(calls.filter((call) => call.path === 'invitations/respond')).toHaveLength(1);

    await act(() => vi.advanceTimersByTimeAsync(1_300));
    expect(router.state.location.pathname).toBe('/start');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(router.state.location.pathname).toBe('/module/brainstorm');
    expect(currentProject.get('user-1')).toBe(projectId);
  });

  it('leads to the dashboard when the accepted project cannot be loaded', async () => {
    const { router } = await show({ 'projects/get': () => new Response('', { status: 500 }) });
    await press('Accept');
    await screen.findByRole('heading', { name: 'Response Recorded' });
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard',
      state: { refreshProjects: true, showInvitations: false },
    });
    expect(currentProject.get('user-1')).toBeNull();
  });

  it('is declined, and leads to the dashboard without loading the project', async () => {
    const { calls, router } = await show();
    await press('Decline');
    expect(await screen.findByText('Invitation declined.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(calls.map((call) => call.path)).not.toContain('projects/get');
  });

  it('stops waiting when the person leaves first', async () => {
    const { router } = await show();
    await press('Accept');
    await screen.findByRole('heading', { name: 'Response Recorded' });
    await act(() => router.navigate('/pricing'));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(router.state.location.pathname).toBe('/pricing');
  });

  it('that was answered elsewhere in the meantime is gone', async () => {
    await show({ 'invitations/respond': () => refused('NOT_FOUND', 404) });
    await press('Accept');
    expect(await screen.findByText('Invitation not found or has already been responded to')).toBeTruthy();
    expect(screen.queryByText('Bicycle co-op')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('can be answered again after a failure', async () => {
    let works = false;
    await show({
      'invitations/respond': ({ response }) =>
        works ? { projectId, status: response } : new Response('', { status: 500 }),
    });
    await press('Accept');
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred.');
    works = true;
    await press('Accept');
    expect(await screen.findByRole('heading', { name: 'Response Recorded' })).toBeTruthy();
  });

  it.each([
    [() => refused('NOT_FOUND', 404), 'Invitation not found or has already been responded to'],
    [() => refused('FORBIDDEN', 403), 'This invitation is not for your account.'],
    [() => refused('NOT_AUTHENTICATED', 401), 'Not authenticated'],
    [() => new Response('', { status: 500 }), 'Failed to load invitation details.'],
  ])('that cannot be shown says why: case %#', async (reply, text) => {
    await show({ 'invitations/get': reply });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
    expect(screen.queryByText('Bicycle co-op')).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    let works = false;
    await show({ 'invitations/get': () => (works ? invitation : new Response('', { status: 500 })) });
    works = true;
    await press('Try again');
    expect(await screen.findByText('Bicycle co-op')).toBeTruthy();
  });
});
