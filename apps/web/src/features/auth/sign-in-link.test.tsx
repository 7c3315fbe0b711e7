// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { SignInLink } from './sign-in-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/auth/sign-in/link/confirm';
const token = `secret.${Buffer.from('zoe@example.test').toString('base64url')}`;

function open(link = token, language: 'en' | 'fr' = 'en') {
  const onNewLink = vi.fn();
  const onDone = vi.fn();
  render(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <SignInLink onCode={vi.fn()} onDone={onDone} onNewLink={onNewLink} token={link} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return { onNewLink, onDone };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('names the account, and asks the server only after a press', async () => {
  const calls = fakeServer({ [path]: () => json({ code: 'INVALID_TOKEN' }, 400) });
  const { onNewLink, onDone } = open();
  expect(screen.getByText('zoe@example.test')).toBeTruthy();
  expect(calls).toEqual([]);
  press('Sign in');
  expect(await screen.findByText(/already been used or is no longer valid/u)).toBeTruthy();
  expect(calls).toEqual([{ path, input: { token } }]);
  expect(onDone).not.toHaveBeenCalled();
  press('Ask for a new link');
  expect(onNewLink).toHaveBeenCalledWith('zoe@example.test');
});

it('offers another link when this one is not whole', () => {
  open('secret');
  expect(screen.getByText(/Nobody was signed in/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});
