// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { noteMissingFile } from '../lib/new-build.ts';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

test('shows what went wrong and a way out', () => {
  render(<ErrorScreen message="The page broke." />);
  expect(screen.getByRole('heading', { name: 'Application Error' })).toBeTruthy();
  expect(screen.getByText('The page broke.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
});

test('without a message it says so, in French too', () => {
  const view = render(<ErrorScreen message=" " />);
  expect(screen.getByText('Unknown error')).toBeTruthy();
  view.unmount();
  render(
    <LanguageProvider initial="fr">
      <ErrorScreen message="" />
    </LanguageProvider>,
  );
  expect(screen.getByText('Erreur inconnue')).toBeTruthy();
  expect(screen.getByRole('heading', { name: "Erreur de l'application" })).toBeTruthy();
});

test('a missing file is told only when no reload has mended it', () => {
  vi.useFakeTimers();
  noteMissingFile('Failed to fetch /assets/gone.js');
  const { container } = render(<ErrorScreen message="Failed to fetch /assets/gone.js" />);
  expect(container.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeTruthy();
});

test('offers the code of the failure to copy, and puts it into the mail to support', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const view = render(<ErrorScreen code="k7qf2mxd9a" message="The page broke." />);
  expect(screen.getByText('k7qf2mxd9a')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('k7qf2mxd9a');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(write).toHaveBeenCalledWith('k7qf2mxd9a');
  view.unmount();
  render(
    <LanguageProvider initial="fr">
      <ErrorScreen code="k7qf2mxd9a" message="" />
    </LanguageProvider>,
  );
  expect(screen.getByText('Code de référence')).toBeTruthy();
});

test('a code that cannot be copied is selected instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<ErrorScreen code="k7qf2mxd9a" message="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  await waitFor(() => expect(getSelection()?.toString()).toBe('k7qf2mxd9a'));
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
});
