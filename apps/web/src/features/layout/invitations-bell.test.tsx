// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { InvitationsBell } from './invitations-bell.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The calls that count invitations. */
const lookups = (calls: ReturnType<typeof answerCalls>) => () =>
  calls.filter(({ path }) => path === 'invitations/count');

describe('InvitationsBell', () => {
  it('shows how many wait, and opens them on the dashboard', async () => {
    answerCalls({ 'invitations/count': () => ({ count: 2 }) });
    const { router } = showScreen(<InvitationsBell />);
    const bell = await screen.findByRole('link', { name: 'Invitations, 2 pending' });
    expect(bell.textContent).toBe('2');
    await act(async () => fireEvent.click(bell));
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', state: { showInvitations: true } });
  });

  it('counts unread notices with the invitations, and opens the dashboard with both', async () => {
    answerCalls({
      'invitations/count': () => ({ count: 2 }),
      'notices/count': () => ({ unread: 1, any: true }),
    });
    const { router } = showScreen(<InvitationsBell />);
    const bell = await screen.findByRole('link', { name: 'Notices, 1 unread, 2 invitations pending' });
    expect(bell.textContent).toBe('3');
    await act(async () => fireEvent.click(bell));
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', state: { showInvitations: true } });
  });

  it('has no number without invitations', async () => {
    const calls = lookups(answerCalls({ 'invitations/count': () => ({ count: 0 }) }));
    showScreen(<InvitationsBell />);
    await expect.poll(() => calls()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Invitations' }).textContent).toBe('');
  });

  it('asks at once, then every minute, and no more once it is gone', async () => {
    const calls = lookups(answerCalls({ 'invitations/count': () => ({ count: 0 }) }));
    const { unmount } = showScreen(<InvitationsBell />);
    await expect.poll(() => calls()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls()).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls()).toHaveLength(3);
    unmount();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls()).toHaveLength(3);
  });

  it('counts a failed lookup as one, but not an ended session or a network that is away', async () => {
    answerCalls({ 'invitations/count': () => new Response('', { status: 500 }) });
    showScreen(<InvitationsBell />);
    expect(await screen.findByRole('link', { name: 'Invitations, 1 pending' })).toBeTruthy();
    cleanup();

    const ended = lookups(answerCalls({ 'invitations/count': () => refused('NOT_AUTHENTICATED', 401) }));
    showScreen(<InvitationsBell />);
    await expect.poll(() => ended()).toHaveLength(1);
    expect(screen.getByRole('link').textContent).toBe('');
    cleanup();

    const asked = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', asked);
    showScreen(<InvitationsBell />);
    await expect.poll(() => asked).toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('link').textContent).toBe('');
  });
});
