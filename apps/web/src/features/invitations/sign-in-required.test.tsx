// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeReturnTo } from '../../data/account/take-return-to.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SignInRequired } from './sign-in-required.tsx';

afterEach(cleanup);

it('leads to the sign-in and remembers where to come back to', async () => {
  const onLeave = vi.fn();
  const { router } = showScreen(<SignInRequired expired={false} onLeave={onLeave} path="/invite/i1" />);
  expect(screen.getByRole('heading', { name: 'Sign in Required' })).toBeTruthy();
  expect(screen.queryByText('Not authenticated')).toBeNull();
  expect(screen.getByRole('link', { name: 'Create a free account to accept' }).getAttribute('href')).toBe(
    '/auth?type=signup',
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sign In' })));
  expect(onLeave).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/auth');
  expect(takeReturnTo()).toBe('/invite/i1');
});

it('says that a session ended', () => {
  showScreen(<SignInRequired expired onLeave={() => undefined} path="/invite/i1" />);
  expect(screen.getByRole('alert').textContent).toContain('Not authenticated');
});
