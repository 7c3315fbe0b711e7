// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { AuthForm } from './auth-form.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signInPath = '/api/auth/sign-in/email';
const resendPath = '/api/auth/send-verification-email';
const wrong = (remaining: number) => json({ code: 'INVALID_EMAIL_OR_PASSWORD', remaining }, 401);
const locked = (retryAfterSeconds: number, justLocked?: true) =>
  json({ code: 'ACCOUNT_LOCKED', retryAfterSeconds, ...(justLocked && { justLocked }) }, 429);

function open(language: 'en' | 'fr' = 'en') {
  const onCreated = vi.fn();
  render(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <AuthForm
          mode="sign-in"
          notice={null}
          onByLink={vi.fn()}
          onCode={vi.fn()}
          onCreated={onCreated}
          onForgot={vi.fn()}
          onModeChange={vi.fn()}
        />
      </LanguageProvider>
    </MemoryRouter>,
  );
}

async function enter(email: string) {
  fireEvent.change(document.querySelector('[name=email]') as Element, { target: { value: email } });
  fireEvent.change(document.querySelector('[name=password]') as Element, { target: { value: 'secret1' } });
  await act(async () => {
    fireEvent.submit(document.querySelector('form') as Element);
  });
}

const said = async (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
const credentials = 'Incorrect email or password. Please check your login credentials.';

describe('a failed sign-in', () => {
  it('says how many attempts remain (LOCK-003)', async () => {
    let remaining = 7;
    fakeServer({
      [signInPath]: () => {
        remaining -= 1;
        return wrong(remaining);
      },
    });
    open();
    for (const left of [6, 5, 4, 3, 2, 1]) {
      await enter('a@x.test');
      await said(`${credentials} (${left} attempts remaining)`);
    }
  });

  it('says that the address is locked now, then counts the minutes without asking the server (LOCK-004 to LOCK-006)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = fakeServer({ [signInPath]: () => locked(900, true) });
    open();
    await enter('a@x.test');
    await said('Too many failed login attempts. Account locked for 15 minutes.');
    await enter('A@X.test');
    await said('Account temporarily locked. Try again in 15 minute(s).');
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
    await said('Account temporarily locked. Try again in 1 minute(s).');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the minutes from the server, whatever this device remembers, in French too', async () => {
    fakeServer({ [signInPath]: () => locked(301) });
    open('fr');
    await enter('a@x.test');
    await said('Compte temporairement verrouillé. Réessayez dans 6 minute(s).');
  });

  it('is not counted when the credentials were not wrong (S-04)', async () => {
    fakeServer({ [signInPath]: () => json({ code: 'TOO_MANY_REQUESTS' }, 429) });
    open();
    await enter('a@x.test');
    await said('Too many attempts. Please wait a few minutes before trying again.');
    expect(localStorage.length).toBe(0);
  });

  it('offers the confirmation link again for an address that is not confirmed (N-02)', async () => {
    const calls = fakeServer({
      [signInPath]: () => json({ code: 'EMAIL_NOT_VERIFIED' }, 403),
      [resendPath]: () => json({ status: true }),
    });
    open();
    await enter('a@x.test');
    await waitFor(() => screen.getByText('Please confirm your email address before signing in. Check your inbox.'));
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/a new link is on its way/u)).toBeTruthy();
    expect(calls.at(-1)).toEqual({ path: resendPath, input: { email: 'a@x.test' } });
    expect(localStorage.length).toBe(0);
  });
});
