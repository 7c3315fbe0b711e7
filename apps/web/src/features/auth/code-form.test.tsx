// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { CodeForm } from './code-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/auth/sign-in/code';

async function type(code: string, answer: () => Response) {
  const calls = fakeServer({ [path]: answer });
  render(
    <LanguageProvider initial="en">
      <CodeForm onBack={vi.fn()} pending="waiting" />
    </LanguageProvider>,
  );
  fireEvent.change(document.querySelector('[name=code]') as Element, { target: { value: code } });
  await act(async () => {
    fireEvent.submit(document.querySelector('form') as Element);
  });
  return calls;
}

describe('the code of an authenticator', () => {
  it.each([
    [{ code: 'INVALID_CODE', remaining: 1 }, 401, 'This code is incorrect or was already used. 1 attempt left.'],
    [{ code: 'CODE_EXPIRED' }, 401, 'This took too long, and nobody was signed in. Please start over.'],
    [{ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 840 }, 429, 'Account temporarily locked. Try again in 14 minute(s).'],
  ])('says why it was refused: %j', async (answer, status, words) => {
    await type('123456', () => json(answer, status));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
  });

  it('is not sent while it is missing', async () => {
    expect(await type('  ', () => json({}))).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toBe('Please type the code.');
  });
});
