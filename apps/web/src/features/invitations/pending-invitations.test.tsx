// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personOf } from '../../testing/person.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

const invitation = {
  id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  project_id: '22222222-2222-4222-8222-222222222222',
  project_name: 'Bicycle co-op',
  project_description: null,
  invited_by_email: 'bruno@example.test',
  invited_by_profile: personOf('bruno@example.test'),
  role: 'editor',
  status: 'pending',
  invited_at: '2025-01-01T00:00:00.000Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (asked: boolean | null) => showScreen(<PendingInvitations request="visit" show={asked} />);

describe('PendingInvitations', () => {
  it('lists the project, who invites and the role, and takes the answer', async () => {
    let waiting = [invitation];
    const calls = answerCalls({
      'invitations/list': () => ({ invitations: waiting }),
      'invitations/respond': ({ response }) => {
        waiting = [];
        return { projectId: invitation.project_id, status: response };
      },
    });
    show(null);
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Bicycle co-op' });
    expect(screen.getByText('bruno@example.test')).toBeTruthy();
    expect(screen.getByText('Editor')).toBeTruthy();
    await act(async () => fireEvent.click(accept));
    expect(await screen.findByText('Invitation accepted! You now have access to the project.')).toBeTruthy();
    expect(screen.queryByText('Bicycle co-op')).toBeNull();
    expect(calls.find((call) => call.path === 'invitations/respond')?.input).toEqual({
      invitationId: invitation.id,
      response: 'accepted',
    });
  });

  it('stands there empty when somebody asked for it, and else not at all', async () => {
    answerCalls({ 'invitations/list': () => ({ invitations: [] }) });
    show(true);
    expect(await screen.findByText(/You have no pending invitations/u)).toBeTruthy();
    cleanup();
    const calls = answerCalls({ 'invitations/list': () => ({ invitations: [] }) });
    show(null);
    await expect.poll(() => calls).toHaveLength(1);
    expect(screen.queryByText('Invitations')).toBeNull();
  });

  it('stays closed when it was asked to, until somebody opens it', async () => {
    answerCalls({ 'invitations/list': () => ({ invitations: [invitation] }) });
    show(false);
    const heading = await screen.findByRole('button', { name: /Invitations/u });
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByRole('button', { name: /^Accept/u })).toBeTruthy();
  });

  it('says that they could not be loaded, and tries again', async () => {
    let works = false;
    answerCalls({
      'invitations/list': () => (works ? { invitations: [invitation] } : refused('INTERNAL', 500)),
    });
    show(null);
    expect((await screen.findByRole('alert')).textContent).toContain('Your invitations could not be loaded.');
    works = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Bicycle co-op')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
